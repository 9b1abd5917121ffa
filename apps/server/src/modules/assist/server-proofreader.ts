import { Worker } from 'node:worker_threads';
import { inspectPack, type PackState } from '@inkstone/chinese/files';
import { minute, type Span, shift } from '@inkstone/kernel';
import {
  type CheckClient,
  type CheckReply,
  type CheckRequest,
  createCheckClient,
  type Lint,
  mergeFindings,
  type ProofreadOptions,
  splitParagraphs,
} from '@inkstone/proofread/client';
import type { ThreadData } from './check-worker.ts';

/** Told after each part of a long text how many of its characters (UTF-16) have been checked. */
export type OnProgress = (checked: number, total: number) => void;

/** Proofreads whole texts in a thread of its own. */
export interface ServerProofreader {
  /** Findings of the own rules and of harper, merged, in order. Rejects with CheckAbandoned. */
  check(text: string, options: ProofreadOptions, onProgress?: OnProgress): Promise<readonly Lint[]>;
  /** Whether Chinese is checked with the help of a language pack, and which. */
  languagePack(): Promise<PackState>;
  /** Ends the thread; checks under way are abandoned. */
  close(): Promise<void>;
}

interface Thread {
  readonly worker: Worker;
  readonly client: CheckClient;
}

/** The build puts the worker beside the bundle under this name. */
const workerFile = import.meta.url.endsWith('.ts') ? './check-worker.ts' : './check-worker.js';
/** Harper takes 300 MB of memory; a thread that nobody has used for so long, in ms, is given up. */
const idleTime = 2 * minute;
/** A part of a text that takes longer, in ms, counts as stuck. */
const longestCheck = 2 * minute;
const noPack: PackState = { state: 'missing', version: null };
/** Characters of one part: long texts go in parts, so that others get their turn. */
const partLength = 20_000;

/**
 * A proofreader whose thread starts at the first check and ends when it has been idle for a while.
 * `languagePack` is the folder where the Chinese one is looked for.
 */
export function createServerProofreader(languagePack: string | null): ServerProofreader {
  let pack: Promise<PackState> | undefined;
  let thread: Thread | null = null;
  let underWay = 0;
  let timer: NodeJS.Timeout | undefined;

  function open(): Thread {
    const worker = new Worker(new URL(workerFile, import.meta.url), {
      name: 'proofreading',
      workerData: { languagePack } satisfies ThreadData,
    });
    worker.unref();
    const client = createCheckClient({
      post: (message: CheckRequest) => worker.postMessage(message),
      listen: (listener) => worker.on('message', (message: CheckReply) => listener(message)),
    });
    const opened = { worker, client };
    const drop = () => {
      if (thread === opened) thread = null;
      client.abandon();
    };
    worker.once('error', drop).once('exit', drop);
    return opened;
  }

  async function close(): Promise<void> {
    clearTimeout(timer);
    const closing = thread;
    thread = null;
    closing?.client.abandon();
    await closing?.worker.terminate();
  }

  /** Waits for the end of the check, or of the idle time after it; never keeps the process alive. */
  function closeAfter(time: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void close(), time).unref();
  }

  return {
    close,
    languagePack() {
      pack ??= languagePack === null ? Promise.resolve(noPack) : inspectPack(languagePack);
      return pack;
    },
    async check(text, options, onProgress) {
      const lints: Lint[] = [];
      underWay++;
      try {
        for (const part of partsOf(splitParagraphs(text))) {
          thread ??= open();
          closeAfter(longestCheck);
          thread.client.configure(options);
          const found = await thread.client.checkFully(part.map(({ start, end }) => text.slice(start, end)));
          for (const [i, { start }] of part.entries()) {
            for (const lint of found[i] ?? []) lints.push({ ...lint, span: shift(lint.span, start) });
          }
          onProgress?.(part.at(-1)?.end ?? 0, text.length);
        }
        if (thread === null) return lints;
        // Another check may have set its own options meanwhile.
        thread.client.configure(options);
        const wide = await thread.client.checkWhole(text);
        return mergeFindings(lints, wide);
      } finally {
        underWay--;
        if (underWay === 0 && thread !== null) closeAfter(idleTime);
      }
    },
  };
}

function partsOf(paragraphs: readonly Span[]): Span[][] {
  const parts: Span[][] = [];
  let length = partLength;
  for (const paragraph of paragraphs) {
    if (length >= partLength) {
      parts.push([]);
      length = 0;
    }
    parts.at(-1)?.push(paragraph);
    length += paragraph.end - paragraph.start;
  }
  return parts;
}
