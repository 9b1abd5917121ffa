import * as Y from 'yjs';
import type { Database } from '../db/database.ts';
import type { Log } from '../observability/log.ts';
import { applyPieces } from './apply-pieces.ts';
import { readContent } from './loading.ts';
import type { PresenceRelay } from './presence-relay.ts';
import type { Projector } from './projector.ts';
import { type Member, Room } from './room.ts';
import type { UpdateLog } from './update-log.ts';
import type { VersionWatch } from './version-watch.ts';

export interface RoomsOptions {
  readonly db: Database;
  readonly log: Log;
  readonly updates: UpdateLog;
  readonly projector: Projector;
  /** Null if no versions are created. */
  readonly versions: VersionWatch | null;
  readonly presence: PresenceRelay;
  /** How long a document stays in memory after the last member has left, in ms. */
  readonly unloadAfter: number;
  /** Called with the number of documents in memory whenever it changes. */
  onCount(count: number): void;
}

/** The documents in memory, each loaded at most once. */
export class Rooms {
  readonly #options: RoomsOptions;
  readonly #rooms = new Map<string, Promise<Room>>();
  readonly #unloading = new Map<string, NodeJS.Timeout>();

  constructor(options: RoomsOptions) {
    this.#options = options;
  }

  /** Returns the room of a document, loading it if necessary. Rejects when the database does not answer. */
  open(documentId: string): Promise<Room> {
    const known = this.#rooms.get(documentId);
    if (known) return known;
    const loading = this.#load(documentId);
    this.#rooms.set(documentId, loading);
    this.#options.onCount(this.#rooms.size);
    loading.then(
      () => this.#unloadLater(documentId),
      () => this.#drop(documentId, loading),
    );
    return loading;
  }

  /** Returns the room if it is loaded or loading. */
  peek(documentId: string): Promise<Room> | undefined {
    return this.#rooms.get(documentId);
  }

  all(): Promise<Room>[] {
    return [...this.#rooms.values()];
  }

  leave(room: Room, member: Member): void {
    room.leave(member);
    this.#options.versions?.left(room);
    this.#unloadLater(room.documentId);
  }

  /** Stops all timers; loaded rooms remain usable for now. */
  close(): void {
    for (const timer of this.#unloading.values()) clearTimeout(timer);
    this.#unloading.clear();
  }

  async #load(documentId: string): Promise<Room> {
    const { db, log, updates, projector, versions, presence } = this.#options;
    const content = await readContent(db.sql, documentId);
    const doc = new Y.Doc();
    applyPieces(doc, content.pieces, documentId, log);
    const room = new Room({
      documentId,
      doc,
      size: content.size,
      log: updates,
      onChanging: (changing, data) => versions?.changing(changing, data),
      onChange: (changed) => {
        projector.touch(changed);
        versions?.changed(changed);
      },
      onOccupied: (of, isOccupied) => (isOccupied ? void presence.enter(of) : presence.leave(of)),
      onPresence: (of, states) => presence.publish(of, states),
      onBroken: (broken, error) => this.#reload(broken, error),
    });
    // An earlier process may have crashed before saving the last projection.
    const checked = content.hasLog ? projector.check(room) : Promise.resolve();
    void checked.then(() => versions?.loaded(room));
    return room;
  }

  #reload(room: Room, error: unknown): void {
    this.#options.log.error('An edit could not be applied; the document is reloaded', {
      documentId: room.documentId,
      error,
    });
    this.#rooms.delete(room.documentId);
    room.refuseAll('service_unavailable');
  }

  #unloadLater(documentId: string): void {
    clearTimeout(this.#unloading.get(documentId));
    const timer = setTimeout(() => void this.#unload(documentId), this.#options.unloadAfter);
    timer.unref();
    this.#unloading.set(documentId, timer);
  }

  async #unload(documentId: string): Promise<void> {
    this.#unloading.delete(documentId);
    const loading = this.#rooms.get(documentId);
    const room = await loading;
    if (!loading || !room) return;
    if (room.isIdle) this.#drop(documentId, loading);
    else if (room.members.size === 0) this.#unloadLater(documentId);
  }

  #drop(documentId: string, loading: Promise<Room>): void {
    if (this.#rooms.get(documentId) !== loading) return;
    this.#rooms.delete(documentId);
    this.#options.versions?.unloaded(documentId);
    this.#options.onCount(this.#rooms.size);
  }
}
