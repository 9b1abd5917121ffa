import {
  type CheckReply,
  type CheckRequest,
  createCheckClient,
  type ProofreadOptions,
  type ResourceState,
} from '@inkstone/proofread';
import type { Typing } from '../../platform/typing.ts';
import type { DeviceEngine } from './device-source.ts';

/** The engine in a worker thread of this page. */
export interface WorkerChecker extends DeviceEngine {
  /** Sets the options of subsequent checks. */
  configure(options: ProofreadOptions): void;
  /** Calls `listener` when more English data have been loaded, or could not be loaded. */
  onResources(listener: (state: ResourceState) => void): void;
  close(): void;
}

/**
 * Starts the proofreading thread; loading its data waits until the user is not typing. Throws without worker
 * support.
 */
export function startWorkerChecker(typing: Typing): WorkerChecker {
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
  const postTyping = () => client.setBusy(typing.isBusy());
  const stopWatching = typing.subscribe(postTyping);
  postTyping();
  return {
    failed,
    configure: (options) => client.configure(options),
    check: (texts, onFindings) => Promise.race([client.check(texts, onFindings), failed]),
    checkWhole: (text) => Promise.race([client.checkWhole(text), failed]),
    onResources: (listener) => void client.onResources(listener),
    retry: () => client.retry(),
    close() {
      stopWatching();
      worker.terminate();
    },
  };
}
