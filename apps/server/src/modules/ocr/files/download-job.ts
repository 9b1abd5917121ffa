import type { ReplyOf } from '@inkstone/contracts';
import { AppError } from '@inkstone/contracts';
import type { downloadOcrJob as contract, OcrFormat } from '@inkstone/contracts/ocr';
import { pageHtml, pagesText, placedWords } from '@inkstone/domain/ocr';
import type { SearchablePage } from '@inkstone/exchange/pdf';
import type { Deps } from '../../../deps.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import { requireJob } from '../jobs/read-job.ts';
import { findPages, type Job, type Page } from '../jobs/store.ts';
import { writeJobPdf } from '../pdf/pdf-pages.ts';

const mediaTypes: Readonly<Record<OcrFormat, string>> = {
  txt: 'text/plain; charset=utf-8',
  html: 'text/html; charset=utf-8',
  pdf: 'application/pdf',
};

/** The text of a job as a file. */
export const downloadJob: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  deps,
  { accountId },
  { id: jobId, format },
) => {
  const job = await requireJob(deps, { accountId, jobId });
  const pages = (await findPages(deps.db.sql, job)).filter(({ state }) => state === 'done');
  const blocks = pages.map((page) => page.blocks ?? []);
  const text = pagesText(blocks);
  if (text === '') throw new AppError('no_text_found');
  const isChinese = pages.filter(({ language }) => language === 'zh').length * 2 >= pages.length;
  const bytes =
    format === 'pdf'
      ? await writePdf(deps, job, pages, isChinese)
      : Buffer.from(format === 'txt' ? `\ufeff${text}\n` : pageHtml(blocks, isChinese ? 'zh' : 'en'));
  return {
    name: `${fileName(job.name)}.${format}`,
    mediaType: mediaTypes[format],
    base64: Buffer.from(bytes).toString('base64'),
  };
};

async function writePdf(
  { files, clock }: Pick<Deps, 'files' | 'clock'>,
  job: Job,
  pages: readonly Page[],
  isChinese: boolean,
): Promise<Uint8Array> {
  const drawn: SearchablePage[] = [];
  for (const { pictureKey, width, height, blocks } of pages) {
    const picture = pictureKey === null ? null : await files.get(pictureKey);
    if (picture === null) continue;
    drawn.push({ picture, width, height, words: placedWords(blocks ?? []) });
  }
  const about = { title: fileName(job.name), now: clock.now(), lang: isChinese ? 'zh-CN' : 'en' };
  return writeJobPdf(job.accountId, { pages: drawn, ...about });
}

/** Returns the name of the first file without its extension and without characters that file systems refuse. */
function fileName(name: string): string {
  const plain = name.replace(/\.\w{1,5}$/, '').replace(/[\\/:*?"<>|\p{Cc}]/gu, '_');
  return plain.trim() || 'text';
}
