// What the page asks of its server.
import { recall, remember } from "./dom.js";

/** Refusals of what was sent: sent again, it would be refused again. */
const FINAL = new Set([400, 403, 405, 413, 414, 415, 422, 431]);

/**
 * Why there is no answer: `kind` is unreachable, broken, failed (by the server or what stands before it), refused,
 * key (one is asked for) or wrong-key (refused).
 */
export class Fault extends Error {
  constructor(kind, { message = "", retryAfter = 0, status = 0 } = {}) {
    super(message);
    Object.assign(this, { kind, retryAfter, status, isFinal: FINAL.has(status) });
  }
}

export const keepKey = (key) => remember("sessionStorage", "rigwise.key", key);
const shownKey = () => recall("sessionStorage", "rigwise.key");

/** What a header can carry: a browser refuses to send anything else. */
const SENDABLE = /^[\x21-\x7e]+$/;

/** What stands for a key in a frame of another site; `false` where the server gives none. */
let pass = null;
let fetched = null;

async function send(method, path, options = {}) {
  const key = shownKey();
  if (key && !SENDABLE.test(key)) throw refusedKey(key);
  const shown = key || pass;
  let response = await call(method, path, options, shown);
  if (response.status === 401 && !key && (await gotPass(shown))) response = await call(method, path, options, pass);
  if (!response.ok) throw await refusal(response, key);
  return response;
}

/** Whether there is a pass now, other than the one that was refused; all that are refused meanwhile wait for the same. */
async function gotPass(refused) {
  if (pass !== false && pass === refused) await (fetched ??= fetchPass().finally(() => (fetched = null)));
  return Boolean(pass);
}

async function fetchPass() {
  const isEmbedded = "embedded" in document.documentElement.dataset;
  const response = await call("POST", `/widget/pass?embedded=${isEmbedded}`, {});
  pass = response.ok ? (await response.json()).token : ![401, 403].includes(response.status) && null;
}

async function call(method, path, { body, accept = "application/json", signal }, shown) {
  const headers = { Accept: accept, "Accept-Language": document.documentElement.lang };
  if (shown) headers.Authorization = `Bearer ${shown}`;
  if (body) headers["Content-Type"] = "application/json";
  try {
    return await fetch(path, { method, headers, signal, body: body && JSON.stringify(body) });
  } catch (fault) {
    if (fault.name === "AbortError") throw fault;
    throw new Fault("unreachable");
  }
}

/** A key that opens nothing is forgotten, unless another one was given meanwhile. */
function refusedKey(key) {
  if (shownKey() === key) keepKey(null);
  return new Fault("wrong-key");
}

async function refusal(response, key) {
  if (response.status === 401) return key ? refusedKey(key) : new Fault("key");
  const told = await response.json().catch(() => null);
  const { status, headers } = response;
  const retryAfter = Number(headers.get("Retry-After")) || 0;
  return new Fault(status >= 500 ? "failed" : "refused", { message: told?.error?.message, retryAfter, status });
}

/** The events of one answer as they come; a server that does not stream gives the last one only. */
export async function* answerEvents(turn, signal) {
  const response = await send("POST", "/chat", { body: turn, accept: "text/event-stream, application/json", signal });
  if (!response.headers.get("Content-Type")?.includes("text/event-stream")) {
    yield { event: "done", answer: await response.json().catch(brokenOff) };
    return;
  }
  for await (const event of serverSent(response.body)) {
    if (event.event === "error") throw new Fault("failed", { message: event.error.message });
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
    brokenOff(fault);
  } finally {
    reader.cancel().catch(() => null);
  }
}

function brokenOff(fault) {
  throw fault.name === "AbortError" ? fault : new Fault("broken");
}

/** A question answered again with other numbers, as the turn that the conversation holds now. */
export const edit = async (conversationId, answerId, body) => {
  const path = `/conversations/${encodeURIComponent(conversationId)}/turns/${encodeURIComponent(answerId)}`;
  return (await send("PATCH", path, { body })).json();
};

/** A span of a document; `answer` is the id of the answer that quotes it. */
export const place = async (id, start, end, answer) => {
  const path = id.split("/").map(encodeURIComponent).join("/");
  const span = new URLSearchParams({ start, end, ...(answer && { answer }) });
  return (await send("GET", `/sources/${path}?${span}`)).json();
};

/** A call made once for each argument; one that failed is made again. */
function once(call) {
  const made = new Map();
  return (argument) => {
    if (!made.has(argument)) {
      made.set(argument, call(argument).catch((fault) => (made.delete(argument), Promise.reject(fault))));
    }
    return made.get(argument);
  };
}

/** Every source by its id, described in a language where it has no title of its own. */
export const sources = once(async (language) => {
  const all = await (await send("GET", `/sources?language=${language}`)).json();
  return new Map(all.sources.map((card) => [card.id, card]));
});

/** Names of the collections of one's own documents. */
export const collections = async () => (await (await send("GET", "/collections")).json()).map(({ name }) => name);

/** The name of the chart of each rule that has one. */
export const charts = once(async () => {
  const all = await (await send("GET", "/plots")).json();
  return new Map(all.flatMap(({ name, rules }) => rules.map((rule) => [rule, name])));
});

const chartPath = (name, ending, { rule, inputs }, language, look) =>
  `/plots/${name}.${ending}?${new URLSearchParams({ rule, language, ...look, inputs: JSON.stringify(inputs) })}`;

export const chartData = async (name, result, language) =>
  (await send("GET", chartPath(name, "json", result, language))).json();

/** An address that an image can be had from; without a key or a pass the server's own. */
export async function picture(name, result, language, look) {
  const path = chartPath(name, "svg", result, language, look);
  return shownKey() || pass ? URL.createObjectURL(await (await send("GET", path)).blob()) : path;
}

/** A result as a file, `md`, `csv` or `json`. */
export const sheet = async (rule, inputs, form, language) =>
  (await send("POST", `/rules/${rule}/sheet.${form}?language=${language}`, { body: inputs })).blob();

export const rate = (id, { thumb, comment }) =>
  send("POST", "/feedback", { body: { answer_id: id, thumb, ...(comment && { comment }) } });

export const conversation = async (id) =>
  (await send("GET", `/conversations/${encodeURIComponent(id)}`)).json();
