import { AppError } from '@inkstone/contracts';
import { encodeServerMessage, syncLimits } from '@inkstone/contracts/sync';
import type { ErrorCode, ErrorParams } from '@inkstone/phrases';
import * as Y from 'yjs';
import { Presence } from './presence.ts';
import type { UpdateLog } from './update-log.ts';

/** Somebody who has a document open. */
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
  /** Called once, when an edit that is durable cannot be applied: the room must be loaded anew. */
  onBroken(room: Room, error: unknown): void;
}

/**
 * One document in memory with those who have it open. It holds nothing that is not committed: an edit
 * reaches it, and the other members, only after the database has it.
 */
export class Room {
  readonly documentId: string;
  readonly doc: Y.Doc;
  readonly members = new Set<Member>();
  readonly presence = new Presence<Member>();
  readonly #options: RoomOptions;
  #size: number;
  #underway = 0;
  #isBroken = false;

  constructor(options: RoomOptions) {
    this.documentId = options.documentId;
    this.doc = options.doc;
    this.#size = options.size;
    this.#options = options;
  }

  /** Whether nobody is here and nothing is on its way to the database. */
  get isIdle(): boolean {
    return this.members.size === 0 && this.#underway === 0;
  }

  /** Bytes of the document in the database, roughly. */
  get size(): number {
    return this.#size;
  }

  /** Resolves when the edit is committed, applied and passed on. Throws `document_too_large`. */
  async submit(data: Uint8Array, from: Member | null): Promise<void> {
    this.#requireSpace(data.length);
    this.#underway++;
    try {
      await this.#options.log.append(this.documentId, data);
      if (!this.#isBroken) this.#options.onChanging(this, data);
      this.accept(data, from);
    } finally {
      this.#underway--;
    }
  }

  /** Takes in an edit that is committed already and passes it on to everybody but its author. */
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
    this.tell(encodeServerMessage({ kind: 'change', data }), from);
    this.#options.onChange(this);
  }

  /** Sends a message to everybody but one. */
  tell(message: Uint8Array, except: Member | null): void {
    for (const member of this.members) if (member !== except) member.deliver(message);
  }

  /** Takes a member out and tells the others that its cursors are gone. */
  leave(member: Member): void {
    if (!this.members.delete(member)) return;
    const data = this.presence.leave(member);
    if (data) this.tell(encodeServerMessage({ kind: 'awareness', data }), null);
  }

  /** Closes the document for everybody. */
  refuseAll(code: ErrorCode): void {
    for (const member of [...this.members]) member.refuse(code);
  }

  #requireSpace(bytes: number): void {
    if (this.#size + bytes <= syncLimits.document) return;
    // What was counted includes what compaction and garbage collection have since saved.
    this.#size = Y.encodeStateAsUpdate(this.doc).length;
    if (this.#size + bytes > syncLimits.document) {
      throw new AppError('document_too_large', { limit: `${syncLimits.document / 1024 / 1024} MB` });
    }
  }
}
