import { AppError } from '@inkstone/contracts';
import type { importWebPage as contract } from '@inkstone/contracts/exchange';
import type { UseCase } from '../../../../http/route.ts';
import { runInThread } from '../thread/exchange-thread.ts';
import { fetchPage } from '../web-page/fetch-page.ts';
import { cutTitle } from './file-name.ts';
import { type Imported, keepReading } from './keep-reading.ts';

/** Makes a document from the article of a web page. Nothing else of the page is fetched, its pictures neither. */
export const importWebPage: UseCase<typeof contract, Imported> = async (deps, who, { url, folderId }) => {
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
  const reading = await runInThread(task, 'web_page_failed').catch((error) => {
    throw error instanceof AppError && error.code === 'file_format_mismatch'
      ? new AppError('web_page_failed')
      : error;
  });
  const title = cutTitle(reading.content.title) || cutTitle(new URL(page.url).hostname);
  return keepReading(deps, { accountId: who.accountId, folderId, title, fileType: 'web' }, reading);
};
