import { createHmac } from 'node:crypto';
import type { Deps } from '../../../deps.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { Keys } from '../../../platform/security/keys.ts';
import { seal, unseal } from '../../../platform/security/sealing.ts';
import type { Person } from '../../../ports/person.ts';
import { findSealedKey, insertSealedKey, type Mark, replaceSealedKey } from './store.ts';

type KeyDeps = Pick<Deps, 'keys' | 'random' | 'log'>;

const purpose = 'trial marks';
const keyBytes = 32;

/**
 * Returns the hashes that detect a repeated claim: with another account, in the same browser, or after the
 * account was removed. They are keyed, because phone numbers can be guessed from plain hashes.
 */
export async function marksOf(deps: KeyDeps, sql: Sql, { phone, device, wechat }: Person): Promise<Mark[]> {
  const hash = await markHasher(deps, sql);
  const named = { device, phone, wechat };
  return (['device', 'phone', 'wechat'] as const).flatMap((kind) => {
    const name = named[kind];
    return name === null ? [] : [{ kind, hash: hash(kind, name) }];
  });
}

/** Returns a function that hashes identifying data with the key of the marks. */
export async function markHasher(deps: KeyDeps, sql: Sql): Promise<(kind: string, name: string) => string> {
  const key = Buffer.from(await readMarkKey(deps, sql), 'base64url');
  return (kind, name) => createHmac('sha256', key).update(`${kind} ${name}`).digest('base64url');
}

/**
 * Returns the key of the marks. It is stored encrypted with the server's secret and encrypted again after a
 * rotation of the secret, because with a new key every user could claim another trial.
 */
async function readMarkKey(deps: KeyDeps, sql: Sql): Promise<string> {
  const stored = await findSealedKey(sql);
  if (stored === null) {
    await insertSealedKey(sql, seal(deps, purpose, newKey(deps)));
    // Another process may have inserted a key meanwhile.
    const first = await findSealedKey(sql);
    if (first === null) throw new Error('The key of the trial marks was not stored');
    return openKey(deps, first);
  }
  if (unseal({ keys: newestOf(deps.keys) }, purpose, stored) === null) {
    await replaceSealedKey(sql, stored, seal(deps, purpose, unseal(deps, purpose, stored) ?? lostKey(deps)));
    return openKey(deps, (await findSealedKey(sql)) ?? '');
  }
  return openKey(deps, stored);
}

function openKey(deps: KeyDeps, sealed: string): string {
  const key = unseal(deps, purpose, sealed);
  if (key === null) throw new Error('The key of the trial marks cannot be decrypted');
  return key;
}

function newKey({ random }: KeyDeps): string {
  return Buffer.from(random.bytes(keyBytes)).toString('base64url');
}

/** Creates a new key if the old secret was removed before the key was encrypted with the new one. */
function lostKey(deps: KeyDeps): string {
  deps.log.warn('The key of the trial marks cannot be decrypted: people may claim a second trial');
  return newKey(deps);
}

function newestOf(keys: Keys): Keys {
  return { derive: keys.derive, deriveAll: (name) => [keys.derive(name)] };
}
