/** A change read from the journal. */
export interface JournalEntry {
  /** Unique within this journal. */
  readonly key: number;
  readonly data: Uint8Array;
  /** Whether the server has not acknowledged it yet, as far as known. */
  readonly isUnsaved: boolean;
}

/** Local storage of one document, so that no typed text is lost when the tab or browser crashes. */
export interface Journal {
  /**
   * Rejects with `sync_version_unsupported` if a newer page wrote entries that this one cannot read
   * completely.
   */
  load(): Promise<JournalEntry[]>;
  /** Stores changes in order; resolves with their keys when written. */
  append(changes: readonly { data: Uint8Array; isUnsaved: boolean }[]): Promise<number[]>;
  /** Marks entries as saved on the server. */
  markSaved(keys: readonly number[]): Promise<void>;
  /** Replaces these entries by one saved entry. */
  replace(keys: readonly number[], data: Uint8Array): Promise<void>;
  close(): void;
}
