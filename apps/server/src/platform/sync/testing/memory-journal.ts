import type { Journal, JournalEntry } from '@inkstone/editor/sync';

/** The stored entries of a document on a device. They outlive the page, as a disk does. */
export class Disk {
  readonly entries = new Map<number, JournalEntry>();
  #key = 0;

  /** A journal on this disk. `cut` simulates a crash of the page: pending writes are lost. */
  openJournal(): { journal: Journal; cut: () => void } {
    let isCut = false;
    const write = async (work: () => void) => {
      await Promise.resolve();
      if (isCut) return new Promise<never>(() => undefined);
      work();
    };
    const journal: Journal = {
      load: () => Promise.resolve([...this.entries.values()]),
      append: async (changes) => {
        const keys: number[] = [];
        await write(() => {
          for (const change of changes) {
            this.#key++;
            keys.push(this.#key);
            this.entries.set(this.#key, { key: this.#key, ...change });
          }
        });
        return keys;
      },
      markSaved: (keys) =>
        write(() => {
          for (const key of keys) this.#change(key, (entry) => ({ ...entry, isUnsaved: false }));
        }),
      replace: (keys, data) =>
        write(() => {
          for (const key of keys) this.entries.delete(key);
          this.#key++;
          this.entries.set(this.#key, { key: this.#key, data, isUnsaved: false });
        }),
      close: () => undefined,
    };
    return {
      journal,
      cut: () => {
        isCut = true;
      },
    };
  }

  #change(key: number, change: (entry: JournalEntry) => JournalEntry): void {
    const entry = this.entries.get(key);
    if (entry) this.entries.set(key, change(entry));
  }
}
