import { Worker } from 'node:worker_threads';
import { minute, shift } from '@inkstone/kernel';
import {
  type CheckClient,
  type CheckReply,
  type CheckRequest,
  createCheckClient,
  type Lint,
  type ProofreadOptions,
  splitParagraphs,
} from '@inkstone/proofread';

/** Proofreads whole texts in a thread of its own. */
export interface ServerProofreader {
  /** Findings of the own rules and of harper, merged, in order. Rejects with CheckAbandoned. */
  check(text: string, options: ProofreadOptions): Promise<readonly Lint[]>;
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
/** A check that takes longer, in ms, counts as stuck. */
const longestCheck = 2 * minute;

/** A proofreader whose thread starts at the first check and ends when it has been idle for a while. */
export function createServerProofreader(): ServerProofreader {
  let thread: Thread | null = null;
  let underWay = 0;
  let timer: NodeJS.Timeout | undefined;

  function open(): Thread {
    const worker = new Worker(new URL(workerFile, import.meta.url), { name: 'proofreading' });
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
    async check(text, options) {
      const paragraphs = splitParagraphs(text);
      if (paragraphs.length === 0) return [];
      thread ??= open();
      const { client } = thread;
      client.configure(options);
      underWay++;
      closeAfter(longestCheck);
      try {
        const found = await client.checkFully(paragraphs.map(({ start, end }) => text.slice(start, end)));
        return paragraphs.flatMap(({ start }, i) =>
          (found[i] ?? []).map((lint) => ({ ...lint, span: shift(lint.span, start) })),
        );
      } finally {
        underWay--;
        if (underWay === 0 && thread !== null) closeAfter(idleTime);
      }
    },
  };
}
