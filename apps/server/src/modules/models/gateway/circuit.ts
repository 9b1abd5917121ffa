import { type Clock, type Instant, later, minute } from '@inkstone/kernel';

/** Number of consecutive failures after which a model is no longer called. */
const tolerated = 5;
/** Time for which it is not called, in ms. */
const openFor = minute;

/** Circuit breaker: blocks calls of a model for a minute after repeated failures. */
export class Circuit {
  readonly #clock: Clock;
  #failures = 0;
  #openUntil: Instant | null = null;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Whether calls of the model are blocked. */
  get isOpen(): boolean {
    return this.#openUntil !== null && this.#clock.now() < this.#openUntil;
  }

  /** Whether it has failed and has not answered since. */
  get isFailing(): boolean {
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

  /** Opens the circuit after a failed probe. */
  open(): void {
    this.#failures = tolerated;
    this.#openUntil = later(this.#clock.now(), openFor);
  }
}
