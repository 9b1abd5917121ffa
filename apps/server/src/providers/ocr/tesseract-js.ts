import {
  type GreyPicture,
  type LineEngine,
  type PageLanguage,
  tesseractData,
  tesseractLines,
  tesseractModes,
} from '@inkstone/ocr';
import { createWorker, OEM, type PSM, type Worker } from 'tesseract.js';

/** Opens tesseract.js with data from folders; nothing is fetched and nothing is stored. A language is loaded with its first use. */
export function openTesseractJs(
  data: Readonly<Record<PageLanguage, string>>,
  encode: (picture: GreyPicture) => Promise<Uint8Array>,
): LineEngine {
  const workers = new Map<PageLanguage, Promise<Worker>>();
  const workerOf = (language: PageLanguage) => {
    const worker =
      workers.get(language) ??
      createWorker(tesseractData[language], OEM.LSTM_ONLY, {
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
      const mode = tesseractModes[kind] as PSM;
      await worker.setParameters({ tessedit_pageseg_mode: mode, user_defined_dpi: '220' });
      const bytes = Buffer.from(await encode(picture));
      const { data: page } = await worker.recognize(bytes, {}, { text: false, blocks: true });
      return tesseractLines(page.blocks);
    },
  };
}
