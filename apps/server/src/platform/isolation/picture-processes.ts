import { AppError } from '@inkstone/contracts';
import { minute } from '@inkstone/kernel';
import { createGate } from '../gate.ts';
import { openFileProcess, type PictureRunner } from './file-processes.ts';
import { TaskLimitExceeded, type TaskTime } from './isolated-process.ts';

/**
 * Pictures have a separate queue: one takes less than a second, and must not wait for files, which may take a
 * minute. One at a time per account, so that a user who sends malicious pictures delays no other.
 */
const gate = createGate({ running: 2, runningPerQueue: 1, waiting: 32, queues: 64 });
/** Time limits: genuine pictures need less. */
const maxTaskTime: TaskTime = { processorTime: minute, clockTime: minute };

/**
 * Draws an uploaded picture in a process of the pool. Rejects with the AppError of the runner, with
 * `file_format_mismatch` when the picture exceeds the limits of a task, or with `service_unavailable` if the
 * queue is full.
 */
export function drawInProcess<Result>(
  runner: PictureRunner,
  accountId: string,
  sent: Uint8Array,
  time: TaskTime = maxTaskTime,
): Promise<Result> {
  return gate(async () => {
    await using process = openFileProcess<Uint8Array, Result>(runner);
    try {
      return await process.run(sent, time);
    } catch (error) {
      throw error instanceof TaskLimitExceeded ? new AppError('file_format_mismatch', {}, error) : error;
    }
  }, accountId);
}
