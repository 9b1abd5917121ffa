import { randomUUID } from 'node:crypto';
import { type ChangeKind, type ChangeListener, changeKinds, type Sql } from './database.ts';

/** The PostgreSQL channel of changes: `<kind> <subject> <process>`, with `*` for every subject. */
export const changesChannel = 'inkstone_changes';

/** Sends announcements to other processes; those that cannot be sent now are sent later. */
type SendChanges = (payload: string) => void;

/** Delivers changes to the caches of this process, and announces those that it makes to other processes. */
export class ChangeHub {
  readonly #listeners = new Map<ChangeKind, ChangeListener[]>();
  /** Id of this process, which ignores its own announcements, because it has invalidated its caches already. */
  readonly #self = randomUUID();
  readonly #send: SendChanges | null;

  /** Without `send` there are no other processes. */
  constructor(send: SendChanges | null = null) {
    this.#send = send;
  }

  listen(kind: ChangeKind, listener: ChangeListener): void {
    this.#listeners.set(kind, [...(this.#listeners.get(kind) ?? []), listener]);
  }

  /** Notifies this process at once, and the others a moment later. The change must be committed. */
  readonly announce = (kind: ChangeKind, subject: string): void => {
    this.#notify(kind, subject);
    this.#send?.(`${kind} ${subject} ${this.#self}`);
  };

  /**
   * Notifies the other processes that anything may have changed, because a crashed process did not announce
   * its last commits.
   */
  announceAll(): void {
    for (const kind of changeKinds) this.#send?.(`${kind} * ${this.#self}`);
  }

  /** Delivers a notification of another process. */
  receive(payload: string): void {
    const [name, subject, process] = payload.split(' ');
    const kind = changeKinds.find((one) => one === name);
    if (kind && subject && process !== this.#self) this.#notify(kind, subject === '*' ? null : subject);
  }

  /** Notifications may have been missed. */
  missed(): void {
    for (const kind of this.#listeners.keys()) this.#notify(kind, null);
  }

  #notify(kind: ChangeKind, subject: string | null): void {
    for (const listener of this.#listeners.get(kind) ?? []) listener(subject);
  }
}

type Announcer = (kind: ChangeKind, subject: string) => void;

const announcers = new WeakMap<Sql, Announcer>();

/** Enables `announceChange` for a handle. `announce` is called at once and has to wait for the commit itself. */
export function enableAnnouncing(sql: Sql, announce: Announcer): void {
  announcers.set(sql, announce);
}

/**
 * Invalidates the caches of all processes: of this process after the commit and before `transact`
 * resolves, of others a moment later. Never after a rollback. Other processes are notified outside the transaction, because
 * PostgreSQL commits transactions that notify one after the other.
 */
export function announceChange(sql: Sql, kind: ChangeKind, subject: string): void {
  const announce = announcers.get(sql);
  if (!announce) throw new Error('Changes are announced by a handle of the database');
  announce(kind, subject);
}
