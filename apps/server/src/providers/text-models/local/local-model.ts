import type { ModelClocks } from '../../../ports/models-config.ts';
import type { ModelEvent, ModelProbe, ModelRequest, TextModel } from '../../../ports/text-model.ts';
import { cleanAnswer } from '../clean-answer.ts';
import { type RunningClocks, startClocks } from '../clocks.ts';
import { probeModel } from '../probe-model.ts';
import type { Answer } from './answer.ts';
import type { ModelHost } from './model-host.ts';

/** A model in a process of this machine. */
export class LocalTextModel implements TextModel {
  readonly #host: ModelHost;
  readonly #clocks: ModelClocks;
  readonly #running = new Set<RunningClocks>();
  #isClosed = false;

  constructor(host: ModelHost, clocks: ModelClocks) {
    this.#host = host;
    this.#clocks = clocks;
    host.open();
  }

  /** The timers start when the request leaves the queue, and include loading the model. */
  async *complete(request: ModelRequest): AsyncGenerator<ModelEvent> {
    await this.#host.slots.take(request.signal);
    this.#host.enter();
    const clocks = startClocks(this.#clocks, request.signal);
    let answer: Answer | undefined;
    let release = async () => {};
    this.#running.add(clocks);
    try {
      const process = await orAborted(this.#host.keeper.enter(), clocks.signal);
      const requested = process.generate(request);
      answer = requested.answer;
      release = () => process.stop(requested.id, this.#host.grace);
      yield* cleanAnswer(answer.read(clocks), request.maxTokens);
    } catch (error) {
      throw clocks.explain(error);
    } finally {
      clocks.stop();
      this.#running.delete(clocks);
      // The caller does not wait until the process has stopped; the next request does.
      void release().then(() => this.#host.leave(answer?.isComplete ?? false));
    }
  }

  async probe(signal: AbortSignal): Promise<ModelProbe> {
    // The grammar enforces JSON, so no way of requesting JSON has to be selected.
    return { ...(await probeModel(this, signal, () => undefined)), json: 'schema' };
  }

  async close(): Promise<void> {
    for (const clocks of this.#running) clocks.stop();
    if (!this.#isClosed) this.#host.close();
    this.#isClosed = true;
  }
}

/** Resolves as `work` does, or rejects with the reason of the signal as soon as it is aborted. */
async function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
