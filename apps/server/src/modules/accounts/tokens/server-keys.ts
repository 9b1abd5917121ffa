import { createPrivateKey, createPublicKey } from 'node:crypto';
import { type Clock, type Instant, later, second } from '@inkstone/kernel';
import type { Sql } from '../../../platform/db/database.ts';
import type { Keys } from '../../../platform/security/keys.ts';
import type { ServerKey } from '../../../ports/session-tokens.ts';
import { findServerKeys, type StoredKey } from './store.ts';

/**
 * The server's key pairs, derived from the master secret and their number, so that all processes have the
 * same. During a change of the secret, a number has one pair per secret.
 */
export interface ServerKeys {
  /** The newest. Inside a transaction it reads through the transaction's handle. */
  current(sql: Sql): Promise<ServerKey>;
  /** Newest first; empty for an unknown key, or one whose last token has expired. */
  find(sql: Sql, kid: string): Promise<readonly ServerKey[]>;
}

/** How long a rotation may go unnoticed in another process. */
const cacheTime = 30 * second;

export function createServerKeys({ clock, keys }: { clock: Clock; keys: Keys }): ServerKeys {
  const derived = new Map<number, readonly [ServerKey, ...ServerKey[]]>();
  let known: { readonly rows: readonly StoredKey[]; readonly until: Instant } | null = null;

  const derive = (version: number) => {
    const pairs = derived.get(version) ?? derivePairs(keys, version);
    derived.set(version, pairs);
    return pairs;
  };

  async function read(sql: Sql): Promise<readonly StoredKey[]> {
    const now = clock.now();
    if (known && known.until > now) return known.rows;
    const rows = await findServerKeys(sql);
    known = { rows, until: later(now, cacheTime) };
    return rows;
  }

  return {
    async current(sql) {
      const rows = await read(sql);
      return derive(Math.max(1, ...rows.map(({ version }) => version)))[0];
    },
    async find(sql, kid) {
      const isKid = (row: StoredKey) => kidOf(row.version) === kid;
      let row = (await read(sql)).find(isKid);
      if (!row && looksLikeKid(kid)) {
        // Another process may have just started using it.
        known = null;
        row = (await read(sql)).find(isKid);
      }
      if (!row || (row.honouredUntil !== null && row.honouredUntil <= clock.now())) return [];
      return derive(row.version);
    },
  };
}

function kidOf(version: number): string {
  return `k${version}`;
}

function looksLikeKid(kid: string): boolean {
  return /^k\d{1,6}$/.test(kid);
}

/** The PKCS #8 prefix of the 32 bytes of an X25519 key (RFC 8410). */
const pkcs8Head = Buffer.from('302e020100300506032b656e04220420', 'hex');

function derivePairs(keys: Keys, version: number): readonly [ServerKey, ...ServerKey[]] {
  const [newest, ...older] = keys.deriveAll(`server key ${version}`).map((bytes) => toPair(version, bytes));
  if (!newest) throw new Error('There is no key');
  return [newest, ...older];
}

function toPair(version: number, bytes: Uint8Array): ServerKey {
  const der = Buffer.concat([pkcs8Head, bytes]);
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  return { kid: kidOf(version), privateKey, publicKey: createPublicKey(privateKey) };
}
