import * as Y from 'yjs';

/** Size of the held edits above which they are applied even during a composition, in bytes. */
const maxHeld = 1024 * 1024;

/** Applies remote edits to the document, or holds them back for a while. */
export class RemoteGate {
  readonly #apply: (update: Uint8Array) => void;
  #held: Uint8Array[] = [];
  #size = 0;
  #isPaused = false;

  constructor(apply: (update: Uint8Array) => void) {
    this.#apply = apply;
  }

  pass(update: Uint8Array): void {
    if (!this.#isPaused) {
      this.#apply(update);
      return;
    }
    this.#held.push(update);
    this.#size += update.length;
    if (this.#size > maxHeld) this.#release();
  }

  pause(): void {
    this.#isPaused = true;
  }

  resume(): void {
    this.#isPaused = false;
    this.#release();
  }

  #release(): void {
    const held = this.#held;
    this.#held = [];
    this.#size = 0;
    if (held.length > 0) this.#apply(Y.mergeUpdates(held));
  }
}
