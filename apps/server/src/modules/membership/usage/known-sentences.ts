import type { DocumentDay } from './store.ts';

/** Cache of sentences and whole texts that have been counted. Entries may be evicted at any time. */
export interface KnownSentences {
  has(scope: DocumentDay, hash: string): boolean;
  add(scope: DocumentDay, hashes: Iterable<string>): void;
}

/** Creates a cache of at most `capacity` hashes, which evicts those of the least recently used documents. */
export function createKnownSentences(capacity = 100_000): KnownSentences {
  const byDocument = new Map<string, Set<string>>();
  let size = 0;
  const nameOf = ({ accountId, documentId, day }: DocumentDay) => `${accountId}\0${documentId}\0${day}`;

  return {
    has: (scope, hash) => byDocument.get(nameOf(scope))?.has(hash) ?? false,
    add(scope, hashes) {
      const name = nameOf(scope);
      const known = byDocument.get(name) ?? new Set();
      byDocument.delete(name);
      byDocument.set(name, known);
      const before = known.size;
      for (const hash of hashes) known.add(hash);
      size += known.size - before;
      for (const [oldest, { size: its }] of byDocument) {
        if (size <= capacity) break;
        byDocument.delete(oldest);
        size -= its;
      }
    },
  };
}
