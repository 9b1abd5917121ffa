const opening = '<think>';
const closing = '</think>';

/**
 * Removes a block `<think>…</think>` at the start of an answer that arrives in pieces, and blank space around it. A
 * block that is never closed is removed to the end.
 */
export class ThinkingStripper {
  #state: 'start' | 'inside' | 'after' | 'text' = 'start';
  #held = '';

  /** Processes the next piece; returns the text that is certainly part of the answer. */
  push(piece: string): string {
    if (this.#state === 'text') return piece;
    this.#held += piece;
    if (this.#state === 'start') this.#findOpening();
    if (this.#state === 'inside') this.#findClosing();
    return this.#state === 'start' || this.#state === 'inside' ? '' : this.#release();
  }

  /** Returns the text held back, at the end of the answer. */
  end(): string {
    const rest = this.#state === 'start' ? this.#held : '';
    this.#held = '';
    return rest;
  }

  #findOpening(): void {
    const text = this.#held.trimStart();
    if (text.startsWith(opening)) {
      this.#state = 'inside';
      this.#held = text.slice(opening.length);
    } else if (!opening.startsWith(text)) {
      this.#state = 'text';
    }
  }

  #findClosing(): void {
    const at = this.#held.indexOf(closing);
    if (at < 0) {
      this.#held = this.#held.slice(1 - closing.length);
      return;
    }
    this.#state = 'after';
    this.#held = this.#held.slice(at + closing.length);
  }

  #release(): string {
    const text = this.#state === 'after' ? this.#held.trimStart() : this.#held;
    this.#held = '';
    if (text !== '') this.#state = 'text';
    return text;
  }
}
