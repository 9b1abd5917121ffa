import { AppError } from '@inkstone/contracts';
import type { OcrLanguageChoice, OcrPageView } from '@inkstone/contracts/ocr';
import { correctWords } from '@inkstone/domain/ocr';
import type { DeviceReader } from './device-reader.ts';

/** The state of a job that recognises pictures on this device. Nothing is stored: the job ends with the page that shows it. */
export interface DeviceJobState {
  readonly name: string;
  readonly state: 'running' | 'done' | 'cancelled';
  /** The loaded share of the engine, 0 to 1; null if nothing is being loaded. */
  readonly loaded: number | null;
  readonly pages: readonly OcrPageView[];
  /** URLs of the prepared pictures by page; null until a page has one. */
  readonly pictures: readonly (string | null)[];
}

export interface DeviceJob {
  /** Subscribes to changes. The job ends, and releases its memory, when it has no subscribers. */
  subscribe(listener: () => void): () => void;
  state(): DeviceJobState;
  /** Stops the job; recognised pages are kept. */
  stop(): void;
  /** Replaces a word of a page, by its index in reading order. */
  correct(page: number, word: number, text: string): void;
}

export interface DeviceJobInput {
  readonly files: readonly File[];
  readonly language: OcrLanguageChoice;
}

/** Starts recognising pictures one after another. A failed picture does not stop the job. */
export function startDeviceJob({ files, language }: DeviceJobInput, reader: DeviceReader): DeviceJob {
  const listeners = new Set<() => void>();
  const stopped = new AbortController();
  let now: DeviceJobState = {
    name: files[0]?.name ?? '',
    state: 'running',
    loaded: null,
    pages: files.map(({ name }, index) => ({ ...waiting, index, name })),
    pictures: files.map(() => null),
  };
  const set = (change: Partial<DeviceJobState>) => {
    now = { ...now, ...change };
    for (const listener of listeners) listener();
  };
  const setPage = (index: number, change: Partial<OcrPageView>) =>
    set({ pages: now.pages.map((page) => (page.index === index ? { ...page, ...change } : page)) });
  const onProgress = (share: number) => set({ loaded: share < 1 ? share : null });

  async function run(): Promise<void> {
    for (const [index, file] of files.entries()) {
      if (stopped.signal.aborted) return;
      try {
        const { picture, ...found } = await reader.read(file, language, onProgress, stopped.signal);
        const address = URL.createObjectURL(picture);
        set({ pictures: now.pictures.map((before, at) => (at === index ? address : before)) });
        setPage(index, { ...found, state: 'done', source: 'recognised' });
      } catch (error) {
        if (stopped.signal.aborted) return;
        const failedBy = error instanceof AppError ? error.code : 'ocr_failed';
        set({ loaded: null });
        setPage(index, { state: 'failed', failedBy });
      }
    }
    set({ state: 'done' });
  }
  void run();

  /** Ends the job, because threads and pictures take hundreds of megabytes. */
  function close(): void {
    stopped.abort();
    reader.close();
    for (const address of now.pictures) if (address !== null) URL.revokeObjectURL(address);
  }

  return {
    state: () => now,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        // Delayed, because React unsubscribes and subscribes again when it mounts a component twice.
        setTimeout(() => listeners.size === 0 && close());
      };
    },
    stop: () => {
      if (now.state !== 'running') return;
      stopped.abort();
      set({ state: 'cancelled', loaded: null });
    },
    correct: (index, word, text) => {
      const page = now.pages[index];
      if (page) setPage(index, { blocks: correctWords(page.blocks, new Map([[word, text]])) });
    },
  };
}

const waiting: Omit<OcrPageView, 'index' | 'name'> = {
  pdfPage: null,
  state: 'waiting',
  failedBy: null,
  source: null,
  language: null,
  width: 0,
  height: 0,
  blocks: [],
};
