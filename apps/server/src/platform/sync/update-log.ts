import { AsyncLocalStorage } from 'node:async_hooks';
import type { NewUpdate } from './store.ts';

/** Writes edits to the database. */
export interface UpdateLog {
  /** Resolves when the edit is committed; rejects when it may not be. Edits commit in call order. */
  append(documentId: string, data: Uint8Array): Promise<void>;
  /** Resolves when no writes are pending. */
  idle(): Promise<void>;
  readonly waiting: number;
}

export interface UpdateLogOptions {
  /** Commits a batch in one statement. */
  write(batch: readonly NewUpdate[]): Promise<void>;
  /** Timeout after which the database counts as unavailable, in ms. */
  readonly timeout: number;
}

const batchRows = 256;
const batchBytes = 4 * 1024 * 1024;

interface Waiting extends NewUpdate {
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Group commit: edits that arrive while a batch is being written are committed together in the next one, so
 * that many writers share the cost of a commit. Only one batch is written at a time, which preserves each
 * writer's order.
 */
export function createUpdateLog(options: UpdateLogOptions): UpdateLog {
  const queue: Waiting[] = [];
  const idleResolvers: (() => void)[] = [];
  // The batch must not run in the transaction of a caller.
  const outsideTransactions = AsyncLocalStorage.snapshot();
  let isWriting = false;

  async function writeBatches(): Promise<void> {
    while (queue.length > 0) {
      const batch = queue.splice(0, batchLength(queue));
      try {
        await withTimeout(options.write(batch), options.timeout);
        for (const one of batch) one.resolve();
      } catch (cause) {
        for (const one of batch) one.reject(cause);
      }
    }
    isWriting = false;
    for (const resolve of idleResolvers.splice(0)) resolve();
  }

  return {
    append: (documentId, data) =>
      new Promise((resolve, reject) => {
        queue.push({ documentId, data, resolve, reject });
        if (isWriting) return;
        isWriting = true;
        outsideTransactions(() => setImmediate(() => void writeBatches()));
      }),
    idle: () => (isWriting ? new Promise((resolve) => idleResolvers.push(resolve)) : Promise.resolve()),
    get waiting() {
      return queue.length;
    },
  };
}

function batchLength(queue: readonly NewUpdate[]): number {
  let bytes = 0;
  let rows = 0;
  for (const { data } of queue) {
    bytes += data.length;
    if (rows === batchRows || (rows > 0 && bytes > batchBytes)) break;
    rows++;
  }
  return rows;
}

async function withTimeout(work: Promise<void>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The database did not commit within ${ms} ms`)), ms);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
