import { type Clock, second } from '@inkstone/kernel';
import type { Log } from '../observability/log.ts';
import type { Projection } from './ports.ts';
import type { Room } from './room.ts';
import { projectDocument } from './text-of-document.ts';

export interface ProjectorOptions {
  readonly clock: Clock;
  readonly log: Log;
  save(documentId: string, projection: Projection, changedAt: number): Promise<void>;
  /** Called with the projection whenever it was computed. */
  onProjected(room: Room, projection: Projection): void;
  /** Returns when the newest edit in the log of a document was written. */
  lastChange(documentId: string): Promise<number | null>;
}

/** Updates list entries of documents, with a delay, after their content has changed. */
export class Projector {
  readonly #options: ProjectorOptions;
  readonly #pending = new Map<string, { room: Room; changedAt: number; timer: NodeJS.Timeout }>();
  #delay = second;

  constructor(options: ProjectorOptions) {
    this.#options = options;
  }

  /** Notes that a document has changed now. */
  touch(room: Room): void {
    const pending = this.#pending.get(room.documentId);
    const changedAt = this.#options.clock.now();
    if (pending) {
      pending.room = room;
      pending.changedAt = changedAt;
      return;
    }
    const timer = setTimeout(() => void this.#savePending(room.documentId), this.#delay);
    this.#pending.set(room.documentId, { room, changedAt, timer });
  }

  /** Updates list entries that an earlier process may not have saved. */
  check(room: Room): Promise<void> {
    return this.#options.lastChange(room.documentId).then(
      (at) => (at === null ? undefined : this.#save(room, at)),
      (error) => this.#warn(room.documentId, error),
    );
  }

  /** Saves all pending projections now. */
  async flush(): Promise<void> {
    await Promise.all([...this.#pending.keys()].map((documentId) => this.#savePending(documentId)));
  }

  async #savePending(documentId: string): Promise<void> {
    const pending = this.#pending.get(documentId);
    if (!pending) return;
    clearTimeout(pending.timer);
    this.#pending.delete(documentId);
    await this.#save(pending.room, pending.changedAt);
  }

  async #save(room: Room, changedAt: number): Promise<void> {
    const start = performance.now();
    try {
      const projection = projectDocument(room.doc);
      // Limits the time spent on very long texts to a twentieth.
      this.#delay = Math.max(second, 20 * (performance.now() - start));
      this.#options.onProjected(room, projection);
      await this.#options.save(room.documentId, projection, changedAt);
    } catch (error) {
      this.#warn(room.documentId, error);
    }
  }

  #warn(documentId: string, error: unknown): void {
    this.#options.log.warn('The list entry of a document could not be updated', {
      documentId,
      error,
    });
  }
}
