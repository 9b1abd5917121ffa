import { AppError } from '@inkstone/contracts';
import type { importWebPage as contract } from '@inkstone/contracts/exchange';
import type { ErrorCode } from '@inkstone/phrases';
import type { UseCase } from '../../../../http/route.ts';
import { inThread } from '../thread/exchange-thread.ts';
import { fetchPage } from '../web-page/fetch-page.ts';
import { cutTitle } from './file-name.ts';
import { type Imported, keepReading } from './keep-reading.ts';

/** Makes a document from the article of a web page. Nothing else of the page is fetched, its pictures neither. */
export const importWebPage: UseCase<typeof contract, Imported> = async (deps, who, { url, folderId }) => {
  const { accountId } = who;
  const typed = url.trim();
  if (typed === '') throw new AppError('web_url_required');
  // People leave out what is the same everywhere.
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
  return inThread(accountId, async (thread) => {
    const reading = await thread.run(task, 'web_page_failed');
    const title = cutTitle(reading.title) || cutTitle(new URL(page.url).hostname);
    return keepReading(deps, { accountId, folderId, title, fileType: 'web' }, reading, thread);
  }).catch((error) => {
    throw error instanceof AppError && ofFiles.has(error.code) ? new AppError('web_page_failed') : error;
  });
};

/** What is said of files, and of a page in other words. */
const ofFiles: ReadonlySet<ErrorCode> = new Set([
  'content_required',
  'file_format_mismatch',
  'file_too_complex',
]);
