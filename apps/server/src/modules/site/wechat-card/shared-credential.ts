import { setTimeout as pause } from 'node:timers/promises';
import { later, minute, second } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import { seal, unseal } from '../../../platform/security/sealing.ts';
import { type WechatCredential, WechatFailure } from '../../../ports/wechat-share.ts';
import { type CredentialKey, findCredential, recordFailure, storeCredential, takeLease } from './store.ts';

const purpose = 'credentials of WeChat';
/** Time before expiry at which a credential is replaced, in ms; others use the old one meanwhile. */
const early = 5 * minute;
/** Length of the lease in ms: a ticket can take four calls of eight seconds. */
const leaseLength = 40 * second;
/** Delay before the next request to WeChat after a failure, in ms. */
const retryAfter = { unavailable: 10 * second, misconfigured: minute } as const;
/** Polling interval in ms, and number of polls, for a value that another process requests. */
const pollInterval = 150;
const maxRounds = 60;

type CredentialDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'keys' | 'random'>;

/** A credential with its generation. */
export interface SharedCredential {
  readonly value: string;
  readonly generation: number;
}

/**
 * Returns a credential that all processes share. Only the holder of a lease in the database requests a new
 * one; the others use the old one while it is valid, or wait. `refused` is a generation that WeChat has
 * rejected. Throws WechatFailure.
 */
export async function sharedCredential(
  deps: CredentialDeps,
  key: CredentialKey,
  request: () => Promise<WechatCredential>,
  refused: number | null = null,
): Promise<SharedCredential> {
  const { sql } = deps.db;
  for (let round = 0; round < maxRounds; round++) {
    const now = deps.clock.now();
    const row = await findCredential(sql, key);
    const { generation } = row;
    const value = row.sealed === null ? null : unseal(deps, purpose, row.sealed, ownerOf(key));
    const usable =
      value !== null && row.expiresAt > now && generation !== refused ? { value, generation } : null;
    if (usable && row.expiresAt - early > now) return usable;
    if (row.retryAt > now) {
      if (usable) return usable;
      throw new WechatFailure(row.failure ?? 'unavailable', 'WeChat returned no credential a moment ago');
    }
    const lease = { holder: deps.ids.next(), generation, now, until: later(now, leaseLength) };
    if (await takeLease(sql, key, lease)) return replace(deps, key, { ...lease, usable, request });
    if (usable) return usable;
    await pause(pollInterval);
  }
  throw new WechatFailure('unavailable', 'Another process did not get the credential in time');
}

async function replace(
  deps: CredentialDeps,
  key: CredentialKey,
  {
    holder,
    generation,
    usable,
    request,
  }: {
    readonly holder: string;
    readonly generation: number;
    readonly usable: SharedCredential | null;
    readonly request: () => Promise<WechatCredential>;
  },
): Promise<SharedCredential> {
  const { sql } = deps.db;
  try {
    const { value, seconds } = await request();
    const sealed = seal(deps, purpose, value, ownerOf(key));
    await storeCredential(sql, key, { holder, sealed, expiresAt: later(deps.clock.now(), seconds * second) });
    return { value, generation: generation + 1 };
  } catch (error) {
    const failure =
      error instanceof WechatFailure && error.reason === 'misconfigured' ? 'misconfigured' : 'unavailable';
    await recordFailure(sql, key, { holder, failure, retryAt: later(deps.clock.now(), retryAfter[failure]) });
    if (usable) return usable;
    throw error;
  }
}

function ownerOf({ appId, kind }: CredentialKey): string {
  return `${kind} ${appId}`;
}
