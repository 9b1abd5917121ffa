import type { FindingsByHash, Lint } from '@inkstone/proofread';

/** Finds mistakes in paragraphs, somewhere else: a worker, a server. `CheckClient` is one. */
export interface TextChecker {
  /** Findings of each text, in the same order. Rejects when no answer is to be had. */
  check(texts: readonly string[]): Promise<readonly (readonly Lint[])[]>;
  /** What only the whole of a text shows, its paragraphs parted by line breaks; in offsets of the text. */
  checkWhole?(text: string): Promise<readonly Lint[]>;
  /** Calls back with all findings of paragraphs for which more was found later, by `hashText`. */
  onImproved?(listener: (findings: FindingsByHash) => void): () => void;
}
