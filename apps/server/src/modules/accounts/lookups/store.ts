import { type Rate, signInLimits } from '@inkstone/contracts';
import { type Instant, later, second } from '@inkstone/kernel';
import { and, countDistinct, eq, gt, inArray, lt, type SQL } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { accountLookups } from '../../../platform/db/tables/accounts.ts';

/** The browser or address that looks up an account, and which account. */
export interface Lookup {
  readonly addressHash: string;
  readonly deviceId: string;
  readonly receiverHash: string;
}

/** Records a lookup; a repeated one replaces the earlier record. */
export async function recordLookup(db: Sql, lookup: Lookup, at: Instant): Promise<void> {
  const { addressHash, deviceId, receiverHash } = accountLookups;
  await db
    .insert(accountLookups)
    .values({ ...lookup, at })
    .onConflictDoUpdate({ target: [addressHash, deviceId, receiverHash], set: { at } });
}

/** Counts the different accounts that a browser, and an address, looked up recently. */
export async function countLookups(
  db: Sql,
  { addressHash, deviceId }: Lookup,
  now: Instant,
): Promise<{ readonly fromDevice: number; readonly fromAddress: number }> {
  const { accountLookupsPerDevice, accountLookupsPerAddress } = signInLimits;
  const since = ({ seconds }: Rate) => gt(accountLookups.at, later(now, -seconds * second));
  const fromDevice = and(eq(accountLookups.deviceId, deviceId), since(accountLookupsPerDevice));
  const fromAddress = and(eq(accountLookups.addressHash, addressHash), since(accountLookupsPerAddress));
  return {
    fromDevice: await countAccounts(db, fromDevice),
    fromAddress: await countAccounts(db, fromAddress),
  };
}

async function countAccounts(db: Sql, which: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ count: countDistinct(accountLookups.receiverHash) })
    .from(accountLookups)
    .where(which);
  return row?.count ?? 0;
}

/** Deletes an address's lookups of these accounts. */
export async function deleteLookups(
  db: Sql,
  {
    addressHash,
    receiverHashes,
  }: { readonly addressHash: string; readonly receiverHashes: readonly string[] },
): Promise<void> {
  await db
    .delete(accountLookups)
    .where(
      and(
        eq(accountLookups.addressHash, addressHash),
        inArray(accountLookups.receiverHash, [...receiverHashes]),
      ),
    );
}

export async function deleteOldLookups(db: Sql, now: Instant): Promise<void> {
  const { seconds } = signInLimits.accountLookupsPerAddress;
  await db.delete(accountLookups).where(lt(accountLookups.at, later(now, -seconds * second)));
}
