import type { ProofreadOptions } from '@inkstone/proofread';
import { quietCall } from '../call.ts';
import { createChineseChecker } from './chinese-checker.ts';
import { type CoverageStore, createCoverage } from './coverage.ts';
import { createMergedChecker } from './merged-checker.ts';
import { createServerChecker, type WholeTextChecker } from './server-checker.ts';
import { startWorkerChecker, type WorkerChecker } from './worker-checker.ts';

/** A checker that works until it is closed. */
export interface RunningChecker extends WholeTextChecker {
  /** How the thread judges what is checked from now on; the server knows its caller's preferences itself. */
  configure(options: ProofreadOptions): void;
  readonly coverage: CoverageStore;
  /** Tries again at once what could not be loaded, and asks the server what it could not be asked. */
  retry(): void;
  close(): void;
}

/**
 * The engine in a thread of this page, with the server's language model for Chinese where there is one. All of
 * the server is asked when `withServer` says so or the browser lacks WebAssembly, and alone when there is no
 * thread or it has died.
 */
export function startChecker({ withServer }: { readonly withServer: boolean }): RunningChecker {
  const server = createServerChecker(quietCall);
  const coverage = createCoverage();
  const worker = tryWorker();
  if (!worker) {
    const nothing = () => undefined;
    return { ...server, coverage, configure: nothing, retry: nothing, close: nothing };
  }
  const needsServer = withServer || typeof WebAssembly === 'undefined';
  const local = orServer(worker, server);
  const checker = createMergedChecker(local, needsServer ? server : createChineseChecker(quietCall));
  worker.onResources((english) => coverage.set({ english }));
  // The server, which is asked instead, knows all of it.
  worker.failed.catch(() => coverage.set({ english: 'ready' }));
  checker.onReach((isServerReached) => coverage.set({ isServerReached }));
  addEventListener('online', checker.retry);
  return {
    ...checker,
    checkWhole: local.checkWhole,
    coverage,
    configure: (options) => worker.configure(options),
    retry() {
      worker.retry();
      checker.retry();
    },
    close() {
      removeEventListener('online', checker.retry);
      worker.close();
    },
  };
}

function orServer(worker: WorkerChecker, server: WholeTextChecker): WholeTextChecker {
  let isAlive = true;
  worker.failed.catch(() => {
    isAlive = false;
  });
  function ask<Answer>(how: (checker: WholeTextChecker) => Promise<Answer>): Promise<Answer> {
    return how(worker).catch((error) => (isAlive ? Promise.reject(error) : how(server)));
  }
  return {
    check: (texts) => ask((checker) => checker.check(texts)),
    checkWhole: (text) => ask((checker) => checker.checkWhole(text)),
    onImproved: (listener) => worker.onImproved?.(listener) ?? (() => undefined),
  };
}

function tryWorker(): WorkerChecker | null {
  try {
    return startWorkerChecker();
  } catch {
    return null;
  }
}
