import { second } from '@inkstone/kernel';
import { ModelError } from '../../../ports/text-model.ts';
import type { LoadedFacts, ModelProcess } from './model-process.ts';

/** Delays of a restart by number of consecutive failures, in ms; the last one also applies to more failures. */
const pauses = [0, 0, second, 4 * second, 15 * second, 60 * second];

/** Options of the supervisor. */
export interface SupervisorOptions {
  /** Starts a process. Rejects with ModelError `refused` if there is no model to load. */
  start(): Promise<ModelProcess>;
  /** Time for which an unused process is kept, in ms. */
  readonly keptFor: number;
  onLoaded(facts: LoadedFacts): void;
  /** Called when the process has failed; it is restarted when it is needed. */
  onFailure(error: Error): void;
}

/** A process that is being started, or runs. */
interface SupervisedProcess {
  readonly loaded: Promise<ModelProcess>;
  /** Null until it is started. */
  process: ModelProcess | null;
  isClosed: boolean;
}

/** Starts the process of a model at its first use and again after a crash, and ends it when it has been idle. */
export class ProcessSupervisor {
  readonly #options: SupervisorOptions;
  #kept: SupervisedProcess | null = null;
  #users = 0;
  #failures = 0;
  #notBefore = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: SupervisorOptions) {
    this.#options = options;
  }

  /** Returns the process with a loaded model; each use ends by `leave`. Rejects with ModelError. */
  async enter(): Promise<ModelProcess> {
    clearTimeout(this.#timer);
    this.#users++;
    const wait = this.#notBefore - performance.now();
    if (this.#kept === null && wait > 0) {
      throw new ModelError('unreachable', 'the process is restarted later', Math.ceil(wait));
    }
    this.#kept ??= this.#start();
    return await this.#kept.loaded;
  }

  /** Ends a use; `isGood` if it showed that the process works. */
  leave(isGood: boolean): void {
    if (isGood) this.#failures = 0;
    this.#users--;
    if (this.#users > 0 || this.#kept === null) return;
    this.#timer = setTimeout(() => this.close(), this.#options.keptFor).unref();
  }

  /** Ends the process. */
  close(): void {
    clearTimeout(this.#timer);
    const kept = this.#kept;
    if (!kept) return;
    this.#kept = null;
    kept.isClosed = true;
    kept.process?.end();
  }

  #start(): SupervisedProcess {
    const { promise, resolve, reject } = Promise.withResolvers<ModelProcess>();
    const kept: SupervisedProcess = { loaded: promise, process: null, isClosed: false };
    // Callers receive the error through `enter`, unless none is waiting any more.
    promise.catch(() => undefined);
    this.#load(kept).then(resolve, reject);
    return kept;
  }

  async #load(kept: SupervisedProcess): Promise<ModelProcess> {
    try {
      const process = await this.#options.start();
      kept.process = process;
      void process.ended.then((error) => this.#forget(kept, error));
      if (kept.isClosed) process.end();
      this.#options.onLoaded(await process.ready);
      return process;
    } catch (error) {
      // Without a file nothing was started, so no delay is needed.
      if (!kept.process && this.#kept === kept) this.#kept = null;
      throw error;
    }
  }

  #forget(kept: SupervisedProcess, error: Error): void {
    if (kept.isClosed) return;
    if (this.#kept === kept) this.#kept = null;
    this.#failures++;
    this.#notBefore = performance.now() + (pauses[Math.min(this.#failures, pauses.length - 1)] ?? 0);
    this.#options.onFailure(error);
  }
}
