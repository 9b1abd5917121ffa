import {
  type AutomaticMoment,
  deletionTime,
  isLargeDeletion,
  isVersionDue,
  pauseLength,
} from '@inkstone/domain/documents/versions';
import { type Clock, type Instant, instant } from '@inkstone/kernel';
import * as Y from 'yjs';
import type { Log } from '../observability/log.ts';
import { type DocumentContent, readContent } from './content-of-document.ts';
import type { SyncOptions } from './ports.ts';
import type { Room } from './room.ts';
import { projectDocument } from './text-of-document.ts';

export interface VersionWatchOptions {
  readonly clock: Clock;
  readonly log: Log;
  readonly keep: NonNullable<SyncOptions['keepVersion']>;
}

/** A document before a deletion. */
interface Before {
  readonly at: Instant;
  readonly state: Uint8Array;
  /** Counted on first use. */
  characters: number | null;
}

interface WatchedRoom {
  readonly room: Room;
  changedAt: Instant;
  /** Changes up to this time are covered by a version; null if not yet determined. */
  keptAt: Instant | null;
  before: Before | null;
  timer: NodeJS.Timeout | null;
}

/** An edit that deletes fewer characters than this fraction of a document's bytes is no large deletion. */
const smallPart = 200;

/**
 * Detects when a version of an open document may be due, and requests it. Nothing waits for it; requests lost
 * in a crash are repeated when the document is loaded.
 */
export class VersionWatch {
  readonly #options: VersionWatchOptions;
  readonly #watched = new Map<string, WatchedRoom>();
  readonly #underway = new Set<Promise<void>>();

  constructor(options: VersionWatchOptions) {
    this.#options = options;
  }

  /** Call before an edit made here is applied, so that the text before a large deletion can be kept. */
  changing(room: Room, update: Uint8Array): void {
    const watched = this.#watch(room);
    const now = this.#options.clock.now();
    if (watched.before && now - watched.before.at < deletionTime) return;
    watched.before =
      deletedBy(update) * smallPart > room.size
        ? { at: now, state: Y.encodeStateAsUpdate(room.doc), characters: null }
        : null;
  }

  changed(room: Room): void {
    const watched = this.#watch(room);
    watched.changedAt = this.#options.clock.now();
    watched.timer ??= this.#later(watched, pauseLength);
  }

  /** Call with the text's length after changes. */
  counted(room: Room, characters: number): void {
    const watched = this.#watched.get(room.documentId);
    const before = watched?.before;
    if (!watched || !before) return;
    before.characters ??= projectDocument(docOf(before)).characters;
    if (isLargeDeletion(before.characters, characters)) {
      watched.before = null;
      this.#keep(watched, 'deletion', () => readContent(docOf(before)), before.at);
    } else if (this.#options.clock.now() - before.at >= deletionTime) watched.before = null;
  }

  left(room: Room): void {
    if (room.members.size === 0) this.#requestVersion(this.#watched.get(room.documentId), 'leaving');
  }

  /** Repeats requests that an earlier process may have lost. */
  loaded(room: Room): void {
    this.#keep(this.#watch(room), 'loaded', () => readContent(room.doc), null);
  }

  /** Call when a document is unloaded; server-side edits may concern documents that nobody has open. */
  unloaded(documentId: string): void {
    this.#requestVersion(this.#watched.get(documentId), 'leaving');
    this.#forget(documentId);
  }

  /** Treats every open document as paused now; resolves when all requested versions exist. */
  async settle(moment: AutomaticMoment): Promise<void> {
    for (const watched of this.#watched.values()) this.#requestVersion(watched, moment);
    while (this.#underway.size > 0) await Promise.all(this.#underway);
  }

  async close(): Promise<void> {
    await this.settle('leaving');
    for (const documentId of [...this.#watched.keys()]) this.#forget(documentId);
  }

  #watch(room: Room): WatchedRoom {
    const known = this.#watched.get(room.documentId);
    if (known?.room === room) return known;
    this.#forget(room.documentId);
    const watched = { room, changedAt: instant(0), keptAt: null, before: null, timer: null };
    this.#watched.set(room.documentId, watched);
    return watched;
  }

  #forget(documentId: string): void {
    const watched = this.#watched.get(documentId);
    if (watched?.timer) clearTimeout(watched.timer);
    this.#watched.delete(documentId);
  }

  #later(watched: WatchedRoom, delay: number): NodeJS.Timeout {
    return setTimeout(() => this.#check(watched), delay).unref();
  }

  #check(watched: WatchedRoom): void {
    watched.timer = null;
    const idle = this.#options.clock.now() - watched.changedAt;
    this.#requestVersion(watched, idle >= pauseLength ? 'pause' : 'writing');
    // If the clock was set back, the elapsed time is negative; timers cannot wait for weeks.
    if (idle < pauseLength) watched.timer = this.#later(watched, pauseLength - Math.max(0, idle));
  }

  #requestVersion(watched: WatchedRoom | undefined, moment: AutomaticMoment): void {
    if (!watched || watched.changedAt === 0) return;
    const { keptAt, changedAt, room } = watched;
    const now = this.#options.clock.now();
    // Usually it is known without a query that no version is due yet.
    if (keptAt !== null && !isVersionDue(moment, { lastVersionAt: keptAt, changedAt, now })) return;
    this.#keep(watched, moment, () => readContent(room.doc), changedAt);
  }

  #keep(
    watched: WatchedRoom,
    moment: AutomaticMoment,
    content: () => DocumentContent,
    at: Instant | null,
  ): void {
    const { documentId } = watched.room;
    const work = this.#options.keep({ documentId, moment, at, content }).then(
      (keptAt) => {
        if (moment !== 'deletion') watched.keptAt = keptAt;
      },
      (error) => this.#options.log.warn('A version could not be created', { documentId, moment, error }),
    );
    this.#underway.add(work);
    void work.then(() => this.#underway.delete(work));
  }
}

function docOf({ state }: Before): Y.Doc {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, state);
  return doc;
}

/**
 * Returns how many characters an edit deletes; an edit sent after a long absence lists all it ever deleted.
 */
function deletedBy(update: Uint8Array): number {
  let deleted = 0;
  for (const items of Y.decodeUpdate(update).ds.clients.values()) {
    for (const { len } of items) deleted += len;
  }
  return deleted;
}
