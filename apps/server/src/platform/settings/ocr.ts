import { z } from 'zod';
import type { OcrConfig } from '../../ports/ocr-config.ts';
import type { PlatformConfig } from './config.ts';
import { wholeNumber } from './setting-schemas.ts';
import { defineSettings } from './settings-group.ts';

/** Settings of the engine that reads text from pictures. */
export const ocrSettings = defineSettings({
  shape: {
    OCR_ENGINE: z.enum(['auto', 'tesseract', 'tesseract.js', 'off']).default('auto'),
    OCR_DATA: z.enum(['best', 'better']).default('best'),
    OCR_WORKERS: wholeNumber(1, 16).default(1),
    OCR_WAITING: wholeNumber(1, 1000).default(40),
  },
  descriptions: {
    OCR_ENGINE: {
      means:
        'text recognition engine: auto, tesseract (the installed program), tesseract.js or off; default auto',
    },
    OCR_DATA: {
      means: 'data of tesseract.js: best, or better, which is larger and slower; default best',
    },
    OCR_WORKERS: {
      means: 'pages that are recognised concurrently; each takes one core and up to 900 MB; default 1',
    },
    OCR_WAITING: { means: 'maximum number of waiting pages; further ones are rejected; default 40' },
  },
  read: (given, _: PlatformConfig): OcrConfig => ({
    ocr: {
      engine: given.OCR_ENGINE,
      data: given.OCR_DATA,
      workers: given.OCR_WORKERS,
      waiting: given.OCR_WAITING,
    },
  }),
  describe: ({ ocr: { engine, data, workers, waiting } }) => ({
    OCR_ENGINE: engine,
    OCR_DATA: data,
    OCR_WORKERS: workers,
    OCR_WAITING: waiting,
  }),
});
