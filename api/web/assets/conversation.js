// The conversation as the server knows it, kept for as long as the tab is open.
import { recall, remember } from "./dom.js";
import { conversation, tell } from "./server.js";
import { chosen } from "./words.js";

const NAME = "rigwise.conversation";
const COLLECTION = "rigwise.collection";

export class Conversation {
  id = recall("sessionStorage", NAME);
  collection = recall("sessionStorage", COLLECTION);
  amended = null;

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
    this.keep(null);
    this.choose(null);
    this.amended = null;
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

  /** An answer was recomputed: the server hears of it before the next question. */
  amend(question) {
    this.amended = question;
  }

  async settle() {
    if (this.amended === null) return;
    const turn = this.turn(this.amended);
    this.amended = null;
    await tell(turn);
  }

  /** Turns of before the page was loaded again; none where the server knows none. */
  async earlier() {
    if (!this.id) return [];
    try {
      return (await conversation(this.id)).turns;
    } catch (fault) {
      if (fault.kind === "refused") this.forget();
      return [];
    }
  }
}
