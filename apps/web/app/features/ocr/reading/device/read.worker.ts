import { AppError } from '@inkstone/contracts';
import type { OcrBlock } from '@inkstone/contracts/ocr';
import {
  type LineEngine,
  type PageLanguage,
  readPage,
  tesseractData,
  tesseractLines,
  tesseractModes,
} from '@inkstone/ocr';
import { createWorker, OEM, type PSM, type Worker as Tesseract } from 'tesseract.js';
import { loadFiles } from './load-files.ts';
import type { ReadReply, ReadTask } from './messages.ts';
import { decodeGrey, encodePgm, encodePng } from './pictures.ts';

// Recognises pictures in a thread of the page. Nothing is sent: the engine and its data are fetched, and pictures stay on this
// device.

let opened: Promise<LineEngine> | null = null;

addEventListener('message', async ({ data }: MessageEvent<ReadTask>) => {
  try {
    send({ kind: 'read', page: await read(data) });
  } catch (error) {
    send({ kind: 'failed', code: codeOf(error) });
  }
});

async function read({ picture, language, ...task }: ReadTask) {
  if (typeof Worker === 'undefined') throw new AppError('ocr_device');
  const grey = await decodeGrey(picture);
  opened ??= openEngine(task);
  const engine = await opened.catch((error: unknown) => {
    // Loading is retried with the next picture, for example when the network is available again.
    opened = null;
    throw error;
  });
  const { prepared, blocks, ...page } = await readPage(grey, language === 'auto' ? null : language, engine);
  const { width, height } = page;
  return {
    ...{ language: page.language, width, height, blocks: blocks as OcrBlock[] },
    picture: await encodePng(prepared),
  };
}

async function openEngine({ files, bytes }: Pick<ReadTask, 'files' | 'bytes'>): Promise<LineEngine> {
  const share = (value: number) => send({ kind: 'loaded', share: value });
  // The thread of the engine loads the core itself, from the browser's cache.
  const [zh, en] = await loadFiles([files.zh, files.en, files.core], bytes, share);
  // The engine fetches data from a folder URL followed by a file name, which the URLs here do not contain.
  const folderOf = (packed: Uint8Array<ArrayBuffer> | undefined) =>
    `${URL.createObjectURL(new Blob(packed ? [packed] : []))}#`;
  const folders = { zh: folderOf(zh), en: folderOf(en) };
  const threads = new Map<PageLanguage, Promise<Tesseract>>();
  const threadOf = (language: PageLanguage) => {
    const thread =
      threads.get(language) ??
      createWorker(tesseractData[language], OEM.LSTM_ONLY, {
        ...{ workerPath: files.thread, corePath: files.core },
        ...{ langPath: folders[language], gzip: true },
        ...{ workerBlobURL: false, cacheMethod: 'none' },
      });
    threads.set(language, thread);
    return thread;
  };
  return {
    readLines: async (picture, language, kind) => {
      const thread = await threadOf(language);
      const mode = tesseractModes[kind] as PSM;
      await thread.setParameters({ tessedit_pageseg_mode: mode, user_defined_dpi: '220' });
      const bytes = encodePgm(picture) as Uint8Array & Buffer;
      const { data: page } = await thread.recognize(bytes, {}, { text: false, blocks: true });
      return tesseractLines(page.blocks);
    },
  };
}

function codeOf(error: unknown): Extract<ReadReply, { kind: 'failed' }>['code'] {
  const code = error instanceof AppError ? error.code : 'ocr_failed';
  switch (code) {
    case 'network_error':
    case 'picture_unreadable':
    case 'picture_too_large':
    case 'ocr_device':
      return code;
    default:
      return 'ocr_failed';
  }
}

function send(reply: ReadReply): void {
  postMessage(reply);
}
