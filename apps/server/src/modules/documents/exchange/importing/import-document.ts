import { AppError } from '@inkstone/contracts';
import { type importDocument as contract, importBytesLimit } from '@inkstone/contracts/exchange';
import type { UseCase } from '../../../../http/route.ts';
import { inThread } from '../thread/exchange-thread.ts';
import { cutTitle, formatOf, titleOfFile } from './file-name.ts';
import { type Imported, keepReading } from './keep-reading.ts';

/** Makes a document from a file: the whole of it, or nothing. */
export const importDocument: UseCase<typeof contract, Imported> = async (deps, who, input) => {
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
  return inThread(accountId, async (thread) => {
    const reading = await thread.run(task, fault);
    const title = cutTitle(reading.title) || titleOfFile(name);
    return keepReading(deps, { accountId, folderId, title, fileType }, reading, thread);
  });
};
