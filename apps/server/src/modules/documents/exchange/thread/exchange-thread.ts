import { Worker } from 'node:worker_threads';
import { AppError } from '@inkstone/contracts';
import { minute } from '@inkstone/kernel';
import type { ErrorCode, ErrorParams } from '@inkstone/phrases';
import { createGate } from '../../../../gate.ts';
import type { ExchangeResult, ExchangeTask } from './task.ts';

/** What a thread says of its task. */
export type Answer =
  | { readonly result: ExchangeResult }
  | { readonly refusal: { readonly code: ErrorCode; readonly params: ErrorParams } };

/** A thread that does tasks one after the other. */
export interface ExchangeThread extends AsyncDisposable {
  /** Rejects with the refusal of the task, or with `fault` when it takes too much time or memory. */
  run<Task extends ExchangeTask>(task: Task, fault: ErrorCode): Promise<ExchangeResult<Task>>;
}

/** The build puts the worker beside the bundle under this name. */
const workerFile = import.meta.url.endsWith('.ts') ? './exchange-worker.ts' : './exchange-worker.js';
/** What a file may take of the machine: one that needs more was made to. */
const longestTask = minute;
const mostMemory = 1024;
/** For the whole process: more threads at once would take its memory, more in line would wait too long. */
const gate = createGate({ running: 2, waiting: 16 });

/** Does one task in a thread of its own, so that a large file holds up no other request. */
export function runInThread<Task extends ExchangeTask>(
  task: Task,
  fault: ErrorCode,
): Promise<ExchangeResult<Task>> {
  return gate(async () => {
    await using thread = openThread();
    return await thread.run(task, fault);
  });
}

/** Starts a thread; whoever has many tasks keeps it until the last one. */
export function openThread(): ExchangeThread {
  const worker = new Worker(new URL(workerFile, import.meta.url), {
    name: 'exchange',
    resourceLimits: { maxOldGenerationSizeMb: mostMemory },
  });
  // Whoever waits for an answer hears of it; an error that nobody listens to would end the process.
  worker.on('error', () => undefined);
  return {
    run: (task, fault) => runTask(worker, task, fault),
    [Symbol.asyncDispose]: async () => void (await worker.terminate()),
  };
}

async function runTask<Task extends ExchangeTask>(
  worker: Worker,
  task: Task,
  fault: ErrorCode,
): Promise<ExchangeResult<Task>> {
  const timer = setTimeout(() => void worker.terminate(), longestTask);
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const onError = (error: unknown) => reject(new AppError(fault, {}, error));
  // Without an answer before: its time was up.
  const onExit = () => reject(new AppError(fault));
  worker.on('message', resolve).on('error', onError).on('exit', onExit);
  try {
    worker.postMessage(task);
    const answer = await promise;
    if ('refusal' in answer) throw new AppError(answer.refusal.code, answer.refusal.params);
    return answer.result as ExchangeResult<Task>;
  } finally {
    clearTimeout(timer);
    worker.off('message', resolve).off('error', onError).off('exit', onExit);
  }
}
