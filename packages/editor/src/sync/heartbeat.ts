/** Check interval of a visible page, in ms. */
const period = 5000;
/** Silence after which the server is pinged, in ms. */
const maxSilence = 20_000;
/** Timeout of a ping, in ms. */
const timeout = 10_000;

export interface HeartbeatOptions {
  /** Pings the server; false if that is not needed now. */
  ping(): boolean;
  /** Called when the server did not answer: the connection is dead although it was not closed. */
  onDead(): void;
}

/**
 * Detects dead connections, for example after sleep or a change of network: within 30 s while the page is visible, and within 10
 * s after it resumes. A hidden page does not ping.
 */
export class Heartbeat {
  readonly #options: HeartbeatOptions;
  #isOn = false;
  #receivedAt = 0;
  #checkedAt = 0;
  #checkTimer: ReturnType<typeof setTimeout> | undefined;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(options: HeartbeatOptions) {
    this.#options = options;
  }

  /** Starts monitoring a connection whose server answers pings. */
  start(): void {
    if (this.#isOn) return;
    this.#isOn = true;
    this.#scheduleCheck();
  }

  stop(): void {
    this.#isOn = false;
    clearTimeout(this.#checkTimer);
    this.#stopWaiting();
  }

  /** Must be called for every message of the server, which shows that the connection is alive. */
  received(): void {
    this.#receivedAt = Date.now();
    this.#stopWaiting();
  }

  /** Pings immediately. */
  check(): void {
    if (!this.#isOn) return;
    this.#ping();
    this.#scheduleCheck();
  }

  #scheduleCheck(): void {
    clearTimeout(this.#checkTimer);
    this.#checkedAt = Date.now();
    this.#checkTimer = setTimeout(() => this.#check(), period);
  }

  #check(): void {
    // Checked when the page becomes visible again: `check`.
    if (isHidden()) return;
    const now = Date.now();
    const hasSlept = isLate(now - this.#checkedAt, period);
    if (hasSlept || now - this.#receivedAt >= maxSilence) this.#ping();
    this.#scheduleCheck();
  }

  #ping(): void {
    if (this.#waiting !== undefined || !this.#options.ping()) return;
    const askedAt = Date.now();
    this.#waiting = setTimeout(() => {
      this.#waiting = undefined;
      // If this page was suspended, the answer may have arrived without being read.
      if (isLate(Date.now() - askedAt, timeout)) this.#ping();
      else this.#options.onDead();
    }, timeout);
  }

  #stopWaiting(): void {
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
  }
}

/** Whether a timer fired much too late or the clock was changed: the device may have slept. */
function isLate(took: number, meant: number): boolean {
  return Math.abs(took - meant) > period;
}

function isHidden(): boolean {
  return typeof document !== 'undefined' && document.hidden;
}
