import { createHmac } from 'node:crypto';
import {
  differingBits,
  findLures,
  isCustomers,
  judgeSpam,
  normalizedText,
  type SpamVerdict,
  textShape,
} from '@inkstone/domain/desk';
import { day, hour } from '@inkstone/kernel';
import { simplifyCharacters } from '@inkstone/proofread/text';
import type { Deps } from '../../../deps.ts';
import { addressKey } from '../../../platform/http/rate-limit.ts';
import type { FormToken } from './form-token.ts';
import { deleteTracesBefore, type Trace } from './store.ts';

export const traceLife = 7 * day;
/** Texts are near-duplicates if their 48-bit similarity hashes differ in at most so many bits: customers write similar questions. */
const nearBits = { offer: 8, customers: 5 };

/** A request to check for spam. */
export interface Submission {
  readonly name: string;
  readonly company: string;
  readonly email: string;
  readonly text: string;
  readonly website: string;
  readonly address: string;
  readonly token: FormToken | null;
  /** Hosts of this site. */
  readonly ownHosts: readonly string[];
}

/** The hashes of a request before it was judged. */
type NewTrace = Omit<Trace, 'isHeld'>;

/** Returns the hashes of a request that are kept for a week to detect copies. */
export function traceOf(
  { keys, ids, clock }: Pick<Deps, 'keys' | 'ids' | 'clock'>,
  { email, text, address, token, ownHosts }: Submission,
): NewTrace {
  const hash = (kind: string, value: string) =>
    createHmac('sha256', keys.derive('traces of requests')).update(`${kind} ${value}`).digest('base64url');
  return {
    traceId: ids.next(),
    createdAt: clock.now(),
    addressHash: hash('address', addressKey(address)),
    networkHash: hash('network', networkOf(address)),
    senderHash: hash('sender', email.toLowerCase()),
    textHash: hash('text', normalizedText(text)),
    shape: textShape(text),
    lures: findLures(text, ownHosts).map((lure) => hash('lure', lure)),
    nonce: token?.nonce ?? null,
  };
}

/** The network of 256 IPv4 addresses, or the /48 of IPv6. */
function networkOf(address: string): string {
  const key = addressKey(address);
  return key.includes(':') ? key.split(':').slice(0, 3).join(':') : key.split('.').slice(0, 3).join('.');
}

/** Decides whether a request is spam, by its content and by the hashes of earlier ones. */
export function judge(
  { name, company, email, text, website, token, ownHosts }: Submission,
  trace: NewTrace,
  earlier: readonly Trace[],
): SpamVerdict {
  const others = earlier.filter(({ senderHash }) => senderHash !== trace.senderHash);
  const lastHour = earlier.filter(({ createdAt }) => createdAt > trace.createdAt - hour);
  const isUsed = trace.nonce !== null && earlier.some(({ nonce }) => nonce === trace.nonce);
  const isLong = normalizedText(text).length >= 8;
  // The patterns are in simplified characters.
  const simplified = simplifyCharacters(text);
  const bits = isCustomers(simplified) ? nearBits.customers : nearBits.offer;
  return judgeSpam({
    ...{ name, company, contact: email, text: simplified, ownHosts },
    isHoneypotFilled: website.trim() !== '',
    token: token === null ? 'invalid' : isUsed ? 'used' : 'valid',
    fillTime: token === null ? 0 : trace.createdAt - token.openedAt,
    copies: isLong ? others.filter(({ textHash }) => textHash === trace.textHash).length : 0,
    nearCopies: others.filter(({ shape }) => isNear(shape, trace.shape, bits)).length,
    lureCopies: new Set(
      others
        .filter(({ lures }) => lures.some((lure) => trace.lures.includes(lure)))
        .map(({ senderHash }) => senderHash),
    ).size,
    fromSender: earlier.filter(
      ({ senderHash, createdAt }) => senderHash === trace.senderHash && createdAt > trace.createdAt - day,
    ).length,
    recentlyHeld: lastHour.filter(({ isHeld }) => isHeld).length,
    fromAddress: lastHour.filter(({ addressHash }) => addressHash === trace.addressHash).length,
    fromNetwork: lastHour.filter(({ networkHash }) => networkHash === trace.networkHash).length,
  });
}

function isNear(left: number | null, right: number | null, bits: number): boolean {
  return left !== null && right !== null && differingBits(left, right) <= bits;
}

/** Removes traces that are older than a week. */
export function purgeTraces({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  return deleteTracesBefore(db.sql, clock.now() - traceLife);
}
