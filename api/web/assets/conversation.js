// The conversation as the server knows it, kept for as long as the tab is open.
import { recall, remember } from "./dom.js";
import { conversation } from "./server.js";
import { chosen } from "./words.js";

const NAME = "rigwise.conversation";
const COLLECTION = "rigwise.collection";

export class Conversation {
  id = recall("sessionStorage", NAME);
  collection = recall("sessionStorage", COLLECTION);
  /** What the next question waits for. */
  pending = Promise.resolve();

  keep(id) {
    this.id = id;
    remember("sessionStorage", NAME, id);
  }

  /** Quote from one collection only, or from all with `null`, as long as the conversation lasts. */
  choose(collection) {
    this.collection = collection;
    remember("sessionStorage", COLLECTION, collection);
  }

  forget() {
    this.pending = Promise.resolve();
    this.keep(null);
    this.choose(null);
  }

  /** One turn as the server takes it. */
  turn(message) {
    return {
      message,
      ...(this.id && { conversation_id: this.id }),
      ...(this.collection !== null && { collection: this.collection }),
      ...(chosen() && { language: chosen() }),
    };
  }

  /** Questions are being fetched or edited: the next one waits, since it builds on them. */
  hold(turns) {
    this.pending = Promise.allSettled([this.pending, turns]);
  }

  /** Turns of before the page was loaded again; none where the server knows none. */
  async earlier() {
    const { id } = this;
    if (!id) return [];
    try {
      return (await conversation(id)).turns;
    } catch (fault) {
      if (fault.kind === "refused" && this.id === id) this.forget();
      return [];
    }
  }
}
