import type { TextChecker } from '@inkstone/editor/lints';
import {
  type CheckReply,
  type CheckRequest,
  createCheckClient,
  type ProofreadOptions,
} from '@inkstone/proofread';

/** A checker with a thread behind it. */
export interface WorkerChecker extends TextChecker {
  /** Rejects when the thread could not start or has died. */
  readonly failed: Promise<never>;
  /** Takes effect for what is checked from now on. */
  configure(options: ProofreadOptions): void;
  close(): void;
}

/** Starts the thread that proofreads. Throws where browsers have no workers. */
export function startWorkerChecker(): WorkerChecker {
  const worker = new Worker(new URL('./check.worker.ts', import.meta.url), {
    type: 'module',
    name: 'proofreading',
  });
  const failed = new Promise<never>((_resolve, reject) => {
    worker.addEventListener('error', (event) => reject(new Error(event.message)));
  });
  failed.catch(() => undefined);
  const client = createCheckClient({
    post: (message: CheckRequest) => worker.postMessage(message),
    listen: (listener) =>
      worker.addEventListener('message', ({ data }: MessageEvent<CheckReply>) => listener(data)),
  });
  // Not every browser tells its threads.
  const onOnline = () => client.retry();
  addEventListener('online', onOnline);
  return {
    failed,
    configure: (options) => client.configure(options),
    check: (texts) => Promise.race([client.check(texts), failed]),
    onImproved: (listener) => client.onImproved(listener),
    close() {
      removeEventListener('online', onOnline);
      worker.terminate();
    },
  };
}
