// The sounds of a table, made here: no files. Others ask for one with the event cardspeak:sound and its name.
(() => {
  "use strict";
  const root = document.documentElement;
  let context = null;
  // a browser lets a page sound once somebody has touched it
  for (const kind of ["pointerdown", "keydown"]) document.addEventListener(kind, () => {
    context ||= new AudioContext();
    if (context.state === "suspended") context.resume();
  });
  // each sound is tones one after the other: when (s), pitch (Hz), length (s), how loud, of what kind
  const SOUNDS = {
    turn: [[0, 660, 0.14, 0.07, "sine"], [0.12, 880, 0.2, 0.07, "sine"]],
    deal: [[0, 0, 0.05, 0.05, "noise"]],
    fold: [[0, 0, 0.11, 0.03, "noise"]],
    chips: [[0, 2400, 0.035, 0.035, "triangle"], [0.045, 3100, 0.035, 0.03, "triangle"], [0.09, 2700, 0.04, 0.025, "triangle"]],
    gather: [[0, 1900, 0.04, 0.02, "triangle"], [0.05, 1600, 0.04, 0.02, "triangle"], [0.1, 2100, 0.05, 0.02, "triangle"]],
    win: [[0, 523, 0.16, 0.05, "sine"], [0.11, 659, 0.16, 0.05, "sine"], [0.22, 784, 0.3, 0.05, "sine"]],
  };
  const last = {}; // when each was heard last: many cards at once are one sound
  function source(kind, pitch, length) {
    if (kind !== "noise") {
      const tone = context.createOscillator();
      tone.type = kind; tone.frequency.value = pitch;
      return tone;
    }
    const frames = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
    const row = frames.getChannelData(0);
    for (let i = 0; i < row.length; i += 1) row[i] = (Math.random() * 2 - 1) * (1 - i / row.length);
    const noise = context.createBufferSource();
    noise.buffer = frames;
    return noise;
  }
  function play(name) {
    const tones = SOUNDS[name];
    if (!tones || !context || context.state !== "running" || root.dataset.sound !== "on") return;
    if (performance.now() - (last[name] || -1e9) < 60) return;
    last[name] = performance.now();
    tones.forEach(([after, pitch, length, loud, kind], place) => {
      const heard = source(kind, pitch, length), volume = context.createGain(), at = context.currentTime + after;
      volume.gain.setValueAtTime(loud, at);
      volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
      heard.connect(volume).connect(context.destination);
      // counted when it has been heard to its end
      if (place === tones.length - 1) heard.onended = () => { played[name] = (played[name] || 0) + 1; };
      heard.start(at); heard.stop(at + length);
    });
  }
  const played = window.cardspeakPlayed = {};
  document.addEventListener("cardspeak:sound", (event) => play(event.detail));
})();
