import {
  type CheckClient,
  type CheckReply,
  type CheckRequest,
  createCheckClient,
  type ProofreadOptions,
  type ResourceState,
} from '@inkstone/proofread';
import type { Typing } from '../../platform/typing.ts';
import type { DeviceEngine } from './device-source.ts';
import { createSpareThread } from './spare-thread.ts';

/** The engine in a worker thread of this page. */
export interface WorkerChecker extends DeviceEngine {
  /** Sets the options of subsequent checks. */
  configure(options: ProofreadOptions): void;
  /** Calls `listener` when more English data have been loaded, or could not be loaded. */
  onResources(listener: (state: ResourceState) => void): void;
  close(): void;
}

/** A running proofreading thread. */
interface Thread {
  readonly worker: Worker;
  readonly client: CheckClient;
  readonly failed: Promise<never>;
  hasFailed: boolean;
  /** State of its English data. */
  resources: ResourceState;
}

const threads = createSpareThread(startThread, ({ worker }) => worker.terminate());

/**
 * Starts the proofreading thread, or continues with the one of the page before; loading its data waits until the user is not
 * typing. Throws without worker support.
 */
export function startWorkerChecker(typing: Typing): WorkerChecker {
  const thread = threads.take();
  const { client, failed } = thread;
  let isClosed = false;
  const postTyping = () => client.setBusy(typing.isBusy());
  const stopTyping = typing.subscribe(postTyping);
  postTyping();
  const stops = [stopTyping];
  /** A check that was abandoned because the checker is closed never ends: nobody waits for it. */
  const orFailed = <Answer>(check: Promise<Answer>): Promise<Answer> =>
    Promise.race([check, failed]).catch((error) =>
      isClosed ? new Promise<never>(() => undefined) : Promise.reject(error),
    );
  return {
    failed,
    configure: (options) => client.configure(options),
    check: (texts, onFindings) => orFailed(client.check(texts, onFindings)),
    checkWhole: (text) => orFailed(client.checkWhole(text)),
    onResources(listener) {
      stops.push(client.onResources(listener));
      listener(thread.resources);
    },
    retry: () => client.retry(),
    close() {
      isClosed = true;
      for (const stop of stops) stop();
      client.abandon();
      if (thread.hasFailed) thread.worker.terminate();
      else threads.giveBack(thread);
    },
  };
}

function startThread(): Thread {
  const worker = new Worker(new URL('./check.worker.ts', import.meta.url), {
    type: 'module',
    name: 'proofreading',
  });
  const failed = new Promise<never>((_resolve, reject) => {
    worker.addEventListener('error', (event) => reject(new Error(event.message)));
  });
  const client = createCheckClient({
    post: (message: CheckRequest) => worker.postMessage(message),
    listen: (listener) =>
      worker.addEventListener('message', ({ data }: MessageEvent<CheckReply>) => listener(data)),
  });
  const thread: Thread = { worker, client, failed, hasFailed: false, resources: 'waiting' };
  failed.catch(() => {
    thread.hasFailed = true;
  });
  client.onResources((state) => {
    thread.resources = state;
  });
  return thread;
}
