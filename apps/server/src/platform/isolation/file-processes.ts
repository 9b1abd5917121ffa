import { createGate } from '../gate.ts';
import type { TaskTime } from './isolated-process.ts';
import { ProcessPool } from './process-pool.ts';

/** Runners that draw an uploaded picture, whose bytes are the task. */
export type PictureRunner = 'avatar' | 'image' | 'screenshot';

/** The runners available in these processes (`file-worker.ts`). */
export type FileRunner = 'exchange' | 'ocr-pdf' | 'official' | 'terms' | PictureRunner;

/** A task with its runner. */
export interface FileTask {
  readonly runner: FileRunner;
  readonly task: unknown;
}

/** A process that runs the tasks of one runner, one at a time. */
export interface FileProcess<Task, Result> extends AsyncDisposable {
  /** Rejects with the task's AppError, with TaskLimitExceeded, or with TaskFailed. */
  run(task: Task, time: TaskTime, signal?: AbortSignal): Promise<Result>;
}

/** The build places the worker beside the bundle under this name. */
const workerFile = import.meta.url.endsWith('.ts') ? '../../composition/file-worker.ts' : './file-worker.js';
/** The maximum JavaScript heap for a file, in MB: legitimate files need less. */
const heap = 1024;
const pool = new ProcessPool<FileTask, unknown>({ file: new URL(workerFile, import.meta.url), heap });
/**
 * Shared by the whole server: more processes at once would exhaust memory, longer queues would wait too long.
 * One at a time per account, so that a user who sends malicious files delays no other.
 */
const gate = createGate({ running: 2, runningPerQueue: 1, waiting: 4, queues: 16 });

/**
 * Runs work when a process is free, queued by account. Refuses with `service_unavailable` if the queue, or
 * the number of queues, is too long.
 */
export function waitForFileProcess<T>(line: string, work: () => Promise<T>): Promise<T> {
  return gate(work, line);
}

/** Takes a process of the pool without waiting; the caller must dispose of it. */
export function openFileProcess<Task, Result>(runner: FileRunner): FileProcess<Task, Result> {
  const taken = pool.take();
  return {
    run: async (task, time, signal) => (await taken.process.run({ runner, task }, time, signal)) as Result,
    [Symbol.asyncDispose]: () => taken[Symbol.asyncDispose](),
  };
}
