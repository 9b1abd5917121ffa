import { minute } from '@inkstone/kernel';
import { IsolatedProcess, type ProcessOptions } from './isolated-process.ts';

/** How long an idle process is kept. */
const keptFor = 2 * minute;

/**
 * A pool of processes that run the same file. Idle ones are kept for a while, because starting one takes
 * longer than most tasks.
 */
export class ProcessPool<Task, Result> {
  readonly #options: ProcessOptions;
  #spare: IsolatedProcess<Task, Result> | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: ProcessOptions) {
    this.#options = options;
  }

  /** Returns a process for exclusive use; the caller must dispose of it. */
  take(): { readonly process: IsolatedProcess<Task, Result> } & AsyncDisposable {
    const process = this.#spare ?? new IsolatedProcess<Task, Result>(this.#options);
    if (process === this.#spare) this.#forgetSpare();
    return { process, [Symbol.asyncDispose]: () => this.#release(process) };
  }

  async #release(process: IsolatedProcess<Task, Result>): Promise<void> {
    if (this.#spare || !process.isReusable) return await process[Symbol.asyncDispose]();
    this.#spare = process;
    this.#timer = setTimeout(() => {
      this.#forgetSpare();
      void process[Symbol.asyncDispose]();
    }, keptFor).unref();
  }

  #forgetSpare(): void {
    clearTimeout(this.#timer);
    this.#spare = null;
  }
}
