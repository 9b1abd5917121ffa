import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { type Clock, type Instant, later, second } from '@inkstone/kernel';
import type { Sql } from '../../../db/database.ts';
import type { Keys } from '../../../keys.ts';
import { findServerKeys, type StoredKey } from './store.ts';

/** A key pair to which tokens are sealed. */
export interface ServerKey {
  readonly kid: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

/** The server's key pairs: drawn from the master secret by their number, so that all processes have the same. */
export interface ServerKeys {
  /** The newest. Inside a transaction it reads by the transaction's handle. */
  current(sql: Sql): Promise<ServerKey>;
  /** Null for one that never was, or whose last token is over. */
  find(sql: Sql, kid: string): Promise<ServerKey | null>;
}

/** How long a rotation may go unnoticed in another process. */
const rememberFor = 30 * second;

export function createServerKeys({ clock, keys }: { clock: Clock; keys: Keys }): ServerKeys {
  const drawn = new Map<number, ServerKey>();
  let known: { readonly rows: readonly StoredKey[]; readonly until: Instant } | null = null;

  const draw = (version: number): ServerKey => {
    const key = drawn.get(version) ?? drawKey(keys, version);
    drawn.set(version, key);
    return key;
  };

  async function read(sql: Sql): Promise<readonly StoredKey[]> {
    const now = clock.now();
    if (known && known.until > now) return known.rows;
    const rows = await findServerKeys(sql);
    known = { rows, until: later(now, rememberFor) };
    return rows;
  }

  return {
    async current(sql) {
      const rows = await read(sql);
      return draw(Math.max(1, ...rows.map(({ version }) => version)));
    },
    async find(sql, kid) {
      const isKid = (row: StoredKey) => kidOf(row.version) === kid;
      let row = (await read(sql)).find(isKid);
      if (!row && looksLikeKid(kid)) {
        // Another process may have begun to use it this moment.
        known = null;
        row = (await read(sql)).find(isKid);
      }
      if (!row || (row.honouredUntil !== null && row.honouredUntil <= clock.now())) return null;
      return draw(row.version);
    },
  };
}

function kidOf(version: number): string {
  return `k${version}`;
}

function looksLikeKid(kid: string): boolean {
  return /^k\d{1,6}$/.test(kid);
}

/** What stands before the 32 bytes of an X25519 key in PKCS #8 (RFC 8410). */
const pkcs8Head = Buffer.from('302e020100300506032b656e04220420', 'hex');

function drawKey(keys: Keys, version: number): ServerKey {
  const der = Buffer.concat([pkcs8Head, keys.derive(`server key ${version}`)]);
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  return { kid: kidOf(version), privateKey, publicKey: createPublicKey(privateKey) };
}
