import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys } from '../../../platform/security/keys.ts';

/** The content of an audit log entry that its hash covers. */
export interface AuditEntry {
  readonly seq: number;
  readonly at: number;
  readonly actorId: string | null;
  /** The system user, for an operator. */
  readonly operator: string | null;
  readonly roles: string;
  readonly action: string;
  readonly via: string;
  readonly facts: string;
  readonly reason: string | null;
  readonly outcome: 'begun' | 'done' | 'refused' | 'failed';
  readonly refusal: string | null;
  readonly begunSeq: number | null;
}

/** The number and hash of the last entry. */
export interface ChainEnd {
  readonly seq: number;
  readonly hash: string;
}

/** The predecessor of the first entry. */
export const chainStart: ChainEnd = { seq: 0, hash: createHash('sha256').update('').digest('hex') };

/** Serializes JSON with sorted keys and no spaces, so that equal values give equal texts. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
}

/** Returns the SHA-256 in hex over the previous hash and the entry's canonical JSON. */
export function hashEntry(previousHash: string, entry: AuditEntry): string {
  const { seq, at, actorId, operator, roles, action, via } = entry;
  const { facts, reason, outcome, refusal, begunSeq } = entry;
  const who = { actorId, operator, roles };
  const covered = { seq, at, ...who, action, via, facts, reason, outcome, refusal, begunSeq };
  return createHash('sha256')
    .update(`${previousHash}\n${canonicalJson(covered)}`)
    .digest('hex');
}

const purpose = 'audit log head';

/** Authenticates the end of the chain with the server's newest key, which is not in the database. */
export function signHead(keys: Keys, end: ChainEnd): string {
  return macOf(keys.derive(purpose), end);
}

/** Whether one of the server's keys has signed this end of the chain. */
export function isSignedHead(keys: Keys, end: ChainEnd, mac: string): boolean {
  const macBytes = Buffer.from(mac);
  return keys.deriveAll(purpose).some((key) => {
    const expected = Buffer.from(macOf(key, end));
    return expected.length === macBytes.length && timingSafeEqual(expected, macBytes);
  });
}

function macOf(key: Uint8Array, { seq, hash }: ChainEnd): string {
  return createHmac('sha256', key).update(`${seq} ${hash}`).digest('base64url');
}
