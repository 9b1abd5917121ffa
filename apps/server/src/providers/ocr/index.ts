import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AppError } from '@inkstone/contracts';
import { minute } from '@inkstone/kernel';
import type { RecognisedBlock } from '@inkstone/ocr';
import { createWorker, type Worker } from 'tesseract.js';
import { openFileProcess } from '../../platform/isolation/file-processes.ts';
import { TaskTookTooMuch } from '../../platform/isolation/isolated-process.ts';
import type { Log } from '../../platform/observability/log.ts';
import type { RecognisedPicture, RecogniseRequest, TextRecogniser } from '../../ports/text-recogniser.ts';

interface Prepared {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Pictures that may wait for the engine. */
const mostWaiting = 20;
/** A worker is replaced after so many pictures, because its memory does not shrink. */
const mostPictures = 50;
/** A worker that is not used ends after this time. */
const idle = 2 * minute;

/** Opens the engine of this process: tesseract.js with the data of the npm packages, one picture at a time. */
export function openTextRecogniser({ log }: { readonly log: Log }): TextRecogniser {
  let worker: Promise<Worker> | null = null;
  let pictures = 0;
  let timer: NodeJS.Timeout | undefined;
  let waiting = 0;
  let line: Promise<unknown> = Promise.resolve();
  const end = async () => {
    const ended = worker;
    worker = null;
    pictures = 0;
    clearTimeout(timer);
    await ended?.then((one) => one.terminate()).catch((error) => log.warn('tesseract.js', { error }));
  };
  const read = async ({ picture, language, signal }: RecogniseRequest): Promise<RecognisedPicture> => {
    clearTimeout(timer);
    signal.throwIfAborted();
    const { bytes, width, height } = await prepare(picture);
    signal.throwIfAborted();
    worker ??= openWorker();
    try {
      const { data } = await (await worker).recognize(Buffer.from(bytes), {}, { text: false, blocks: true });
      const blocks = (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.map(toBlock));
      const found = language ?? languageOf(blocks);
      return { width, height, turned: 0, blocks, language: found, prepared: bytes };
    } catch (error) {
      await end();
      throw new AppError('ocr_failed', {}, error);
    } finally {
      if (++pictures >= mostPictures) await end();
      else timer = setTimeout(() => void end(), idle).unref();
    }
  };
  return {
    engine: 'tesseract.js 7.0.0',
    recognise: async (request) => {
      if (waiting >= mostWaiting) throw new AppError('ocr_busy');
      waiting++;
      const turn = line.then(() => read(request));
      line = turn.catch(() => undefined);
      return turn.finally(() => {
        waiting--;
      });
    },
    close: end,
  };
}

async function prepare(picture: Uint8Array): Promise<Prepared> {
  await using process = openFileProcess<Uint8Array, Prepared>('ocr-picture');
  try {
    return await process.run(picture, { processorTime: minute, clockTime: minute });
  } catch (error) {
    throw error instanceof TaskTookTooMuch ? new AppError('picture_too_large', { limit: 50 }, error) : error;
  }
}

/** tesseract.js takes all languages from one folder; those of npm are in one each. */
async function openWorker(): Promise<Worker> {
  const folder = await mkdtemp(join(tmpdir(), 'inkstone-ocr-'));
  try {
    for (const code of ['chi_sim', 'eng']) {
      const file = `@tesseract.js-data/${code}/4.0.0_best_int/${code}.traineddata.gz`;
      await copyFile(fileURLToPath(import.meta.resolve(file)), join(folder, `${code}.traineddata.gz`));
    }
    // 1: the LSTM engine. Nothing is fetched and nothing is cached.
    return await createWorker(['chi_sim', 'eng'], 1, { langPath: folder, cacheMethod: 'none', gzip: true });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Bounds {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

interface Paragraph {
  readonly bbox: Bounds;
  readonly lines: readonly {
    readonly bbox: Bounds;
    readonly words: readonly { readonly text: string; readonly confidence: number; readonly bbox: Bounds }[];
  }[];
}

const toBox = ({ x0, y0, x1, y1 }: Bounds) => ({ left: x0, top: y0, right: x1, bottom: y1 });

function toBlock({ bbox, lines }: Paragraph): RecognisedBlock {
  return {
    kind: 'paragraph',
    box: toBox(bbox),
    lines: lines.map((line) => ({
      box: toBox(line.bbox),
      words: line.words.map(({ text, confidence, bbox: at }) => ({ text, confidence, box: toBox(at) })),
    })),
  };
}

function languageOf(blocks: readonly RecognisedBlock[]): 'zh' | 'en' {
  const all = JSON.stringify(blocks);
  return /\p{Script=Han}/u.test(all) ? 'zh' : 'en';
}
