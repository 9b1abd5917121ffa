/** A change as the journal gives it back. */
export interface JournalEntry {
  /** Names the entry among all of this journal. */
  readonly key: number;
  readonly data: Uint8Array;
  /** Whether the server had not acknowledged it when it was last heard of. */
  readonly isUnsaved: boolean;
}

/** What this device keeps of one document, so that a crash of tab or browser loses nothing typed. */
export interface Journal {
  /** Rejects with `sync_version_unsupported` when a newer page wrote what this one could not read whole. */
  load(): Promise<JournalEntry[]>;
  /** Keeps changes in order; resolves with their keys when they are written. */
  append(changes: readonly { data: Uint8Array; isUnsaved: boolean }[]): Promise<number[]>;
  /** Notes that the server has these entries. */
  markSaved(keys: readonly number[]): Promise<void>;
  /** Puts one saved entry in the place of these. */
  replace(keys: readonly number[], data: Uint8Array): Promise<void>;
  close(): void;
}
