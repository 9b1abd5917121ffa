import { afterPaint } from './after-paint.ts';
import type { Journal } from './journal.ts';

/** A change to be written to the journal. */
interface Change {
  readonly data: Uint8Array;
  readonly isUnsaved: boolean;
}

/** An entry that the server lacks, with the sequence number of its change. */
interface UnsavedEntry {
  readonly key: number;
  readonly serial: number;
}

/** Writes changes to the journal in order, in batches when they are frequent. */
export class JournalWriter {
  readonly #journal: Journal;
  readonly #onState: () => void;
  #queue: (Change & { readonly serial: number })[] = [];
  #unsaved: UnsavedEntry[];
  #serial = 0;
  #writing: Promise<void> | null = null;
  #marking: Promise<void> | null = null;
  /** Whether a change that the server lacks could not be stored. */
  #hasLost = false;
  /** Whether the last write failed, so that the next is likely to fail. */
  #isRefusing = false;

  /** `unsavedKeys`: unsaved entries found when the journal was read. `onState` is called after writing. */
  constructor(journal: Journal, unsavedKeys: readonly number[], onState: () => void) {
    this.#journal = journal;
    this.#unsaved = unsavedKeys.map((key) => ({ key, serial: 0 }));
    this.#onState = onState;
  }

  /** Whether the journal stores changes successfully. */
  get isKept(): boolean {
    return !this.#hasLost && !this.#isRefusing;
  }

  add(change: Change): void {
    this.#serial++;
    this.#queue.push({ ...change, serial: this.#serial });
    this.#writing ??= new Promise<void>(afterPaint).then(() => this.#writeAll());
  }

  /** Marks all changes added so far as saved on the server; later changes stay unsaved. */
  markSaved(): Promise<void> {
    this.#marking = this.#markSaved(this.#serial);
    return this.#marking;
  }

  /** Resolves when all changes are written. */
  async idle(): Promise<void> {
    await this.#marking;
    await this.#writing;
  }

  async #markSaved(last: number): Promise<void> {
    await this.#writing;
    const saved = this.#unsaved.filter(({ serial }) => serial <= last);
    this.#unsaved = this.#unsaved.filter(({ serial }) => serial > last);
    this.#hasLost = false;
    if (saved.length === 0) return;
    await this.#journal
      .markSaved(saved.map(({ key }) => key))
      // The entries stay marked and are sent again when the document is opened next.
      .catch(() => this.#unsaved.push(...saved));
  }

  async #writeAll(): Promise<void> {
    while (this.#queue.length > 0) {
      const changes = this.#queue;
      this.#queue = [];
      try {
        const keys = await this.#journal.append(changes);
        this.#isRefusing = false;
        changes.forEach(({ isUnsaved, serial }, i) => {
          const key = keys[i];
          if (isUnsaved && key !== undefined) this.#unsaved.push({ key, serial });
        });
      } catch {
        // Storage is full or forbidden. The page reports that changes are not stored on this device.
        this.#hasLost = true;
        this.#isRefusing = true;
      }
    }
    this.#writing = null;
    this.#onState();
  }
}
