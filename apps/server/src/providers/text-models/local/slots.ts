import { ModelError } from '../../../ports/text-model.ts';

/** Limits how many answers are generated at once; others wait in the order of arrival. */
export class Slots {
  #free: number;
  readonly #maxWaiting: number;
  readonly #waiting: (() => void)[] = [];

  /** `count` at once, and at most `maxWaiting` waiting. */
  constructor(count: number, maxWaiting: number) {
    this.#free = count;
    this.#maxWaiting = maxWaiting;
  }

  /**
   * Takes a slot, which the caller gives back by `release`. Rejects with the reason of the signal, or with ModelError
   * `busy` if too many wait.
   */
  async take(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (this.#free > 0) {
      this.#free--;
      return;
    }
    if (this.#waiting.length >= this.#maxWaiting)
      throw new ModelError('busy', 'the queue of the model is full');
    await this.#wait(signal);
  }

  /** Passes a free slot to the next waiting caller. */
  release(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free++;
  }

  async #wait(signal: AbortSignal): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = () => {
      const at = this.#waiting.indexOf(resolve);
      if (at !== -1) this.#waiting.splice(at, 1);
      reject(signal.reason);
    };
    this.#waiting.push(resolve);
    signal.addEventListener('abort', leave, { once: true });
    await promise.finally(() => signal.removeEventListener('abort', leave));
  }
}
