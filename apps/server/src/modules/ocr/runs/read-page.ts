import { AppError } from '@inkstone/contracts';
import type { OcrBlock } from '@inkstone/contracts/ocr';
import type { RecognisedPage } from '@inkstone/ocr';
import type { Deps } from '../../../deps.ts';
import { pictureKey } from '../files/file-keys.ts';
import type { Job, Page } from '../jobs/store.ts';
import { openPdfPage } from '../pdf/pdf-pages.ts';

/** The result of reading a page. */
export type ReadPage = Pick<Page, 'source' | 'language' | 'width' | 'height' | 'blocks' | 'pictureKey'>;

/** Reads the text of a page: from the text layer of a PDF where it has one, else from the picture. */
export async function readPage(
  { files, textRecogniser }: Pick<Deps, 'files' | 'textRecogniser'>,
  job: Job,
  page: Page,
  signal: AbortSignal,
): Promise<ReadPage> {
  const bytes = await files.get(page.sourceKey);
  if (bytes === null) throw new AppError('file_not_found');
  const key = pictureKey(job, page.index);
  const storePage = async (source: Page['source'], found: RecognisedPage, picture: Uint8Array) => {
    signal.throwIfAborted();
    await files.put(key, picture);
    const { width, height } = found;
    return { source, width, height, blocks: found.blocks as OcrBlock[], pictureKey: key };
  };
  let picture = bytes;
  if (page.pdfPage !== null) {
    const opened = await openPdfPage(job.accountId, bytes, page.pdfPage);
    if (opened.layer !== null)
      return { ...(await storePage('layer', opened.layer, opened.picture)), language: opened.language };
    picture = opened.picture;
  }
  const language = job.language === 'auto' ? null : job.language;
  const found = await textRecogniser.recognise({ picture, language, signal });
  return { ...(await storePage('recognised', found, found.prepared)), language: found.language };
}
