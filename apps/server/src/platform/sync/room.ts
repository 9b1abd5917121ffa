import { AppError } from '@inkstone/contracts';
import { encodeServerMessage, syncLimits } from '@inkstone/contracts/sync';
import type { ErrorCode, ErrorParams } from '@inkstone/phrases';
import * as Y from 'yjs';
import { measureNesting } from './nesting.ts';
import { type EditorStates, encodeAwareness, Presence } from './presence.ts';
import type { UpdateLog } from './update-log.ts';
import type { Struct } from './validation.ts';

/** A connection that has the document open. */
export interface Member {
  deliver(message: Uint8Array): void;
  refuse(code: ErrorCode, params?: ErrorParams): void;
}

export interface RoomOptions {
  readonly documentId: string;
  readonly doc: Y.Doc;
  /** Bytes of the document in the database when it was loaded. */
  readonly size: number;
  readonly log: UpdateLog;
  /** Called before an edit made in this process is applied. */
  onChanging(room: Room, data: Uint8Array): void;
  /** Called after the document has changed. */
  onChange(room: Room): void;
  /** Called when the first member has entered and when the last one has left. */
  onOccupied(room: Room, isOccupied: boolean): void;
  /** Called with changed editor states of members. */
  onPresence(room: Room, states: EditorStates): void;
  /** Called once, when a durable edit cannot be applied: the room must be reloaded. */
  onBroken(room: Room, error: unknown): void;
}

/**
 * One document in memory with its connections. It holds only committed content: an edit is applied and sent
 * to other members after the database has committed it.
 */
export class Room {
  readonly documentId: string;
  readonly doc: Y.Doc;
  readonly members = new Set<Member>();
  /** Editors of members, and of other processes by process id. */
  readonly #presence = new Presence<Member | string>();
  readonly #options: RoomOptions;
  #size: number;
  /** Edits being written to the database. */
  readonly #underway = new Set<readonly Struct[]>();
  #isBroken = false;
  /** Depth of edits that wait in the document for their missing parents. */
  #looseDepth = 0;

  constructor(options: RoomOptions) {
    this.documentId = options.documentId;
    this.doc = options.doc;
    this.#size = options.size;
    this.#options = options;
  }

  /** Whether there are no members and no pending writes. */
  get isIdle(): boolean {
    return this.members.size === 0 && this.#underway.size === 0;
  }

  /** Approximate bytes of the document in the database. */
  get size(): number {
    return this.#size;
  }

  /**
   * Resolves when the edit is committed, applied and sent to the other members. Throws `document_too_large`,
   * and for an edit with given structs `document_too_complex`.
   */
  async submit(data: Uint8Array, from: Member | null, structs: readonly Struct[] = []): Promise<void> {
    this.#requireSpace(data.length);
    this.#requireShallow(structs);
    this.#underway.add(structs);
    try {
      await this.#options.log.append(this.documentId, data);
      if (!this.#isBroken) this.#options.onChanging(this, data);
      this.accept(data, from);
    } finally {
      this.#underway.delete(structs);
    }
  }

  /** Applies an edit that is already committed and sends it to all members but its author. */
  accept(data: Uint8Array, from: Member | null): void {
    if (this.#isBroken) return;
    try {
      Y.applyUpdate(this.doc, data);
    } catch (error) {
      this.#isBroken = true;
      this.#options.onBroken(this, error);
      return;
    }
    this.#size += data.length;
    this.broadcast(encodeServerMessage({ kind: 'change', data }), from);
    this.#options.onChange(this);
  }

  /** Sends a message to all members but one. */
  broadcast(message: Uint8Array, except: Member | null): void {
    for (const member of this.members) if (member !== except) member.deliver(message);
  }

  /** Adds a member. */
  enter(member: Member): void {
    this.members.add(member);
    if (this.members.size === 1) this.#options.onOccupied(this, true);
  }

  /** Removes a member and notifies the others that its editors have left. */
  leave(member: Member): void {
    if (!this.members.delete(member)) return;
    this.#spread(this.#presence.leave(member), null);
    if (this.members.size === 0) this.#options.onOccupied(this, false);
  }

  /**
   * Applies an awareness message of a member and relays it; false when it is malformed or exceeds a limit.
   */
  aware(data: Uint8Array, member: Member, accountId: string): boolean {
    const news = this.#presence.update(data, member, accountId);
    if (news) this.#spread(news, member);
    return news !== null;
  }

  /** Returns the awareness message of all present editors; null when there are none. */
  everybody(): Uint8Array | null {
    const states = this.#presence.states();
    return states.size > 0 ? encodeAwareness(states) : null;
  }

  /** The editors of the members of this process. */
  presenceHere(): EditorStates {
    return this.#presence.states((owner) => typeof owner !== 'string');
  }

  /** Applies editor states of another process and relays them to the members. */
  receivePresence(states: EditorStates, process: string): void {
    this.#sendPresence(this.#presence.receive(states, process), null);
  }

  /** Removes editors of other processes that have timed out. */
  sweepPresence(): void {
    this.#sendPresence(
      this.#presence.sweep((owner) => typeof owner === 'string'),
      null,
    );
  }

  /** Closes the document for all members. */
  refuseAll(code: ErrorCode): void {
    for (const member of [...this.members]) member.refuse(code);
  }

  #spread(states: EditorStates, except: Member | null): void {
    this.#sendPresence(states, except);
    this.#options.onPresence(this, states);
  }

  #sendPresence(states: EditorStates, except: Member | null): void {
    if (states.size > 0)
      this.broadcast(encodeServerMessage({ kind: 'awareness', data: encodeAwareness(states) }), except);
  }

  #requireShallow(structs: readonly Struct[]): void {
    const { depth, isLoose } = measureNesting(this.doc, structs, this.#underway);
    if (depth === 0) return;
    const hasLoose = this.doc.store.pendingStructs !== null;
    if (!hasLoose && this.#underway.size === 0) this.#looseDepth = 0;
    const whole = isLoose || hasLoose ? depth + this.#looseDepth : depth;
    if (whole > syncLimits.depth) throw new AppError('document_too_complex');
    if (isLoose) this.#looseDepth = Math.max(this.#looseDepth, whole);
  }

  #requireSpace(bytes: number): void {
    if (this.#size + bytes <= syncLimits.document) return;
    // The count includes bytes that compaction and garbage collection have since saved.
    this.#size = Y.encodeStateAsUpdate(this.doc).length;
    if (this.#size + bytes > syncLimits.document) {
      throw new AppError('document_too_large', { limit: `${syncLimits.document / 1024 / 1024} MB` });
    }
  }
}
