import * as Y from 'yjs';
import { afterPaint } from './after-paint.ts';
import type { Journal } from './journal.ts';

/** A change to be written to the journal. */
interface Change {
  readonly data: Uint8Array;
  readonly isUnsaved: boolean;
}

/** A change with its sequence number in this page. */
interface NumberedChange extends Change {
  readonly serial: number;
}

/** An entry that the server lacks, with the sequence number of its change. */
interface UnsavedEntry {
  readonly key: number;
  readonly serial: number;
}

/**
 * Writes changes to the journal in order, in batches when they are frequent. Changes that it refuses are written with the next
 * change, because later ones cannot be read without them. Without a journal nothing is kept.
 */
export class JournalWriter {
  readonly #journal: Journal | null;
  readonly #onState: () => void;
  #queue: NumberedChange[] = [];
  /** The changes that could not be stored, as one; null if the last write succeeded. */
  #refused: NumberedChange | null = null;
  #unsaved: UnsavedEntry[];
  #serial = 0;
  #writing: Promise<void> | null = null;
  #marking: Promise<void> | null = null;

  /** `unsavedKeys`: unsaved entries found when the journal was read. `onState` is called after writing. */
  constructor(journal: Journal | null, unsavedKeys: readonly number[], onState: () => void) {
    this.#journal = journal;
    this.#unsaved = unsavedKeys.map((key) => ({ key, serial: 0 }));
    this.#onState = onState;
  }

  /** Whether the journal stores changes successfully. */
  get isKept(): boolean {
    return this.#journal !== null && this.#refused === null;
  }

  add(change: Change): void {
    if (!this.#journal) return;
    this.#serial++;
    this.#queue.push({ ...change, serial: this.#serial });
    const journal = this.#journal;
    this.#writing ??= new Promise<void>(afterPaint).then(() => this.#writeAll(journal));
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
    if (this.#refused && this.#refused.serial <= last) this.#refused = { ...this.#refused, isUnsaved: false };
    if (saved.length === 0) return;
    await this.#journal
      ?.markSaved(saved.map(({ key }) => key))
      // The entries stay marked and are sent again when the document is opened next.
      .catch(() => this.#unsaved.push(...saved));
  }

  async #writeAll(journal: Journal): Promise<void> {
    while (this.#queue.length > 0) {
      const changes = this.#refused ? [this.#refused, ...this.#queue] : this.#queue;
      this.#queue = [];
      try {
        const keys = await journal.append(changes);
        this.#refused = null;
        changes.forEach(({ isUnsaved, serial }, i) => {
          const key = keys[i];
          if (isUnsaved && key !== undefined) this.#unsaved.push({ key, serial });
        });
      } catch {
        // Storage is full or forbidden. The page reports that changes are not stored on this device.
        this.#refused = merge(changes);
      }
    }
    this.#writing = null;
    this.#onState();
  }
}

function merge(changes: readonly NumberedChange[]): NumberedChange {
  return {
    data: Y.mergeUpdates(changes.map(({ data }) => data)),
    isUnsaved: changes.some(({ isUnsaved }) => isUnsaved),
    serial: Math.max(...changes.map(({ serial }) => serial)),
  };
}
