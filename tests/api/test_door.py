"""Who may come in: keys, scopes, hosts, origins, forged addresses, rates; everything fails closed."""

from __future__ import annotations

import re
import socket
from pathlib import Path

import pytest
import uvicorn
from click.testing import CliRunner, Result
from starlette.testclient import TestClient

from api import keys_command, serve
from api.keys import KeyStore
from tests.api.conftest import ADMIN_KEY, Inside
from tests.api.shelved import QUESTION, fill
from tests.server import free_port
from tests.state import file_of

RULE = "/rules"
WIDE = {"RIGWISE_HOST": "0.0.0.0"}


def bearer(secret: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {secret}"}


@pytest.fixture
def keys(tmp_path: Path) -> KeyStore:
    return KeyStore(file_of(tmp_path, "keys"))


def status(client: TestClient, path: str = RULE, **headers: str) -> int:
    return client.get(path, headers=headers).status_code


def test_on_this_machine_no_key_is_asked_for_and_any_is_borne(inside: Inside) -> None:
    client = inside()
    assert status(client) == 200
    assert status(client, Authorization="Bearer sk-some-default-of-a-client") == 200


def test_the_first_key_closes_the_door_for_everybody_else(inside: Inside, keys: KeyStore) -> None:
    client = inside()
    assert status(client) == 200
    _, secret = keys.create("bot", "ask")
    assert status(client) == 401
    assert status(client, **bearer(secret)) == 200
    for wrong in (secret[:-1], secret + "x", secret.upper(), "", "null", "é", "\x00"):
        assert client.get(RULE, headers={"Authorization": f"Bearer {wrong}".encode()}).status_code == 401
    assert status(client, Authorization=f"Basic {secret}") == 401


def test_a_revoked_key_opens_nothing_at_once_and_the_door_stays_closed(
    inside: Inside, keys: KeyStore
) -> None:
    client = inside()
    key, secret = keys.create("bot", "ask")
    assert status(client, **bearer(secret)) == 200
    assert keys.revoke(key.id)
    assert not keys.revoke(key.id)
    assert status(client, **bearer(secret)) == 401
    assert status(client) == 401


def test_secrets_are_not_stored(keys: KeyStore, tmp_path: Path) -> None:
    _, secret = keys.create("bot", "ask")
    keys.close()
    for file in tmp_path.iterdir():
        assert secret.encode() not in file.read_bytes()
        assert file.stat().st_mode & 0o077 == 0


def test_only_an_admin_key_may_change_documents(inside: Inside, keys: KeyStore) -> None:
    client = inside()
    refused = client.post("/sources?name=a.md", content=b"# A")
    assert (refused.status_code, refused.json()["error"]["code"]) == (401, "http-scope")
    _, ask = keys.create("bot", "ask")
    _, admin = keys.create("operator", "admin")
    assert client.delete("/sources/doc-0", headers=bearer(ask)).status_code == 403
    assert client.delete("/sources/en/power-supply", headers=bearer(admin)).json()["error"]["code"] == (
        "http-guide-not-removable"
    )


@pytest.mark.parametrize("method", ["GET", "POST", "DELETE", "PUT", "TRACE"])
@pytest.mark.parametrize(
    "path", ["/rules", "/chat", "/metrics", "/v1/models", "/mcp/", "/sources", "/nowhere"]
)
def test_where_keys_are_asked_for_nothing_answers_without(inside: Inside, method: str, path: str) -> None:
    client = inside(**WIDE)
    assert client.request(method, path).status_code == 401
    assert client.get("/healthz").status_code == 200


@pytest.mark.parametrize("path", ["/", "/docs", "/openapi.json", "/widget.js"])
def test_what_a_browser_opens_by_its_address_needs_no_key(inside: Inside, path: str) -> None:
    assert inside(**WIDE).get(path).status_code == 200


@pytest.mark.parametrize(
    "path", ["/healthz/../rules", "/%2frules", "/static/../rules", "/static/%2e%2e/rules", "/healthz/x"]
)
def test_an_open_path_is_no_way_around(inside: Inside, path: str) -> None:
    client = inside(**WIDE)
    assert client.get(path).status_code in (401, 404)


def test_the_key_of_the_settings_has_all_rights(inside: Inside) -> None:
    client = inside(RIGWISE_API_KEY=ADMIN_KEY)
    assert status(client) == 401
    assert status(client, **bearer(ADMIN_KEY)) == 200
    assert client.delete("/sources/en/power-supply", headers=bearer(ADMIN_KEY)).status_code == 403


@pytest.mark.parametrize(
    "host", ["evil.example", "127.0.0.1.evil.example", "localhost.evil", "", "[::1", "0"]
)
def test_a_name_that_is_not_this_machine_s_is_refused(inside: Inside, host: str) -> None:
    """A page of another site that points its own name here (DNS rebinding) gets nothing."""
    client = inside()
    refused = client.get(RULE, headers={"Host": host})
    assert (refused.status_code, refused.json()["error"]["code"]) == (421, "http-host")


@pytest.mark.parametrize("host", ["localhost", "localhost:8000", "127.0.0.1:1", "[::1]:8000", "rig.example"])
def test_names_of_this_machine_and_of_the_settings_are_answered(inside: Inside, host: str) -> None:
    assert status(inside(RIGWISE_HOSTS="rig.example"), Host=host) == 200


ALLOWED = {"RIGWISE_ORIGINS": "https://shop.example", **WIDE}


def test_pages_of_an_allowed_origin_can_read_why_they_are_refused(inside: Inside) -> None:
    client = inside(**ALLOWED)
    response = client.get(RULE, headers={"Origin": "https://shop.example"})
    assert response.status_code == 401
    assert response.headers["Access-Control-Allow-Origin"] == "https://shop.example"
    assert "Access-Control-Allow-Credentials" not in response.headers
    posted = client.post("/sources?name=a.md", content=b"A.", headers={"Origin": "https://shop.example"})
    assert posted.status_code == 401


def test_a_preflight_of_an_allowed_origin_is_answered(inside: Inside) -> None:
    headers = {"Origin": "https://shop.example", "Access-Control-Request-Method": "POST"}
    response = inside(**ALLOWED).options("/chat", headers=headers)
    assert response.status_code == 204
    assert response.headers["Access-Control-Allow-Methods"] == "GET, POST, PATCH, DELETE"


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "https://shop.example.evil", "http://shop.example", "*", ""]
)
def test_pages_of_other_origins_get_nothing(inside: Inside, origin: str) -> None:
    client = inside(**ALLOWED)
    headers = {"Origin": origin, "Access-Control-Request-Method": "POST"}
    for response in (client.get(RULE, headers=headers), client.options("/chat", headers=headers)):
        assert response.status_code == 401
        assert "Access-Control-Allow-Origin" not in response.headers
    assert "Access-Control-Allow-Origin" not in inside().get(RULE, headers=headers).headers


RATE = {"RIGWISE_RATE": "2/minute"}


def used_up(client: TestClient, **headers: str) -> bool:
    return [status(client, **headers) for _ in range(3)][-1] == 429


def test_the_rate_is_counted_per_address(inside: Inside) -> None:
    client = inside(address="10.0.0.1", **RATE)
    assert used_up(client)
    told = client.get(RULE)
    assert 1 <= int(told.headers["Retry-After"]) <= 60
    assert client.get("/healthz").status_code == 200


def test_the_files_of_the_page_are_not_counted(inside: Inside) -> None:
    client = inside(address="10.0.0.1", **RATE)
    page = client.get("/").text
    files = re.findall(r"""["'](/static/[^"']+)""", page)
    assert len(files) > 2
    assert {status(client, path) for path in files} == {200}
    assert [status(client, path) for path in ("/", "/", "/rules")] == [200, 429, 429]
    assert status(client, "/static/nothing") == 404


def test_a_forged_address_does_not_help(inside: Inside) -> None:
    client = inside(address="10.0.0.1", **RATE)
    headers = [
        {"X-Forwarded-For": f"1.2.3.{n}", "Forwarded": f"for=1.2.3.{n}", "X-Real-IP": f"1.2.3.{n}"}
        for n in range(3)
    ]
    assert [status(client, **each) for each in headers] == [200, 200, 429]


def test_behind_a_trusted_proxy_the_last_untrusted_address_counts(inside: Inside) -> None:
    client = inside(address="10.0.0.1", RIGWISE_TRUSTED_PROXIES="10.0.0.0/8", **RATE)
    forged = [f"6.6.6.{n}, 1.2.3.4, 10.9.9.9" for n in range(3)]
    assert [status(client, **{"X-Forwarded-For": each}) for each in forged] == [200, 200, 429]
    assert status(client, **{"X-Forwarded-For": "1.2.3.5"}) == 200


@pytest.mark.parametrize(("proxies", "scheme"), [("10.0.0.1", "https"), ("", "http")])
def test_only_a_trusted_proxy_can_say_that_a_client_speaks_https(
    inside: Inside, tmp_path: Path, proxies: str, scheme: str
) -> None:
    fill(tmp_path)
    client = inside(address="10.0.0.1", RIGWISE_TRUSTED_PROXIES=proxies)
    asked = {"messages": [{"role": "user", "content": QUESTION}]}
    response = client.post("/v1/chat/completions", json=asked, headers={"X-Forwarded-Proto": "https"})
    notes = response.json()["choices"][0]["message"]["annotations"]
    own = [note["url_citation"]["url"] for note in notes if "/sources/doc-" in note["url_citation"]["url"]]
    assert own
    assert {url.partition(":")[0] for url in own} == {scheme}


@pytest.mark.parametrize("nonsense", ["x", "1.2.3.4:5", "<script>", "1.2.3.4 OR 1=1", ",,,", "999.1.1.1"])
def test_nonsense_from_a_proxy_counts_as_the_proxy(inside: Inside, nonsense: str) -> None:
    client = inside(address="10.0.0.1", RIGWISE_TRUSTED_PROXIES="10.0.0.1", **RATE)
    assert used_up(client, **{"X-Forwarded-For": nonsense})


def test_an_ipv6_network_counts_as_one(inside: Inside) -> None:
    client = inside(address="10.0.0.1", RIGWISE_TRUSTED_PROXIES="10.0.0.1", **RATE)
    addresses = [f"2001:db8::{n}" for n in range(1, 4)]
    assert [status(client, **{"X-Forwarded-For": each}) for each in addresses] == [200, 200, 429]


def test_each_key_has_a_rate_of_its_own_and_guessing_is_counted(inside: Inside, keys: KeyStore) -> None:
    client = inside(address="10.0.0.1", **RATE)
    secrets = [keys.create(name, "ask")[1] for name in "ab"]
    assert all(used_up(client, **bearer(secret)) for secret in secrets)
    assert [status(client, **bearer(f"guess-{n}")) for n in range(3)] == [401, 401, 429]


def test_reading_the_figures_is_not_counted_but_guessing_a_key_there_is(
    inside: Inside, keys: KeyStore
) -> None:
    client = inside(address="10.0.0.1", **RATE)
    _, secret = keys.create("prometheus", "ask")
    assert {status(client, "/metrics", **bearer(secret)) for _ in range(9)} == {200}
    assert status(client, **bearer(secret)) == 200
    assert [status(client, "/metrics", **bearer(f"guess-{n}")) for n in range(3)] == [401, 401, 429]
    assert status(client, "/metrics", **bearer(secret)) == 200


def run(command: object, *arguments: str, home: Path) -> Result:
    environment = {"RIGWISE_HOME": str(home), "RIGWISE_API_KEY": ""}
    return CliRunner().invoke(command, arguments, env=environment)  # type: ignore[arg-type]


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Addresses that servers were started at; none of them serves."""
    addresses: list[str] = []

    def start(server: uvicorn.Server, sockets: list[socket.socket]) -> None:
        addresses.extend(each.getsockname()[0] for each in sockets)
        server.started = True
        for each in sockets:
            each.close()

    monkeypatch.setattr("uvicorn.Server.run", start)
    return addresses


def test_binding_wider_without_a_key_is_refused(tmp_path: Path, started: list[str]) -> None:
    wide = ("--host", "0.0.0.0", "--port", "0")
    assert run(serve.command, *wide, home=tmp_path).exit_code == 2
    key, _ = KeyStore(file_of(tmp_path, "keys")).create("bot", "ask")
    assert run(serve.command, *wide, home=tmp_path).exit_code == 0
    KeyStore(file_of(tmp_path, "keys")).revoke(key.id)
    refused = run(serve.command, *wide, home=tmp_path)
    assert refused.exit_code == 2
    assert "rigwise keys create" in refused.output
    assert started == ["0.0.0.0"]


def has_ipv6() -> bool:
    try:
        with socket.socket(socket.AF_INET6) as probe:
            probe.bind(("::1", 0))
    except OSError:
        return False
    return True


ipv6 = pytest.mark.skipif(not has_ipv6(), reason="this machine has no IPv6")


@pytest.mark.parametrize(
    ("host", "address"),
    [("127.0.0.1", "http://127.0.0.1:"), pytest.param("::1", "http://[::1]:", marks=ipv6)],
)
def test_a_start_says_where_to_go(tmp_path: Path, started: list[str], host: str, address: str) -> None:
    port = free_port()
    assert (
        f"{address}{port}," in run(serve.command, "--host", host, "--port", str(port), home=tmp_path).stdout
    )
    free = run(serve.command, "--host", host, "--port", "0", home=tmp_path).stdout
    assert re.search(rf"{re.escape(address)}[1-9]\d*,", free)
    assert started == [host, host]


def test_keys_are_made_listed_and_revoked_on_the_command_line(tmp_path: Path) -> None:
    made = run(keys_command.command, "create", "--name", "bot", "--scope", "admin", home=tmp_path)
    secret = made.stdout.strip()
    found = KeyStore(file_of(tmp_path, "keys")).ring().find(secret)
    assert found
    assert found.scopes == {"ask", "admin"}
    listed = run(keys_command.command, "list", home=tmp_path).stdout
    assert found.id in listed
    assert secret not in listed
    assert run(keys_command.command, "revoke", found.id, home=tmp_path).exit_code == 0
    assert "revoked" in run(keys_command.command, "list", home=tmp_path).stdout
    assert run(keys_command.command, "revoke", found.id, home=tmp_path).exit_code == 2
