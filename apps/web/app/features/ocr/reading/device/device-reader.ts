import { AppError } from '@inkstone/contracts';
import type { OcrLanguageChoice } from '@inkstone/contracts/ocr';
import zh from '@tesseract.js-data/chi_sim/4.0.0_best_int/chi_sim.traineddata.gz?url';
import en from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url';
import thread from 'tesseract.js/dist/worker.min.js?url';
import core from 'tesseract.js-core/tesseract-core-simd-lstm.wasm.js?url';
import type { DevicePage, ReadReply, ReadTask } from './messages.ts';

/** Recognises pictures on this device, one at a time. */
export interface DeviceReader {
  /**
   * Rejects with AppError, or with the reason of the signal. `onProgress` is called with the loaded share of the engine, 0 to 1.
   */
  read(
    picture: Blob,
    language: OcrLanguageChoice,
    onProgress: (share: number) => void,
    signal: AbortSignal,
  ): Promise<DevicePage>;
  close(): void;
}

/** Number of pages after which the worker is replaced, because the engine never releases memory. */
const maxPages = 50;

/** Creates the reader; its thread starts with the first picture. */
export function openDeviceReader(): DeviceReader {
  let open: { readonly worker: Worker; pages: number } | null = null;
  const end = () => {
    open?.worker.terminate();
    open = null;
  };
  return {
    read: async (picture, language, onProgress, signal) => {
      signal.throwIfAborted();
      if (open && open.pages >= maxPages) end();
      open ??= { worker: startThread(), pages: 0 };
      open.pages++;
      const files = { thread: absolute(thread), core: absolute(core), zh: absolute(zh), en: absolute(en) };
      const task: ReadTask = { picture, language, files, bytes: __RECOGNITION_BYTES__ };
      try {
        return await request(open.worker, task, onProgress, signal);
      } catch (error) {
        // A worker that has failed, or is still busy, cannot be reused.
        if (signal.aborted || !(error instanceof AppError) || error.code === 'ocr_failed') end();
        throw error;
      }
    },
    close: end,
  };
}

function startThread(): Worker {
  return new Worker(new URL('./read.worker.ts', import.meta.url), { type: 'module', name: 'recognition' });
}

function request(
  worker: Worker,
  task: ReadTask,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<DevicePage> {
  const received = new AbortController();
  return new Promise<DevicePage>((resolve, reject) => {
    const options = { signal: received.signal };
    const fail = () => reject(new AppError('ocr_failed'));
    worker.addEventListener('error', fail, options);
    worker.addEventListener('messageerror', fail, options);
    signal.addEventListener('abort', () => reject(signal.reason), options);
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<ReadReply>) => {
        if (data.kind === 'loaded') onProgress(data.share);
        else if (data.kind === 'read') resolve(data.page);
        else reject(new AppError(data.code));
      },
      options,
    );
    worker.postMessage(task);
  }).finally(() => received.abort());
}

/** Makes a URL absolute, because nested workers do not resolve all relative URLs. */
function absolute(url: string): string {
  return new URL(url, location.href).href;
}
