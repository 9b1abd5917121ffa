import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { minute } from '@inkstone/kernel';
import {
  CheckAbandoned,
  type CheckClient,
  type CheckReply,
  type CheckRequest,
  createCheckClient,
} from '@inkstone/proofread/client';
import type { ThreadData } from './check-worker.ts';
import { createFairLock } from './fair-lock.ts';

/** A worker thread for checks, started on first use. */
export interface CheckThread {
  /**
   * Uses the thread exclusively; among waiting callers, the one with the fewest characters checked goes
   * first. Rejects with CheckAbandoned when the thread crashes or is closed, or when `signal` aborts, which also
   * stops the check.
   */
  use<Result>(
    used: number,
    work: (client: CheckClient) => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result>;
  /** Starts and warms the thread, and keeps it running from then on. */
  keepWarm(): void;
  /** Starts and warms the thread unless it runs, and keeps it running for `warmTime`. */
  warm(): void;
  /** Ends the thread; running checks are abandoned. */
  close(): Promise<void>;
}

/** The build places the worker beside the bundle under this name. */
const workerFile = import.meta.url.endsWith('.ts') ? './check-worker.ts' : './check-worker.js';
/** Idle time after which the thread and its data are released, in ms; not shorter than `maxUseTime`. */
const idleTime = 2 * minute;
/** Idle time of a thread that has been warmed, in ms; longer, because users pause while writing. */
export const warmTime = 15 * minute;
/** Maximum duration of one use, in ms; a longer use counts as stuck. */
export const maxUseTime = 2 * minute;

/** Maximum time for stopping a check, in ms; then the thread is terminated. */
const maxStopTime = 120;

interface OpenedThread {
  readonly worker: Worker;
  readonly client: CheckClient;
}

export function createCheckThread(data: Omit<ThreadData, 'isWarmed'>): CheckThread {
  const lock = createFairLock();
  let opened: OpenedThread | null = null;
  /** Idle time after which the thread ends, in ms; a thread kept longer than `idleTime` is warmed. */
  let keptFor = idleTime;
  /** Counts closings, so that callers waiting for a closed thread are rejected. */
  let closings = 0;
  let idleTimer: NodeJS.Timeout | undefined;

  function open(): OpenedThread {
    const worker = new Worker(new URL(workerFile, import.meta.url), {
      name: 'proofreading',
      workerData: { ...data, isWarmed: keptFor > idleTime } satisfies ThreadData,
    });
    worker.unref();
    const client = createCheckClient({
      post: (message: CheckRequest) => worker.postMessage(message),
      listen: (listener) => worker.on('message', (message: CheckReply) => listener(message)),
    });
    const thread = { worker, client };
    const drop = () => {
      if (opened === thread) opened = null;
      client.abandon();
    };
    worker.once('error', drop).once('exit', drop);
    return thread;
  }

  async function end(): Promise<void> {
    clearTimeout(idleTimer);
    const closing = opened;
    opened = null;
    closing?.client.abandon();
    await closing?.worker.terminate();
  }

  /** Ends the thread after its idle time. Does not keep the process alive. */
  function restartIdleTime(): void {
    clearTimeout(idleTimer);
    if (keptFor !== Number.POSITIVE_INFINITY) idleTimer = endAfter(keptFor);
  }

  function endAfter(time: number): NodeJS.Timeout {
    return setTimeout(() => void end(), time).unref();
  }

  function keepFor(time: number): void {
    keptFor = Math.max(keptFor, time);
    opened ??= open();
    restartIdleTime();
  }

  return {
    async use(used, work, signal) {
      const before = closings;
      const release = await lock.take(used);
      const useTimer = endAfter(maxUseTime);
      try {
        if (closings !== before || signal?.aborted) throw new CheckAbandoned();
        opened ??= open();
        restartIdleTime();
        return await useClient(opened.client, work, signal);
      } finally {
        if (signal?.aborted && opened && !(await hasStopped(opened.client))) await end();
        clearTimeout(useTimer);
        restartIdleTime();
        release();
      }
    },
    keepWarm: () => keepFor(Number.POSITIVE_INFINITY),
    warm: () => keepFor(warmTime),
    close() {
      closings++;
      return end();
    },
  };
}

/** Runs work with a client; abandoned when `signal` aborts. */
async function useClient<Result>(
  client: CheckClient,
  work: (client: CheckClient) => Promise<Result>,
  signal: AbortSignal | undefined,
): Promise<Result> {
  const onAbort = () => client.abandon();
  signal?.addEventListener('abort', onAbort, { once: true });
  try {
    return await work(client);
  } finally {
    signal?.removeEventListener('abort', onAbort);
  }
}

/**
 * Returns whether a thread responds within `maxStopTime` after its check was abandoned. It responds after its current
 * batch of sentences.
 */
async function hasStopped(client: CheckClient): Promise<boolean> {
  const answer = client.check(['']).then(
    () => true,
    () => false,
  );
  return Promise.race([answer, pause(maxStopTime, false, { ref: false })]);
}
