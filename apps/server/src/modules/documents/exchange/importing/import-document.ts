import { AppError } from '@inkstone/contracts';
import { type importDocument as contract, importBytesLimit } from '@inkstone/contracts/documents/exchange';
import type { UseCase } from '../../../../platform/http/route.ts';
import { inProcess } from '../tasks/exchange-process.ts';
import { cutTitle, formatOf, titleOfFile } from './file-name.ts';
import { type ImportedDocument, storeReading } from './store-reading.ts';

/** Creates a document from a file, atomically. */
export const importDocument: UseCase<typeof contract, ImportedDocument> = async (deps, who, input) => {
  const { name, folderId, changes } = input;
  const format = formatOf(name);
  const bytes = Buffer.from(input.base64, 'base64');
  if (bytes.length > importBytesLimit) {
    throw new AppError('import_too_large', { limit: `${importBytesLimit / 1024 / 1024} MB` });
  }
  const fault =
    format === 'pdf' ? 'pdf_failed' : format === 'docx' ? 'docx_unreadable' : 'file_format_mismatch';
  const task = { kind: 'read', format, bytes, changes, url: '', charset: '', now: deps.clock.now() } as const;
  const fileType = format === 'web' ? 'html' : format;
  const { accountId } = who;
  return inProcess(accountId, async (tasks) => {
    const reading = await tasks.run(task, fault);
    const title = cutTitle(reading.title) || titleOfFile(name);
    return storeReading(deps, { accountId, folderId, title, fileType }, reading, tasks);
  });
};
