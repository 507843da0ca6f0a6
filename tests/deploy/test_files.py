"""The deployment files: accepted by their own checkers, in step with the settings and figures of Rigwise."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from api import serve
from api.channels import runner
from api.metrics import Metrics
from assistant.settings import SETTINGS
from tools.build_settings import TARGET, table

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
MANIFESTS = sorted(path for path in (DEPLOY / "kubernetes").glob("*.yaml") if path.stem != "kustomization")
KNOWN = {setting.name for setting in SETTINGS}
_COUNTER_PARTS = re.compile(r"_(?:total|bucket|count|sum|created)$")
WATCHED = {"rigwise_open", "rigwise_queue"}
"""Figures that the application adds to those of ``Metrics`` when it is made."""


def checked(*command: str) -> str:
    """What a checker printed; fails with it where the checker is not content."""
    done = subprocess.run([sys.executable, "-m", *command], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def test_dockerfile_is_clean() -> None:
    program = Path(sys.executable).with_name("hadolint")
    done = subprocess.run([program, DEPLOY / "Dockerfile"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")


def test_image_is_bare_of_root_and_looked_after() -> None:
    text = (DEPLOY / "Dockerfile").read_text("utf-8")
    last = text.rpartition("\nFROM ")[2]
    assert "USER 10001:10001" in last
    assert "HEALTHCHECK" in last
    assert "torch" not in text.partition("\nFROM ")[2]


def test_what_the_image_copies_is_let_through() -> None:
    copied = re.findall(
        r"^COPY (?!--from)(.+) \S+$", (DEPLOY / "Dockerfile").read_text("utf-8"), re.MULTILINE
    )
    names = {name for line in copied for name in line.split()}
    kept = {line[1:] for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines() if line[:1] == "!"}
    assert names == kept
    assert all((ROOT / name).exists() for name in names)


def test_compose_file_is_valid() -> None:
    checked("check_jsonschema", "--builtin-schema", "vendor.compose-spec", str(DEPLOY / "compose.yaml"))


@pytest.mark.parametrize("path", MANIFESTS, ids=lambda path: path.stem)
def test_manifest_is_valid(path: Path) -> None:
    assert "passed" in checked("kubernetes_validate", "--strict", str(path))


def test_kustomization_lists_every_manifest_but_the_secret() -> None:
    listed = yaml.safe_load((DEPLOY / "kubernetes" / "kustomization.yaml").read_text("utf-8"))["resources"]
    assert sorted(listed) == sorted(path.name for path in MANIFESTS if path.stem != "secret.example")


def test_manifests_speak_of_the_same_pods() -> None:
    parts = {path.stem: yaml.safe_load(path.read_text("utf-8")) for path in MANIFESTS}
    labels = parts["deployment"]["spec"]["template"]["metadata"]["labels"]
    assert parts["deployment"]["spec"]["selector"]["matchLabels"] == labels
    assert parts["service"]["spec"]["selector"] == labels
    assert parts["disruption"]["spec"]["selector"]["matchLabels"] == labels
    assert parts["scaling"]["spec"]["scaleTargetRef"]["name"] == parts["deployment"]["metadata"]["name"]
    assert parts["disruption"]["spec"]["minAvailable"] < parts["scaling"]["spec"]["minReplicas"]


def kinds() -> dict[str, list[dict[str, Any]]]:
    """All that the manifests hold, by kind."""
    found: dict[str, list[dict[str, Any]]] = {}
    for path in MANIFESTS:
        for part in yaml.safe_load_all(path.read_text("utf-8")):
            found.setdefault(part["kind"], []).append(part)
    return found


def pods() -> dict[str, dict[str, Any]]:
    """The specification of every pod, by the name of what makes it."""
    parts = kinds()
    made = [
        part for kind in ("Deployment", "Job", "StatefulSet", "DaemonSet") for part in parts.get(kind, [])
    ]
    return {part["metadata"]["name"]: part["spec"]["template"]["spec"] for part in made}


def test_no_pod_is_told_of_services_in_its_environment() -> None:
    """A service called rigwise gives RIGWISE_PORT=tcp://… to pods, which Rigwise refuses as a setting."""
    assert {part["metadata"]["name"] for part in kinds()["Service"]} == {"rigwise"}
    told = {name: pod.get("enableServiceLinks", True) for name, pod in pods().items()}
    assert told == {"rigwise": False, "rigwise-worker": False, "rigwise-migrate": False}


def test_only_a_program_that_hangs_is_restarted() -> None:
    container = pods()["rigwise"]["containers"][0]
    probes = {
        name: container[f"{name}Probe"]["httpGet"]["path"] for name in ("startup", "liveness", "readiness")
    }
    assert probes == {"startup": "/healthz", "liveness": "/healthz", "readiness": "/readyz"}


def test_what_is_scaled_has_no_number_of_its_own() -> None:
    parts = kinds()
    scaled = {part["spec"]["scaleTargetRef"]["name"] for part in parts["HorizontalPodAutoscaler"]}
    fixed = {part["metadata"]["name"] for part in parts["Deployment"] if "replicas" in part["spec"]}
    assert scaled == {"rigwise"} and not scaled & fixed


def test_whoever_needs_the_schema_waits_for_the_migration() -> None:
    waiting = {name: pod["initContainers"][0] for name, pod in pods().items() if "initContainers" in pod}
    assert waiting.keys() == {"rigwise", "rigwise-worker"}
    for container in waiting.values():
        assert container["image"] == "rigwise"
        assert "until rigwise migrate --check" in container["command"][-1]


def test_a_job_of_the_version_before_is_out_of_the_way() -> None:
    """A job cannot be changed: its lines stand where a new version is told of."""
    (job,) = kinds()["Job"]
    assert job["spec"]["ttlSecondsAfterFinished"] <= 3600
    told = page().partition("## A new version")[2].partition("\n## ")[0]
    assert f"delete job {job['metadata']['name']} --ignore-not-found" in told


def test_a_server_has_the_time_that_it_needs_to_end() -> None:
    """Requests, then what bots are at, one after the other; before both, the wait in which no more arrive."""
    pod = pods()["rigwise"]
    preparing = int(pod["containers"][0]["lifecycle"]["preStop"]["exec"]["command"][-1])
    needed = serve.DRAIN_S + runner.DRAIN_S
    unit = (DEPLOY / "systemd" / "rigwise.service").read_text("utf-8")
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))["services"]["rigwise"]
    assert pod["terminationGracePeriodSeconds"] - preparing > needed
    assert int(unit.partition("TimeoutStopSec=")[2].split()[0]) > needed
    assert int(compose["stop_grace_period"].removesuffix("s")) > needed
    assert f"within {serve.DRAIN_S} seconds" in page()


def page() -> str:
    return (ROOT / "docs" / "deploy.md").read_text("utf-8")


def test_the_job_of_the_page_that_ingests_is_valid_and_told_of_no_services(tmp_path: Path) -> None:
    text = page().partition("### Documents in Kubernetes")[2].partition("```yaml\n")[2].partition("```")[0]
    path = tmp_path / "ingest.yaml"
    path.write_text(text, "utf-8")
    assert "passed" in checked("kubernetes_validate", "--strict", str(path))
    job, migrate = yaml.safe_load(text), pods()["rigwise-migrate"]
    pod = job["spec"]["template"]["spec"]
    container, other = pod["containers"][0], migrate["containers"][0]
    for name in ("enableServiceLinks", "automountServiceAccountToken", "securityContext"):
        assert pod[name] == migrate[name]
    assert all(container[name] == other[name] for name in ("envFrom", "securityContext"))


def test_prometheus_reads_the_figures_with_the_key_of_the_secret() -> None:
    """What is optional needs definitions of its own in a cluster, so the kustomization leaves it out."""
    monitor, adapter = (
        yaml.safe_load((DEPLOY / "kubernetes" / "prometheus" / name).read_text("utf-8"))
        for name in ("pod-monitor.yaml", "adapter-values.yaml")
    )
    parts = kinds()
    server = next(part for part in parts["Deployment"] if part["metadata"]["name"] == "rigwise")
    template = server["spec"]["template"]
    (endpoint,) = monitor["spec"]["podMetricsEndpoints"]
    credentials, secret = endpoint["authorization"]["credentials"], parts["Secret"][0]
    assert monitor["spec"]["selector"]["matchLabels"] == template["metadata"]["labels"]
    assert endpoint["port"] in {port["name"] for port in template["spec"]["containers"][0]["ports"]}
    assert credentials["name"] == secret["metadata"]["name"] and credentials["key"] in secret["stringData"]
    assert "prometheus.io/scrape" not in template["metadata"].get("annotations", {})
    asked = {
        metric["pods"]["metric"]["name"]
        for metric in parts["HorizontalPodAutoscaler"][0]["spec"]["metrics"]
        if metric["type"] == "Pods"
    }
    assert {rule["name"]["as"] for rule in adapter["rules"]["custom"]} == asked <= WATCHED


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd is not installed")
def test_unit_is_understood_by_systemd(tmp_path: Path) -> None:
    text = (DEPLOY / "systemd" / "rigwise.service").read_text("utf-8")
    unit = tmp_path / "rigwise.service"
    unit.write_text(text.replace("/usr/local/bin/rigwise", sys.executable), "utf-8")
    done = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)
    assert [line for line in done.stderr.splitlines() if "rigwise" in line] == []


@pytest.mark.parametrize("path", [*DEPLOY.rglob("*.*"), DEPLOY / "Dockerfile"], ids=lambda path: path.name)
def test_files_name_only_settings_that_there_are(path: Path) -> None:
    named = set(re.findall(r"RIGWISE_[A-Z_]*[A-Z]", path.read_text("utf-8")))
    assert named - KNOWN - {"RIGWISE_PUBLISH"} == set()


def test_dashboard_shows_only_figures_that_there_are() -> None:
    text = (DEPLOY / "grafana" / "rigwise.json").read_text("utf-8")
    shown = {_COUNTER_PARTS.sub("", name) for name in re.findall(r"rigwise_\w+", text)}
    kept = {metric.name for metric in Metrics().registry.collect()} | WATCHED
    assert shown - kept == set()
    panels = json.loads(text)["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels)


def test_page_names_every_figure() -> None:
    text = page()
    kept = {metric.name for metric in Metrics().registry.collect()} | WATCHED
    assert {name for name in kept if name not in text and not name.startswith("rigwise_llm_")} == set()


def test_table_of_settings_is_whole_and_fresh() -> None:
    assert TARGET.read_text("utf-8") == table(), "run make settings"
    assert all(f"`{setting.name}`" in table() for setting in SETTINGS)
