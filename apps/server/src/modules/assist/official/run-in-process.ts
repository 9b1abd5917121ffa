import { AppError } from '@inkstone/contracts';
import { minute } from '@inkstone/kernel';
import { openFileProcess, waitForFileProcess } from '../../../platform/isolation/file-processes.ts';
import {
  TaskFailed,
  TaskLimitExceeded,
  type TaskTime,
} from '../../../platform/isolation/isolated-process.ts';
import type { CorrectedDocx, DocxResult, DocxTask, ReadDocx } from './docx-task.ts';

/** Time limits: genuine documents need less. */
const maxTaskTime: TaskTime = { processorTime: minute, clockTime: minute };

/**
 * Runs a task of an account in a separate process, so that a malicious file affects no other request. Refuses
 * a file of 0 bytes with `content_required`, others with the errors of `runDocxTask`, or with `service_unavailable` if the queue is full.
 */
export async function runInProcess<Task extends DocxTask>(
  accountId: string,
  task: Task,
): Promise<DocxResult<Task>> {
  if (task.bytes.length === 0) throw new AppError('content_required');
  return waitForFileProcess(accountId, async () => {
    await using process = openFileProcess<DocxTask, ReadDocx | CorrectedDocx>('official');
    try {
      return (await process.run(task, maxTaskTime)) as DocxResult<Task>;
    } catch (error) {
      const isTooMuch =
        error instanceof TaskLimitExceeded || (error instanceof TaskFailed && error.isStackOverflow);
      throw isTooMuch ? new AppError('docx_unreadable', {}, error) : error;
    }
  });
}
