import {
  type CheckReply,
  type CheckRequest,
  createCheckClient,
  type ProofreadOptions,
  type ResourceState,
} from '@inkstone/proofread';
import type { WholeTextChecker } from './server-checker.ts';

/** A checker with a thread behind it. */
export interface WorkerChecker extends WholeTextChecker {
  /** Rejects when the thread could not start or has died. */
  readonly failed: Promise<never>;
  /** Takes effect for what is checked from now on. */
  configure(options: ProofreadOptions): void;
  /** Calls back when the rules have got more, or could not get it, of what they need to know of English. */
  onResources(listener: (state: ResourceState) => void): void;
  /** Tries again what could not be loaded. */
  retry(): void;
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
    checkWhole: (text) => Promise.race([client.checkWhole(text), failed]),
    onImproved: (listener) => client.onImproved(listener),
    onResources: (listener) => void client.onResources(listener),
    retry: () => client.retry(),
    close() {
      removeEventListener('online', onOnline);
      worker.terminate();
    },
  };
}
