"""What is counted for the operator: of this process, since it began. No label holds a name, a card or an id."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

ACTIONS = Counter("cardspeak_actions", "Commands that were carried out, those of bots too", registry=REGISTRY)
REFUSALS = Counter("cardspeak_refusals", "What was refused at tables, by code", ["code"], registry=REGISTRY)
FRAMES = Counter("cardspeak_frames", "Messages sent on live connections", registry=REGISTRY)
LIMITS = Counter("cardspeak_limits", "How often a limit was reached, by limit", ["limit"], registry=REGISTRY)
FAILURES = Counter("cardspeak_failures", "What failed and was begun again", ["what", "why"], registry=REGISTRY)
ANSWERS = Counter("cardspeak_answers", "Answers over HTTP, by status", ["status"], registry=REGISTRY)
VIEWERS = Gauge("cardspeak_viewers", "Live connections that are open", registry=REGISTRY)
COMMIT = Histogram(
    "cardspeak_commit_seconds", "From deciding to durable, as players wait for it", buckets=SECONDS, registry=REGISTRY
)
FOLLOW = Histogram(
    "cardspeak_follow_seconds", "From an event's time until this process, which did not make it, had it",
    buckets=SECONDS, registry=REGISTRY,
)  # fmt: skip
STORE = Gauge("cardspeak_store_seconds", "What the last question to the database took", registry=REGISTRY)
LOOP = Gauge("cardspeak_loop_seconds", "How late the event loop was when it was looked at last", registry=REGISTRY)
