import { Worker } from 'node:worker_threads';
import { AppError } from '@inkstone/contracts';
import type { ErrorCode, ErrorParams } from '@inkstone/phrases';
import { createGate } from '../../../../gate.ts';
import type { ExchangeResult, ExchangeTask } from './task.ts';
import { limitTime, longestOf } from './task-time.ts';

/** What a thread says of its task. */
export type Answer =
  | { readonly result: ExchangeResult }
  | { readonly refusal: { readonly code: ErrorCode; readonly params: ErrorParams } };

/** A thread that does tasks one after the other. */
export interface ExchangeThread extends AsyncDisposable {
  /**
   * Rejects with the refusal of the task, or with `fault`. A file that takes too much time or memory to read, or nests
   * deeper than the stack, is `file_too_complex`.
   */
  run<Task extends ExchangeTask>(task: Task, fault: ErrorCode): Promise<ExchangeResult<Task>>;
}

/** The build puts the worker beside the bundle under this name. */
const workerFile = import.meta.url.endsWith('.ts') ? './exchange-worker.ts' : './exchange-worker.js';
/** What a file may take of the machine: one that needs more was made to. */
const mostMemory = 1024;
/**
 * For the whole process: more threads at once would take its memory, more in line would wait too long. One at a time of
 * each account: whoever sends hostile files waits behind them alone.
 */
const gate = createGate({ running: 2, runningOfLine: 1, waiting: 4, lines: 16 });

/** Lets work in a line, mostly of an account, use a thread of its own, so that a large file holds up no other request. */
export function inThread<T>(line: string, work: (thread: ExchangeThread) => Promise<T>): Promise<T> {
  return gate(async () => {
    await using thread = openThread();
    return await work(thread);
  }, line);
}

/** Does one task in a thread of its own. */
export function runInThread<Task extends ExchangeTask>(
  line: string,
  task: Task,
  fault: ErrorCode,
): Promise<ExchangeResult<Task>> {
  return inThread(line, (thread) => thread.run(task, fault));
}

/** Starts a thread; whoever has many tasks keeps it until the last one. Time is limited as told, else by the task. */
export function openThread({ longest }: { readonly longest?: number } = {}): ExchangeThread {
  const worker = new Worker(new URL(workerFile, import.meta.url), {
    name: 'exchange',
    resourceLimits: { maxOldGenerationSizeMb: mostMemory },
  });
  // Whoever waits for an answer hears of it; an error that nobody listens to would end the process.
  worker.on('error', () => undefined);
  return {
    run: (task, fault) => runTask(worker, task, { fault, longest: longest ?? longestOf(task) }),
    [Symbol.asyncDispose]: async () => void (await worker.terminate()),
  };
}

async function runTask<Task extends ExchangeTask>(
  worker: Worker,
  task: Task,
  { fault, longest }: { readonly fault: ErrorCode; readonly longest: number },
): Promise<ExchangeResult<Task>> {
  const tooMuch = isOfFile(task) ? 'file_too_complex' : fault;
  using _ = limitTime(worker, longest);
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const onError = (error: unknown) => reject(new AppError(isTooMuch(error) ? tooMuch : fault, {}, error));
  // Without an answer before: its time was up.
  const onExit = () => reject(new AppError(tooMuch));
  worker.on('message', resolve).on('error', onError).on('exit', onExit);
  try {
    worker.postMessage(task);
    const answer = await promise;
    if ('refusal' in answer) throw new AppError(answer.refusal.code, answer.refusal.params);
    return answer.result as ExchangeResult<Task>;
  } finally {
    worker.off('message', resolve).off('error', onError).off('exit', onExit);
  }
}

/** Whether what a task takes depends on a file that somebody sent. */
function isOfFile({ kind }: ExchangeTask): boolean {
  return kind === 'read' || kind === 'build' || kind === 'paragraphs';
}

/** Whether the memory or the stack of the thread was too small. */
function isTooMuch(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isOutOfMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return isOutOfMemory || (error.name === 'RangeError' && error.message.includes('call stack'));
}
