import { type Clock, type Instant, later, minute } from '@inkstone/kernel';

/** Failures in a row after which a model is not called any more. */
const tolerated = 5;
/** How long it is not called, in ms. */
const openFor = minute;

/** Stops calling a model that keeps failing, for a minute. */
export class Circuit {
  readonly #clock: Clock;
  #failures = 0;
  #openUntil: Instant | null = null;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Whether the model is not to be called now. */
  get isOpen(): boolean {
    return this.#openUntil !== null && this.#clock.now() < this.#openUntil;
  }

  /** Whether it has failed and not answered since. */
  get isTroubled(): boolean {
    return this.#openUntil !== null;
  }

  succeed(): void {
    this.#failures = 0;
    this.#openUntil = null;
  }

  /** Counts a failed answer. After the minute one more failure opens the circuit again. */
  fail(): void {
    this.#failures++;
    if (this.#failures >= tolerated) this.open();
  }

  /** A probe has failed. */
  open(): void {
    this.#failures = tolerated;
    this.#openUntil = later(this.#clock.now(), openFor);
  }
}
