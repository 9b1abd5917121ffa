import { syncLimits } from '@inkstone/contracts/sync';

/** Rate limit of one socket: bursts of `messagesAtOnce`, and `messagesPerSecond` on average. */
export class MessageRate {
  #left: number = syncLimits.messagesAtOnce;
  #at: number;

  constructor(now: number) {
    this.#at = now;
  }

  /** Counts a message. */
  count(now: number): void {
    this.#refill(now);
    this.#left--;
  }

  /** Returns for how many ms reading from the socket should pause; 0 while it is within the rate. */
  wait(now: number): number {
    this.#refill(now);
    return this.#left >= 0 ? 0 : Math.ceil((-this.#left / syncLimits.messagesPerSecond) * 1000);
  }

  #refill(now: number): void {
    const earned = ((now - this.#at) / 1000) * syncLimits.messagesPerSecond;
    this.#at = now;
    this.#left = Math.min(syncLimits.messagesAtOnce, this.#left + earned);
  }
}
