import { AppError } from '@inkstone/contracts';
import type { importWebPage as contract } from '@inkstone/contracts/documents/exchange';
import type { ErrorCode } from '@inkstone/phrases';
import type { UseCase } from '../../../../platform/http/route.ts';
import { fetchPage } from '../../../../platform/web/fetch-page.ts';
import { inProcess } from '../tasks/exchange-process.ts';
import { cutTitle } from './file-name.ts';
import { type ImportedDocument, storeReading } from './store-reading.ts';

/** Creates a document from the article of a web page. Nothing else is fetched, not even its pictures. */
export const importWebPage: UseCase<typeof contract, ImportedDocument> = async (
  deps,
  who,
  { url, folderId },
) => {
  const { accountId } = who;
  const typed = url.trim();
  if (typed === '') throw new AppError('web_url_required');
  // Users often omit the scheme.
  const address = /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`;
  const page = await fetchPage(address, deps.web);
  const format = page.mediaType.startsWith('text/html') || page.mediaType.includes('xhtml') ? 'web' : 'txt';
  const task = {
    kind: 'read',
    format,
    bytes: page.bytes,
    changes: 'keep',
    url: page.url,
    charset: page.charset,
    now: deps.clock.now(),
  } as const;
  return inProcess(accountId, async (tasks) => {
    const reading = await tasks.run(task, 'web_page_failed');
    const title = cutTitle(reading.title) || cutTitle(new URL(page.url).hostname);
    return storeReading(deps, { accountId, folderId, title, fileType: 'web' }, reading, tasks);
  }).catch((error) => {
    throw error instanceof AppError && ofFiles.has(error.code) ? new AppError('web_page_failed') : error;
  });
};

/** File errors that have a different message for web pages. */
const ofFiles: ReadonlySet<ErrorCode> = new Set([
  'content_required',
  'file_format_mismatch',
  'file_too_complex',
]);
