import { hashText } from '@inkstone/kernel';
import { type Lint, widenEmptySpan } from '@inkstone/proofread';
import type { TextChecker } from './text-checker.ts';

/** Characters sent in one batch: small enough that a paragraph just typed does not wait for a whole book. */
const batchLength = 4000;
const batchesAtOnce = 2;
const cachedTexts = 20_000;

/** Texts on their way to a checker and back, each checked once and remembered. */
export interface CheckQueue {
  /** The findings of a text, when they are known. */
  known(text: string): readonly Lint[] | undefined;
  /** Asks for findings; the texts asked for last come first. */
  ask(texts: readonly string[]): void;
  /** Number of texts whose findings are awaited. */
  waiting(): number;
  /** Whether the last batch could not be checked. */
  hasFailed(): boolean;
  close(): void;
}

/** Whom the queue tells. */
export interface CheckListener {
  /** Texts whose findings are known now, or known better, by `hashText`. */
  onKnown(hashes: ReadonlySet<string>): void;
  /** `waiting` or `hasFailed` may have changed. */
  onProgress(): void;
}

export function createCheckQueue(checker: TextChecker, listener: CheckListener): CheckQueue {
  const cache = new Map<string, readonly Lint[]>();
  const asked = new Set<string>();
  let queue: string[] = [];
  let running = 0;
  let failed = false;

  function learn(hash: string, lints: readonly Lint[]): void {
    cache.delete(hash);
    cache.set(hash, lints);
    const oldest = cache.size > cachedTexts ? cache.keys().next().value : undefined;
    if (oldest !== undefined) cache.delete(oldest);
  }

  async function run(batch: readonly string[]): Promise<void> {
    running++;
    const hashes = new Set<string>();
    try {
      const results = await checker.check(batch);
      failed = false;
      batch.forEach((text, i) => {
        const hash = hashText(text);
        hashes.add(hash);
        learn(hash, results[i] ?? []);
      });
    } catch {
      // The texts stay unchecked; they are asked for again with the next change.
      failed = true;
    }
    for (const text of batch) asked.delete(text);
    running--;
    if (hashes.size > 0) listener.onKnown(hashes);
    pump();
    listener.onProgress();
  }

  function pump(): void {
    while (running < batchesAtOnce && queue.length > 0) void run(queue.splice(0, batchSize(queue)));
  }

  const stopListening = checker.onImproved?.((findings) => {
    for (const [hash, lints] of findings) learn(hash, lints);
    listener.onKnown(new Set(findings.keys()));
  });

  return {
    known: (text) => cache.get(hashText(text))?.map((lint) => widenEmptySpan(lint, text)),
    ask(texts) {
      const fresh = [...new Set(texts)].filter((text) => !asked.has(text));
      for (const text of fresh) asked.add(text);
      queue = [...fresh, ...queue];
      pump();
      listener.onProgress();
    },
    waiting: () => asked.size,
    hasFailed: () => failed,
    close: () => stopListening?.(),
  };
}

/** How many of the texts go into one batch; at least one, so that a very long text goes alone. */
function batchSize(texts: readonly string[]): number {
  let length = 0;
  const end = texts.findIndex((text, i) => {
    length += text.length;
    return i > 0 && length > batchLength;
  });
  return end === -1 ? texts.length : end;
}
