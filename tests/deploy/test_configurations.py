"""What `deploy/` holds is valid to its own programs, and the proxies carry pages, live connections and addresses.

A program that is not on this machine is not asked; `apt install nginx caddy docker-compose openssl` brings them.
"""

from __future__ import annotations

import http.client
import json
import os
import re
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest
from tests.postgres import Postgres
from tests.serving import PATIENCE, Answer, Program, Server, free_port, opened, programs
from websockets.sync.client import connect

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
NAME = "poker.example.org"
TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")  # folders of nginx that only root may use
PHONE = "127.0.0.2"  # an address of this machine from which a browser asks


def program(*names: str) -> str:
    """Return the first of these programs that is here; without any the test is skipped."""
    for name in names:
        found = shutil.which(name)
        if found:
            return found
    pytest.skip(f"{' or '.join(names)} is not on this machine")


def checked(*command: str | Path, **environment: str) -> str:
    """Run a validator; what it said."""
    done = subprocess.run(
        [str(word) for word in command], capture_output=True, text=True, timeout=300, check=False,
        env={**os.environ, **environment},
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def replaced(text: str, **words: str) -> str:
    """Put other words into a configuration; each has to be there."""
    for old, new in words.items():
        assert old in text, old
        text = text.replace(old, new)
    return text


def test_the_compose_file_is_valid() -> None:
    """Also that it asks for a name and a password, and starts nothing without."""
    plugin = shutil.which("docker") is not None and subprocess.run(
        ["docker", "compose", "version"], capture_output=True, check=False
    ).returncode == 0  # fmt: skip
    command = ["docker", "compose"] if plugin else [program("docker-compose")]
    given = dict(line.split("=") for line in (DEPLOY / "example.env").read_text().splitlines())
    said = checked(*command, "-f", DEPLOY / "compose.yaml", "config", **given)
    assert f"--allow-host={NAME}" in said
    without = subprocess.run(
        [*command, "-f", str(DEPLOY / "compose.yaml"), "config"], capture_output=True, text=True, check=False,
        env={**os.environ, "CARDSPEAK_NAME": ""},
    )  # fmt: skip
    assert without.returncode != 0


def test_the_unit_is_valid_and_closed(tmp_path: Path) -> None:
    """Systemd understands every line, finds the program, and counts the unit among the well closed ones."""
    analyze = program("systemd-analyze")
    unit = tmp_path / "cardspeak@.service"
    text = (DEPLOY / unit.name).read_text()
    unit.write_text(replaced(text, **{"/opt/cardspeak/.venv/bin": str(Path(sys.executable).parent)}))
    assert checked(analyze, "verify", unit) == ""
    checked(analyze, "security", "--offline=true", "--threshold=20", unit)
    [started] = re.findall(r"^ExecStart=\S+ (.*)$", text, re.MULTILINE)
    said = checked(sys.executable, "-m", "cardspeak", "serve", "--help")
    assert all(word in said for word in re.findall(r"--[a-z-]+", started))


class Certificate(NamedTuple):
    """The files of a certificate that signed itself."""

    chain: Path
    key: Path


def certificate(folder: Path) -> Certificate:
    """Make a certificate of the name."""
    found = Certificate(folder / "chain.pem", folder / "key.pem")
    checked(
        program("openssl"), "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
        "-days", "2", "-subj", f"/CN={NAME}", "-keyout", found.key, "-out", found.chain,
    )  # fmt: skip
    return found


def nginx(folder: Path, plain: int, tls: int, servers: list[int]) -> list[str]:
    """Return the command that runs nginx as configured, at ports and with files of our own."""
    mine = certificate(folder)
    text = replaced(
        (DEPLOY / "nginx.conf").read_text(),
        **{
            "/run/nginx.pid": str(folder / "nginx.pid"),
            "/var/log/nginx/error.log": "stderr",
            "listen 80;": f"listen 127.0.0.1:{plain};",
            "listen 443 ssl;": f"listen 127.0.0.1:{tls} ssl;",
            "        listen [::]:80;\n": "",
            "        listen [::]:443 ssl;\n": "",
            "/etc/ssl/cardspeak/fullchain.pem": str(mine.chain),
            "/etc/ssl/cardspeak/privkey.pem": str(mine.key),
            "127.0.0.1:8000": f"127.0.0.1:{servers[0]}",
            "127.0.0.1:8001": f"127.0.0.1:{servers[1]}",
            "http {\n": "http {\n" + "".join(f"    {kind}_temp_path {folder / kind};\n" for kind in TEMPORARY),
        },
    )  # fmt: skip
    file = folder / "nginx.conf"
    file.write_text(text)
    command = [program("nginx"), "-p", str(folder), "-c", str(file), "-e", "stderr", "-g", "daemon off;"]
    checked(*command, "-t")
    return command


def caddy(folder: Path, plain: int, tls: int, servers: list[int]) -> list[str]:
    """Return the command that runs Caddy as configured, at ports of our own, with a certificate of its own."""
    command = program("caddy")
    checked(command, "validate", "--adapter", "caddyfile", "--config", DEPLOY / "Caddyfile", XDG_DATA_HOME=str(folder))
    site = "{$CARDSPEAK_NAME:localhost} {\n"
    ports = f"{{\n\thttp_port {plain}\n\thttps_port {tls}\n\tadmin off\n\tskip_install_trust\n}}\n"
    upstreams = " ".join(f"127.0.0.1:{port}" for port in servers)
    text = replaced(
        (DEPLOY / "Caddyfile").read_text(),
        **{
            site: f"{ports}{NAME} {{\n\tbind 127.0.0.1\n\ttls internal\n",
            "{$CARDSPEAK_SERVERS:one:8000 two:8000}": upstreams,
        },
    )
    file = folder / "Caddyfile"
    file.write_text(text)
    return ["env", f"XDG_DATA_HOME={folder}", f"HOME={folder}", command, "run", "--adapter", "caddyfile", "--config",
            str(file)]  # fmt: skip


class Proxy:
    """A proxy that runs; browsers ask it from `PHONE`."""

    def __init__(self, plain: int, tls: int) -> None:
        self.plain, self.tls = plain, tls
        self.context = ssl.create_default_context()
        self.context.check_hostname, self.context.verify_mode = False, ssl.CERT_NONE

    def raw(self) -> socket.socket:
        """Open a connection."""
        return socket.create_connection(("127.0.0.1", self.tls), PATIENCE, source_address=(PHONE, 0))

    def wire(self) -> ssl.SSLSocket:
        """Open a connection over TLS."""
        raw = self.raw()
        try:
            return self.context.wrap_socket(raw, server_hostname=NAME)
        except OSError:
            raw.close()
            raise

    def ask(self, method: str, path: str, body: str = "", **headers: str) -> Answer:
        """Send a request."""
        connection = http.client.HTTPConnection(NAME)
        connection.sock = self.wire()
        given = {"Host": f"{NAME}:{self.tls}"} | {key.replace("_", "-"): value for key, value in headers.items()}
        return answered(connection, method, path, body, given)


def answered(
    connection: http.client.HTTPConnection, method: str, path: str, body: str, headers: dict[str, str]
) -> Answer:
    """Send a request and close its connection."""
    try:
        connection.request(method, path, body, headers)
        reply = connection.getresponse()
        return Answer(reply.status, {key.lower(): value for key, value in reply.getheaders()}, reply.read())
    finally:
        connection.close()


@contextmanager
def running(command: list[str], proxy: Proxy) -> Iterator[Proxy]:
    """Run a proxy until it answers for the room, and end it."""
    process = subprocess.Popen(command, stderr=subprocess.PIPE)
    try:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                if proxy.ask("GET", "/ready").status == 200:
                    break
            except OSError:
                pass
            assert process.poll() is None, process.communicate()
            assert time.monotonic() < end, "the proxy does not answer"
            time.sleep(0.02)
        yield proxy
    finally:
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=PATIENCE)


@pytest.mark.parametrize("configured", [nginx, caddy])
def test_a_proxy_carries_pages_live_connections_and_addresses(
    configured: Callable[[Path, int, int, list[int]], list[str]], tmp_path: Path
) -> None:
    """Two servers are named, of which one is down: whoever asks notices nothing."""
    store = opened(tmp_path / "room.db")
    [person] = programs(store.people, 1)
    store.close()
    proxy = Proxy(free_port(), free_port())
    with Server(tmp_path / "room.db", more=["--behind-proxy", "--allow-host", NAME]) as server:
        command = configured(tmp_path, proxy.plain, proxy.tls, [server.port, free_port()])
        with running(command, proxy):
            pages(proxy)
            addresses(proxy, server)
            plays(proxy, person)
            assert server.ask("GET", "/metrics").status == 200
            assert proxy.ask("GET", "/metrics").status == 404


@pytest.mark.parametrize("configured", [nginx, caddy])
def test_two_servers_are_one_room(
    configured: Callable[[Path, int, int, list[int]], list[str]], tmp_path: Path, postgres: Postgres
) -> None:
    """Whoever asks is sent to either; one that is killed in the middle is not missed, and its tables play on."""
    store = opened(postgres.empty())
    [person] = programs(store.people, 1)
    store.close()
    more = ["--behind-proxy", "--allow-host", NAME]
    one, two = [Server(tmp_path / f"{name}.db", more=more, database=postgres.room) for name in ("one", "two")]
    proxy = Proxy(free_port(), free_port())
    with one, two:
        command = configured(tmp_path, proxy.plain, proxy.tls, [one.port, two.port])
        with running(command, proxy):
            pages(proxy)
            plays(proxy, person)
            one.kill()
            pages(proxy)
            plays(proxy, person)


def pages(proxy: Proxy) -> None:
    """Pages load again and again, under the room's name alone, and plain HTTP is sent on."""
    for _ in range(4):
        reply = proxy.ask("GET", "/")
        assert reply.status == 200
        assert reply.headers["strict-transport-security"]
        assert b"<html" in reply.body
    other = proxy.ask("GET", "/", Host="evil.example")
    assert other.status in (404, 421) or b"<html" not in other.body
    plain = http.client.HTTPConnection("127.0.0.1", proxy.plain, timeout=PATIENCE)
    moved = answered(plain, "GET", "/ask", "", {"Host": NAME})
    assert moved.status in (301, 308)
    assert moved.headers["location"].startswith(f"https://{NAME}")


def addresses(proxy: Proxy, server: Server) -> None:
    """The room knows the browser's address, whatever the browser says of it, and gives it a cookie for TLS."""
    reply = proxy.ask(
        "POST", "/enter/guest", "name=Zoe", Origin=f"https://{NAME}:{proxy.tls}", X_Forwarded_For="192.0.2.99",
        Content_Type="application/x-www-form-urlencoded",
    )  # fmt: skip
    assert reply.status == 303
    assert reply.headers["set-cookie"].startswith("__Host-cardspeak=")
    end = time.monotonic() + PATIENCE
    while not (came := [line["address"] for line in logged(server) if line["event"] == "came"]):
        assert time.monotonic() < end  # a thread writes the log: it may come after the answer
        time.sleep(0.02)
    assert came == [PHONE]
    foreign = proxy.ask("POST", "/enter/guest", "name=Zed", Origin="https://evil.example")
    assert foreign.status == 403


def logged(server: Server) -> list[dict[str, str]]:
    """Return the whole lines that a server has logged."""
    return [json.loads(line) for line in server.words().splitlines(True) if line[:1] == "{" and line.endswith("}\n")]


def plays(proxy: Proxy, person: Program) -> None:
    """A program opens a table and plays over a live connection."""
    bearer = {"Authorization": f"Bearer {person.token}"}
    asked = json.dumps({"game": "no-limit holdem", "speed": "instant", "bots": ["calling"]})
    reply = proxy.ask("POST", "/api/tables", asked, Content_Type="application/json", **bearer)
    assert reply.status == 201
    table = reply.data["id"]
    address = f"wss://{NAME}:{proxy.tls}/api/tables/{table}/live"
    with connect(address, sock=proxy.raw(), ssl=proxy.context, additional_headers=bearer, proxy=None) as live:
        live.send(json.dumps({"do": "sit", "seat": 0, "id": "sit"}))
        said: list[str] = []
        while not any('"hand.begun"' in text for text in said):
            said.append(str(live.recv(PATIENCE)))
        assert any(json.loads(text).get("id") == "sit" and json.loads(text)["ok"] for text in said)
