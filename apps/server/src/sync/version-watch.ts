import {
  type AutomaticMoment,
  deletionTime,
  isLargeDeletion,
  isVersionDue,
  pauseLength,
} from '@inkstone/domain/documents/versions';
import { type Clock, type Instant, instant } from '@inkstone/kernel';
import * as Y from 'yjs';
import type { Log } from '../log.ts';
import { type DocumentContent, readContent } from './content-of-document.ts';
import type { SyncOptions } from './ports.ts';
import type { Room } from './room.ts';
import { projectDocument } from './text-of-document.ts';

export interface VersionWatchOptions {
  readonly clock: Clock;
  readonly log: Log;
  readonly keep: NonNullable<SyncOptions['keepVersion']>;
}

/** A document as it stood before words went. */
interface Before {
  readonly at: Instant;
  readonly state: Uint8Array;
  /** Counted when it is first needed. */
  characters: number | null;
}

interface Watched {
  readonly room: Room;
  changedAt: Instant;
  /** Everything up to then is kept in a version; null while nobody has asked. */
  keptAt: Instant | null;
  before: Before | null;
  timer: NodeJS.Timeout | null;
}

/** An edit that takes out less than this part of a document's bytes in characters is no large deletion. */
const smallPart = 200;

/**
 * Notices when a version of an open document may be due, and asks for it then. Nothing waits for it, and what is
 * lost with the process is asked for again when the document is loaded.
 */
export class VersionWatch {
  readonly #options: VersionWatchOptions;
  readonly #watched = new Map<string, Watched>();
  readonly #underway = new Set<Promise<void>>();

  constructor(options: VersionWatchOptions) {
    this.#options = options;
  }

  /** Told before an edit made here is applied, so that a large deletion does not take the text before with it. */
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

  /** Told how long the text is after changes. */
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
    if (room.members.size === 0) this.#ask(this.#watched.get(room.documentId), 'leaving');
  }

  /** Makes good what an earlier process may have left undone. */
  loaded(room: Room): void {
    this.#keep(this.#watch(room), 'loaded', () => readContent(room.doc), null);
  }

  /** Told when a document leaves memory; calls edit documents that nobody has open. */
  unloaded(documentId: string): void {
    this.#ask(this.#watched.get(documentId), 'leaving');
    this.#forget(documentId);
  }

  /** Takes every open document as left alone now; resolves when all versions asked for are made. */
  async settle(moment: AutomaticMoment): Promise<void> {
    for (const watched of this.#watched.values()) this.#ask(watched, moment);
    while (this.#underway.size > 0) await Promise.all(this.#underway);
  }

  async close(): Promise<void> {
    await this.settle('leaving');
    for (const documentId of [...this.#watched.keys()]) this.#forget(documentId);
  }

  #watch(room: Room): Watched {
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

  #later(watched: Watched, delay: number): NodeJS.Timeout {
    return setTimeout(() => this.#look(watched), delay).unref();
  }

  #look(watched: Watched): void {
    watched.timer = null;
    const idle = this.#options.clock.now() - watched.changedAt;
    this.#ask(watched, idle >= pauseLength ? 'pause' : 'writing');
    // A clock that was set back makes the time since the change negative; timers cannot wait for weeks.
    if (idle < pauseLength) watched.timer = this.#later(watched, pauseLength - Math.max(0, idle));
  }

  #ask(watched: Watched | undefined, moment: AutomaticMoment): void {
    if (!watched || watched.changedAt === 0) return;
    const { keptAt, changedAt, room } = watched;
    const now = this.#options.clock.now();
    // Most of the time it is known without asking that it is too early.
    if (keptAt !== null && !isVersionDue(moment, { lastVersionAt: keptAt, changedAt, now })) return;
    this.#keep(watched, moment, () => readContent(room.doc), changedAt);
  }

  #keep(watched: Watched, moment: AutomaticMoment, content: () => DocumentContent, at: Instant | null): void {
    const { documentId } = watched.room;
    const work = this.#options.keep({ documentId, moment, at, content }).then(
      (keptAt) => {
        if (moment !== 'deletion') watched.keptAt = keptAt;
      },
      (error) => this.#options.log.warn('A version could not be kept', { documentId, moment, error }),
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

/** How much an edit takes out, in characters; an edit that comes after long absence names all it ever took out. */
function deletedBy(update: Uint8Array): number {
  let deleted = 0;
  for (const items of Y.decodeUpdate(update).ds.clients.values()) {
    for (const { len } of items) deleted += len;
  }
  return deleted;
}
