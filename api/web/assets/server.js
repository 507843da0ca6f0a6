// What the page asks of its server.
import { recall, remember } from "./dom.js";

/** Why there is no answer: `kind` is unreachable, broken, refused or key. */
export class Fault extends Error {
  constructor(kind, message = "", retryAfter = 0) {
    super(message);
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}

export const keepKey = (key) => remember("sessionStorage", "rigwise.key", key);

async function send(method, path, { body, accept = "application/json", signal } = {}) {
  const headers = { Accept: accept, "Accept-Language": document.documentElement.lang };
  const key = recall("sessionStorage", "rigwise.key");
  if (key) headers.Authorization = `Bearer ${key}`;
  if (body) headers["Content-Type"] = "application/json";
  let response;
  try {
    response = await fetch(path, { method, headers, signal, body: body && JSON.stringify(body) });
  } catch (fault) {
    if (fault.name === "AbortError") throw fault;
    throw new Fault("unreachable");
  }
  if (!response.ok) throw await refusal(response);
  return response;
}

async function refusal(response) {
  if (response.status === 401) return new Fault("key");
  const told = await response.json().catch(() => null);
  return new Fault("refused", told?.error?.message, Number(response.headers.get("Retry-After")));
}

/** The events of one answer as they come; a server that does not stream gives the last one only. */
export async function* answerEvents(turn, signal) {
  const response = await send("POST", "/chat", { body: turn, accept: "text/event-stream, application/json", signal });
  if (!response.headers.get("Content-Type")?.includes("text/event-stream")) {
    yield { event: "done", answer: await response.json() };
    return;
  }
  for await (const event of serverSent(response.body)) {
    if (event.event === "error") throw new Fault("refused", event.error.message);
    yield event;
    if (event.event === "done") return;
  }
  throw new Fault("broken");
}

async function* serverSent(stream) {
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  let waiting = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (waiting + value).split(/\r?\n\r?\n/);
      waiting = blocks.pop();
      for (const block of blocks) {
        const data = block.split(/\r?\n/).filter((line) => line.startsWith("data:"));
        if (data.length) yield JSON.parse(data.map((line) => line.slice(5)).join("\n"));
      }
    }
  } catch (fault) {
    if (fault.name === "AbortError") throw fault;
    throw new Fault("broken");
  } finally {
    reader.cancel().catch(() => null);
  }
}

/** A turn that only brings the server's memory up to date. */
export const tell = (turn) => send("POST", "/chat", { body: turn });

export const compute = async (rule, inputs, language) =>
  (await send("POST", `/rules/${rule}?language=${language}`, { body: inputs })).json();

export const place = async (id, start, end) => {
  const path = id.split("/").map(encodeURIComponent).join("/");
  return (await send("GET", `/sources/${path}?start=${start}&end=${end}`)).json();
};

let cards;
/** Every source by its id, asked for once. */
export const sources = () => {
  cards ??= send("GET", "/sources")
    .then((response) => response.json())
    .then((all) => new Map(all.sources.map((card) => [card.id, card])))
    .catch((fault) => ((cards = undefined), Promise.reject(fault)));
  return cards;
};

export const rate = (id, thumb) => send("POST", "/feedback", { body: { answer_id: id, thumb } });

export const conversation = async (id) =>
  (await send("GET", `/conversations/${encodeURIComponent(id)}`)).json();
