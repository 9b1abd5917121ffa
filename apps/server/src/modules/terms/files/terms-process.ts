import { AppError } from '@inkstone/contracts';
import type { TermFormat } from '@inkstone/contracts/terms';
import type { TermDraft, TermFile } from '@inkstone/translate';
import { openFileProcess, waitForFileProcess } from '../../../platform/isolation/file-processes.ts';
import { TaskFailed, TaskLimitExceeded } from '../../../platform/isolation/isolated-process.ts';
import type { TermsTask } from './terms-task.ts';

const time = { processorTime: 10_000, clockTime: 60_000 };

/** Reads a file of terms in a separate process. Refuses with `terms_format_unknown`, `terms_unreadable` or `file_too_complex`. */
export async function readTermFile(accountId: string, name: string, bytes: Uint8Array): Promise<TermFile> {
  return (await run(accountId, { kind: 'read', name, bytes })) as TermFile;
}

/** Writes a file of terms in a separate process. */
export async function writeTermFile(
  accountId: string,
  format: TermFormat,
  terms: readonly TermDraft[],
): Promise<Uint8Array> {
  return (await run(accountId, { kind: 'write', format, terms })) as Uint8Array;
}

function run(accountId: string, task: TermsTask): Promise<unknown> {
  return waitForFileProcess(accountId, async () => {
    await using process = openFileProcess<TermsTask, unknown>('terms');
    try {
      return await process.run(task, time);
    } catch (error) {
      if (error instanceof AppError) throw error;
      const isTooMuch =
        error instanceof TaskLimitExceeded || (error instanceof TaskFailed && error.isStackOverflow);
      throw new AppError(isTooMuch ? 'file_too_complex' : 'terms_unreadable', { row: 1 }, error);
    }
  });
}
