import type { Deps } from '../../../deps.ts';
import { type AuditFacts, operatorId, type StaffCaller } from '../../../platform/http/who.ts';
import { type AuditEntry, canonicalJson, chainStart, hashEntry, isSignedHead, signHead } from './chain.ts';
import { findLast, insertEntry, lockHead, moveHead, type StoredHead } from './store.ts';

/** The actor as recorded in the log. */
export type Actor = Pick<StaffCaller, 'accountId' | 'roles' | 'operator'>;

/** A new entry; number, time and hash are added. */
export interface NewEntry {
  readonly actor: Actor;
  /** A permission, or another named event. */
  readonly action: string;
  readonly via: string;
  readonly facts?: AuditFacts;
  readonly reason?: string | null;
  readonly outcome: AuditEntry['outcome'];
  readonly refusal?: string | null;
  readonly begunSeq?: number | null;
}

type AuditDeps = Pick<Deps, 'db' | 'clock' | 'keys' | 'log'>;

/** The event that the previous head was not signed by this server. */
export const headReplaced = 'audit.head_replaced';

/** Appends an entry in its own transaction and returns its number. Serialized with other appends. */
export async function appendEntry(deps: AuditDeps, entry: NewEntry): Promise<number> {
  return deps.db.transact(async ({ sql, afterCommit }) => {
    let head = await lockHead(sql, { ...chainStart, mac: signHead(deps.keys, chainStart) });
    // If the head was deleted or reset, the log continues after the last entry.
    const last = await findLast(sql);
    if (last && last.seq > head.seq) head = { seq: last.seq, hash: last.hash, mac: '' };
    const write = async (each: NewEntry) => {
      head = await chain(deps, head, each, (row) => insertEntry(sql, row));
    };
    // The log continues, and an entry records that the part before it is not authenticated.
    if (!isSignedHead(deps.keys, head, head.mac)) {
      const actor = { accountId: operatorId, roles: [] };
      await write({ actor, action: headReplaced, via: 'server', outcome: 'failed' });
    }
    await write(entry);
    await moveHead(sql, head);
    const { seq, hash } = head;
    // Also logged outside the database, so that truncating the log there can be detected.
    afterCommit(() => deps.log.info('audit', { seq, hash, action: entry.action, outcome: entry.outcome }));
    return seq;
  });
}

async function chain(
  { clock, keys }: AuditDeps,
  head: StoredHead,
  { actor, action, via, facts = {}, reason = null, outcome, refusal = null, begunSeq = null }: NewEntry,
  insert: (row: AuditEntry & { readonly hash: string }) => Promise<void>,
): Promise<StoredHead> {
  const row: AuditEntry = {
    seq: head.seq + 1,
    at: clock.now(),
    actorId: actor.accountId === operatorId ? null : actor.accountId,
    operator: actor.operator ?? null,
    roles: actor.roles.join(','),
    ...{ action, via, facts: canonicalJson(facts), reason, outcome, refusal, begunSeq },
  };
  const hash = hashEntry(head.hash, row);
  await insert({ ...row, hash });
  const end = { seq: row.seq, hash };
  return { ...end, mac: signHead(keys, end) };
}
