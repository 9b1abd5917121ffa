import { AppError } from '@inkstone/contracts';
import type { ErrorCode } from '@inkstone/phrases';
import {
  type FileProcess,
  openFileProcess,
  waitForFileProcess,
} from '../../../../platform/isolation/file-processes.ts';
import {
  TaskFailed,
  TaskLimitExceeded,
  type TaskTime,
} from '../../../../platform/isolation/isolated-process.ts';
import type { ExchangeResult, ExchangeTask } from './task.ts';
import { timeOf } from './task-time.ts';

/** A process that runs tasks one at a time. */
export interface ExchangeProcess extends AsyncDisposable {
  /**
   * Rejects with the task's AppError, with `content_required` for a file of 0 bytes, or with `fault`. Excessive time, memory or nesting gives
   * `file_too_complex`, or `document_too_complex` when a document is written; the next task gets a new
   * process. `signal` ends the process and the task.
   */
  run<Task extends ExchangeTask>(
    task: Task,
    fault: ErrorCode,
    signal?: AbortSignal,
  ): Promise<ExchangeResult<Task>>;
}

/**
 * Runs work with a separate process, queued mostly per account, so that a malicious file affects no other
 * request.
 */
export function inProcess<T>(line: string, work: (process: ExchangeProcess) => Promise<T>): Promise<T> {
  return waitForFileProcess(line, async () => {
    await using process = openProcess();
    return await work(process);
  });
}

/** Runs one task in a separate process. */
export function runInProcess<Task extends ExchangeTask>(
  line: string,
  task: Task,
  fault: ErrorCode,
  signal?: AbortSignal,
): Promise<ExchangeResult<Task>> {
  return inProcess(line, (process) => process.run(task, fault, signal));
}

/**
 * Takes a process; use it for many tasks in a row. The time limit is the one given, else that of the task.
 */
export function openProcess({ time }: { readonly time?: TaskTime } = {}): ExchangeProcess {
  const process = openFileProcess<ExchangeTask, ExchangeResult>('exchange');
  return {
    run: (task, fault, signal) => runTask(process, task, { fault, time: time ?? timeOf(task), signal }),
    [Symbol.asyncDispose]: () => process[Symbol.asyncDispose](),
  };
}

async function runTask<Task extends ExchangeTask>(
  process: FileProcess<ExchangeTask, ExchangeResult>,
  task: Task,
  {
    fault,
    time,
    signal,
  }: { readonly fault: ErrorCode; readonly time: TaskTime; readonly signal: AbortSignal | undefined },
): Promise<ExchangeResult<Task>> {
  if (isOfFile(task) && task.bytes.length === 0) throw new AppError('content_required');
  try {
    return (await process.run(task, time, signal)) as ExchangeResult<Task>;
  } catch (error) {
    if (error instanceof AppError) throw error;
    const tooMuch = task.kind === 'write' ? 'document_too_complex' : 'file_too_complex';
    throw new AppError(isTooMuch(error) ? tooMuch : fault, {}, error);
  }
}

/** Whether a task reads a file of the user as text. */
function isOfFile(task: ExchangeTask): task is Extract<ExchangeTask, { readonly bytes: Uint8Array }> {
  return 'bytes' in task && task.kind !== 'draw';
}

/** Whether a limit of time, memory or stack was exceeded. */
function isTooMuch(error: unknown): boolean {
  return error instanceof TaskLimitExceeded || (error instanceof TaskFailed && error.isStackOverflow);
}
