import { ModelError, type ModelEvent } from '../../../ports/text-model.ts';
import type { RunningClocks } from '../clocks.ts';

/** Maximum number of unread characters of an answer. */
const maxUnread = 4 * 1024 * 1024;

/** An answer that arrives from the process of a model. */
export class Answer {
  readonly #events: ModelEvent[] = [];
  readonly #over = Promise.withResolvers<void>();
  #unread = 0;
  #isOver = false;
  #error: Error | null = null;
  #wake: (() => void) | null = null;

  /** Resolves when the process has stopped working on it. */
  get over(): Promise<void> {
    return this.#over.promise;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Whether it has finished. */
  get isComplete(): boolean {
    return this.#isOver && this.#error === null;
  }

  /** Takes the next event. Throws ModelError if too much has not been read. */
  push(event: ModelEvent): void {
    if (event.type === 'text') this.#unread += event.text.length;
    if (this.#unread > maxUnread)
      throw new ModelError('protocol', 'the process writes faster than a model can');
    this.#events.push(event);
    if (event.type === 'finish') this.#end();
    this.#wake?.();
  }

  /** Ends the answer with an error, after the events that have arrived. */
  fail(error: Error): void {
    if (this.#isOver) return;
    this.#error = error;
    this.#end();
    this.#wake?.();
  }

  /** Iterates over the events. Rejects when a timer ends the request. */
  async *read(clocks: RunningClocks): AsyncGenerator<ModelEvent> {
    for (;;) {
      clocks.signal.throwIfAborted();
      const event = this.#events.shift();
      if (event) {
        if (event.type === 'text') {
          this.#unread -= event.text.length;
          clocks.beat();
        }
        yield event;
        if (event.type === 'finish') return;
      } else if (this.#error) {
        throw this.#error;
      } else {
        await this.#change(clocks.signal);
      }
    }
  }

  async #change(signal: AbortSignal): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#wake = resolve;
    signal.addEventListener('abort', () => resolve(), { once: true });
    await promise;
  }

  #end(): void {
    this.#isOver = true;
    this.#over.resolve();
  }
}
