import type { z } from 'zod';
import type { Platform } from '../../../platform/platform.ts';
import { seal, unseal } from '../../../platform/security/sealing.ts';
import { findKeys, insertKeys, replaceKeys } from './store.ts';

/** A set of keys of simulated vendors: its purpose, its schema, and a function that generates it. */
export interface KeySet<Keys> {
  readonly name: string;
  readonly purpose: string;
  readonly schema: z.ZodType<Keys>;
  readonly make: () => Keys;
}

/** Reads the keys of the installation; generates them at the first start, or when they can no longer be decrypted. */
export async function openSealedKeys<Keys>(
  deps: Pick<Platform, 'db' | 'keys' | 'random'>,
  set: KeySet<Keys>,
): Promise<Keys> {
  const { db } = deps;
  const { name, purpose, make } = set;
  const found = await findKeys(db.sql, name);
  const existing = found && readKeys(deps, set, found);
  if (existing) return existing;
  const created = make();
  const sealed = seal(deps, purpose, JSON.stringify(created));
  return db.transact(async ({ sql }) => {
    if (found) await replaceKeys(sql, name, sealed);
    return readKeys(deps, set, await insertKeys(sql, name, sealed)) ?? created;
  });
}

function readKeys<Keys>(
  deps: Pick<Platform, 'keys'>,
  { purpose, schema }: KeySet<Keys>,
  sealed: string,
): Keys | null {
  const text = unseal(deps, purpose, sealed);
  return text === null ? null : (schema.safeParse(JSON.parse(text)).data ?? null);
}
