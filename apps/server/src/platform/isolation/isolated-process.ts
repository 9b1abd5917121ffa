import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { AppError } from '@inkstone/contracts';
import type { Answer } from './message.ts';

const megabyte = 1024 * 1024;
/** In addition to the JavaScript heap, in MB: code, buffers, pictures and fonts. */
const memoryBesideHeap = 512;
/** The default of `ProcessOptions.maxKept`. */
const defaultMaxKept = 400;

/** Time limits of a task. */
export interface TaskTime {
  /** CPU time, in ms. */
  readonly processorTime: number;
  /** Wall-clock time, in ms; includes the load of other programs. */
  readonly clockTime: number;
}

/** The process crashed, or was ended because the task exceeded its limits. */
export class TaskLimitExceeded extends Error {
  override name = 'TaskLimitExceeded';
}

/** A task failed with an error other than an AppError. */
export class TaskFailed extends Error {
  override name = 'TaskFailed';
  /** Whether the task overflowed the stack. */
  readonly isStackOverflow: boolean;

  constructor({
    name,
    message,
    stack,
  }: { readonly name: string; readonly message: string; readonly stack: string }) {
    super(message, { cause: stack });
    // A regular expression that is compiled near the end of the stack throws a SyntaxError: "…: Stack overflow".
    this.isStackOverflow =
      (name === 'RangeError' && message.includes('call stack')) || message.endsWith(': Stack overflow');
  }
}

export interface ProcessOptions {
  /** URL of the file that calls `answerTasks`. */
  readonly file: URL;
  /** Maximum JavaScript heap, in MB. */
  readonly heap: number;
  /** A process whose memory exceeds this is not reused, in MB; default 400. */
  readonly maxKept?: number;
}

/**
 * A separate process for untrusted input. In a worker thread a large allocation would end the whole server;
 * here it ends only this process, and the next task starts another one. It receives no secrets of the server.
 */
export class IsolatedProcess<Task, Result> implements AsyncDisposable {
  readonly #options: ProcessOptions;
  #child: ChildProcess | null = null;
  /** Resident memory in bytes at the last reply. */
  #memory = 0;

  constructor(options: ProcessOptions) {
    this.#options = options;
  }

  get pid(): number | null {
    return this.#child?.pid ?? null;
  }

  /** Whether it runs and is small enough to be reused. */
  get isReusable(): boolean {
    return this.#child !== null && this.#memory < (this.#options.maxKept ?? defaultMaxKept) * megabyte;
  }

  /**
   * Runs one task; one at a time. Rejects with the task's AppError, with TaskLimitExceeded, or with TaskFailed.
   * When `signal` aborts, the process is ended.
   */
  async run(task: Task, { processorTime, clockTime }: TaskTime, signal?: AbortSignal): Promise<Result> {
    signal?.throwIfAborted();
    const child = this.#start();
    const memory = (this.#options.heap + memoryBesideHeap) * megabyte;
    const kill = () => child.kill('SIGKILL');
    const ending = setTimeout(kill, clockTime);
    signal?.addEventListener('abort', kill, { once: true });
    child.ref();
    child.channel?.ref();
    try {
      const answer = await this.#request(child, { task, limits: { processorTime, memory } });
      if ('failure' in answer) {
        this.#end(child);
        throw new TaskFailed(answer.failure);
      }
      this.#memory = answer.memory;
      if ('refusal' in answer) throw new AppError(answer.refusal.code, answer.refusal.params);
      return answer.result;
    } finally {
      clearTimeout(ending);
      signal?.removeEventListener('abort', kill);
      child.unref();
      child.channel?.unref();
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const child = this.#child;
    if (!child) return;
    const exited = once(child, 'exit');
    this.#end(child);
    await exited;
  }

  #request(child: ChildProcess, message: object): Promise<Answer<Result>> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer<Result>>();
    const onMessage = (answer: unknown) => resolve(answer as Answer<Result>);
    const onExit = (code: number | null, signal: string | null) =>
      reject(new TaskLimitExceeded(`The process ended with ${signal ?? code} before it answered.`));
    child.once('message', onMessage).once('exit', onExit).once('error', reject);
    child.send(message, (error) => error && reject(error));
    return promise.finally(() => {
      child.off('message', onMessage).off('exit', onExit).off('error', reject);
    });
  }

  #start(): ChildProcess {
    if (this.#child) return this.#child;
    const { NODE_ENV = '', TZ = '', LANG = '' } = process.env;
    const child = fork(fileURLToPath(this.#options.file), [], {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${this.#options.heap}`],
      env: { NODE_ENV, LANG, ...(TZ && { TZ }) },
      // V8 prints a long report when it runs out of memory.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // Pending tasks receive the error; an unhandled error event would end the server.
    child.on('error', () => undefined);
    child.once('exit', () => this.#forget(child));
    this.#child = child;
    this.#memory = 0;
    return child;
  }

  #end(child: ChildProcess): void {
    this.#forget(child);
    child.kill('SIGKILL');
  }

  #forget(child: ChildProcess): void {
    if (this.#child === child) this.#child = null;
  }
}
