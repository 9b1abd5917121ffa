import { minute } from '@inkstone/kernel';
import { IsolatedProcess, type TaskTime } from '../../platform/isolation/isolated-process.ts';
import type { PictureResult, PictureTask } from './messages.ts';

/** Time limits of one page. */
export type PageTime = TaskTime;

type Reader = IsolatedProcess<PictureTask, PictureResult>;

/** The build places the worker beside the bundle under this name. */
const workerFile = import.meta.url.endsWith('.ts') ? './ocr-worker.ts' : './ocr-worker.js';
/** JavaScript heap in MB; the engine and the pictures are outside of it. */
const heap = 768;
/** Memory in MB above which an idle process is replaced: the engine keeps the memory of the largest page. */
const maxKept = 900;
/** Number of pages after which a process is replaced, because the memory of the engine only grows. */
const pagesOfProcess = 50;
/** Time for which an idle process is kept, in ms, because loading the data takes seconds. */
const keptFor = 2 * minute;

interface Idle {
  readonly process: Reader;
  readonly pages: number;
  readonly timer: NodeJS.Timeout;
}

/**
 * Processes that read pages; each reads one at a time, and is replaced after `maxPages`. The caller limits
 * the concurrency.
 */
export class RecogniserProcesses {
  readonly #time: PageTime;
  readonly #maxPages: number;
  readonly #idle: Idle[] = [];
  readonly #busy = new Set<Reader>();
  #isClosed = false;

  constructor(time: PageTime, maxPages: number = pagesOfProcess) {
    this.#time = time;
    this.#maxPages = maxPages;
  }

  /** Ids of the idle processes. */
  get idleProcessIds(): (number | null)[] {
    return this.#idle.map(({ process }) => process.pid);
  }

  async read(task: PictureTask, signal: AbortSignal): Promise<PictureResult> {
    const { process, pages } = this.#take();
    this.#busy.add(process);
    try {
      return await process.run(task, this.#time, signal);
    } finally {
      this.#busy.delete(process);
      await this.#release(process, pages + 1);
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const idle = this.#idle.splice(0);
    for (const { timer } of idle) clearTimeout(timer);
    await Promise.all([...idle.map(({ process }) => process), ...this.#busy].map(end));
  }

  #take(): { readonly process: Reader; readonly pages: number } {
    const idle = this.#idle.pop();
    if (!idle) {
      const file = new URL(workerFile, import.meta.url);
      return { process: new IsolatedProcess({ file, heap, maxKept }), pages: 0 };
    }
    clearTimeout(idle.timer);
    return idle;
  }

  async #release(process: Reader, pages: number): Promise<void> {
    if (this.#isClosed || pages >= this.#maxPages || !process.isReusable) return await end(process);
    const timer = setTimeout(() => {
      const index = this.#idle.findIndex((idle) => idle.process === process);
      if (index >= 0) this.#idle.splice(index, 1);
      void end(process);
    }, keptFor).unref();
    this.#idle.push({ process, pages, timer });
  }
}

async function end(process: Reader): Promise<void> {
  await process[Symbol.asyncDispose]();
}
