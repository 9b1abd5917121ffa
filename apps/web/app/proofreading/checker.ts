import type { TextChecker } from '@inkstone/editor/lints';
import type { ProofreadOptions } from '@inkstone/proofread';
import { quietCall } from '../call.ts';
import { createChineseChecker } from './chinese-checker.ts';
import { createMergedChecker } from './merged-checker.ts';
import { createServerChecker } from './server-checker.ts';
import { startWorkerChecker, type WorkerChecker } from './worker-checker.ts';

/** A checker that works until it is closed. */
export interface RunningChecker extends TextChecker {
  /** How the thread judges what is checked from now on; the server knows its caller's preferences itself. */
  configure(options: ProofreadOptions): void;
  close(): void;
}

/**
 * The engine in a thread of this page, with the server's language model for Chinese where there is one. All of
 * the server is asked when `withServer` says so or the browser lacks WebAssembly, and alone when there is no
 * thread or it has died.
 */
export function startChecker({ withServer }: { readonly withServer: boolean }): RunningChecker {
  const server = createServerChecker(quietCall);
  const worker = tryWorker();
  if (!worker) return { ...server, configure: () => undefined, close: () => undefined };
  const local = orServer(worker, server);
  const needsServer = withServer || typeof WebAssembly === 'undefined';
  const checker = createMergedChecker(local, needsServer ? server : createChineseChecker(quietCall));
  return { ...checker, configure: (options) => worker.configure(options), close: () => worker.close() };
}

function orServer(worker: WorkerChecker, server: TextChecker): TextChecker {
  let isAlive = true;
  worker.failed.catch(() => {
    isAlive = false;
  });
  return {
    check: (texts) =>
      worker.check(texts).catch((error) => (isAlive ? Promise.reject(error) : server.check(texts))),
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
