/** How often a page in view looks at its clock, in ms. */
const period = 5000;
/** Silence after which the server is asked for a sign of life, in ms. */
const longestSilence = 20_000;
/** How long the answer may take, in ms. */
const patience = 10_000;

export interface HeartbeatOptions {
  /** Asks the server for a sign of life; false when that is not needed now. */
  ask(): boolean;
  /** The server has not answered: the line is dead, though nobody has closed it. */
  onDead(): void;
}

/**
 * Notices a line that died without a word, as after sleep, another Wi-Fi or a forgetful router: within 30 s while the
 * page is in view, 10 s after it came back to life. A page that nobody sees asks nothing.
 */
export class Heartbeat {
  readonly #options: HeartbeatOptions;
  #isOn = false;
  #heardAt = 0;
  #lookedAt = 0;
  #looking: ReturnType<typeof setTimeout> | undefined;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(options: HeartbeatOptions) {
    this.#options = options;
  }

  /** Watches a line whose server is known to answer. */
  start(): void {
    if (this.#isOn) return;
    this.#isOn = true;
    this.#lookLater();
  }

  stop(): void {
    this.#isOn = false;
    clearTimeout(this.#looking);
    this.#stopWaiting();
  }

  /** Anything that the server says is a sign of life. */
  heard(): void {
    this.#heardAt = Date.now();
    this.#stopWaiting();
  }

  /** Asks at once. */
  check(): void {
    if (!this.#isOn) return;
    this.#ask();
    this.#lookLater();
  }

  #lookLater(): void {
    clearTimeout(this.#looking);
    this.#lookedAt = Date.now();
    this.#looking = setTimeout(() => this.#look(), period);
  }

  #look(): void {
    // Looked at again when the page is: `check`.
    if (isHidden()) return;
    const now = Date.now();
    const hasSlept = isLate(now - this.#lookedAt, period);
    if (hasSlept || now - this.#heardAt >= longestSilence) this.#ask();
    this.#lookLater();
  }

  #ask(): void {
    if (this.#waiting !== undefined || !this.#options.ask()) return;
    const askedAt = Date.now();
    this.#waiting = setTimeout(() => {
      this.#waiting = undefined;
      // Where this page itself stood still, the answer may be here and not read yet.
      if (isLate(Date.now() - askedAt, patience)) this.#ask();
      else this.#options.onDead();
    }, patience);
  }

  #stopWaiting(): void {
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
  }
}

/** Whether a timer came much later than it was set for, or the clock was changed: the device may have slept. */
function isLate(took: number, meant: number): boolean {
  return Math.abs(took - meant) > period;
}

function isHidden(): boolean {
  return typeof document !== 'undefined' && document.hidden;
}
