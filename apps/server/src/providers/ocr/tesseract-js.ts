import type { GreyPicture, LineEngine, PageLanguage, PartKind, RecognisedLine } from '@inkstone/ocr';
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';

const modes: Readonly<Record<PartKind, PSM>> = {
  page: PSM.AUTO,
  block: PSM.SINGLE_BLOCK,
  line: PSM.SINGLE_LINE,
};

const names: Readonly<Record<PageLanguage, string>> = { zh: 'chi_sim', en: 'eng' };

/** Opens tesseract.js with data from folders; nothing is fetched and nothing is stored. A language is loaded with its first use. */
export function openTesseractJs(
  data: Readonly<Record<PageLanguage, string>>,
  encode: (picture: GreyPicture) => Promise<Uint8Array>,
): LineEngine {
  const workers = new Map<PageLanguage, Promise<Worker>>();
  const workerOf = (language: PageLanguage) => {
    const worker =
      workers.get(language) ??
      createWorker(names[language], OEM.LSTM_ONLY, {
        langPath: data[language],
        cacheMethod: 'none',
        gzip: true,
      });
    workers.set(language, worker);
    return worker;
  };
  return {
    readLines: async (picture, language, kind) => {
      const worker = await workerOf(language);
      await worker.setParameters({ tessedit_pageseg_mode: modes[kind], user_defined_dpi: '220' });
      const bytes = Buffer.from(await encode(picture));
      const { data: page } = await worker.recognize(bytes, {}, { text: false, blocks: true });
      return (page.blocks ?? []).flatMap(({ paragraphs }) =>
        paragraphs.flatMap(({ lines }) => linesOf(lines)),
      );
    },
  };
}

interface FoundLine {
  readonly words: readonly {
    readonly text: string;
    readonly confidence: number;
    readonly bbox: { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number };
  }[];
  readonly bbox: { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number };
}

function linesOf(lines: readonly FoundLine[]): RecognisedLine[] {
  return lines
    .filter(({ words }) => words.length > 0)
    .map(({ words, bbox }) => ({
      words: words.map(({ text, confidence, bbox: box }) => ({ text, confidence, box: boxOf(box) })),
      box: boxOf(bbox),
    }));
}

function boxOf({ x0, y0, x1, y1 }: FoundLine['bbox']) {
  return { left: x0, top: y0, right: x1, bottom: y1 };
}
