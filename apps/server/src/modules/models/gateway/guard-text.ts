import { AppError } from '@inkstone/contracts';
import type { ProhibitedCheck } from '@inkstone/proofread/prohibited';

/** Length of the text before a word that decides whether it is prohibited, in UTF-16 units. */
const context = 128;

/** A prohibited word was found; names the rule, never the text. */
export class ProhibitedText extends Error {
  override readonly name = 'ProhibitedText';
  readonly ruleId: string;

  constructor(ruleId: string) {
    super(ruleId);
    this.ruleId = ruleId;
  }

  /** The error for the client. */
  toAppError(): AppError {
    return new AppError('text_blocked', {}, this);
  }
}

/** Throws ProhibitedText if a text contains a prohibited word. */
export function requireAllowed(check: ProhibitedCheck, text: string): void {
  const { word } = check.scan(text);
  if (word) throw new ProhibitedText(word.ruleId);
}

/**
 * Checks an answer while it is written. Text that may be the start of a prohibited word is held back, and a
 * listed word until the 64 characters after it are known.
 */
export class GuardedText {
  readonly #check: ProhibitedCheck;
  readonly #released: string[] = [];
  /** The end of what was released, as context. */
  #before = '';
  #held = '';

  constructor(check: ProhibitedCheck) {
    this.#check = check;
  }

  /** Processes the next piece; returns the text that may be shown. Throws ProhibitedText. */
  push(piece: string): string {
    this.#held += piece;
    const window = this.#before + this.#held;
    const { word, settled } = this.#check.scan(window, this.#before.length, true);
    if (word) throw new ProhibitedText(word.ruleId);
    return this.#release(Math.max(0, withoutHalf(window, settled) - this.#before.length));
  }

  /** Checks the whole answer once more and returns the rest. Throws ProhibitedText. */
  end(): string {
    requireAllowed(this.#check, this.#released.join('') + this.#held);
    return this.#release(this.#held.length);
  }

  #release(length: number): string {
    const text = this.#held.slice(0, length);
    this.#held = this.#held.slice(length);
    this.#before = (this.#before + text).slice(-context);
    if (text) this.#released.push(text);
    return text;
  }
}

/** Does not cut a surrogate pair. */
function withoutHalf(text: string, at: number): number {
  return /[\ud800-\udbff]/.test(text[at - 1] ?? '') ? at - 1 : at;
}
