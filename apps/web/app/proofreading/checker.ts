import type { TextChecker } from '@inkstone/editor/lints';
import { startWorkerChecker } from './worker-checker.ts';

/** A checker that works until it is closed. */
export interface RunningChecker extends TextChecker {
  close(): void;
}

/** The engine in a thread of this page. */
export function startChecker(): RunningChecker {
  return startWorkerChecker();
}
