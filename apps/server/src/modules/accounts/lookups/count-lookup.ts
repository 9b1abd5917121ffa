import { AppError, type Rate, signInLimits } from '@inkstone/contracts';
import type { Deps } from '../../../deps.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { hashAddress, hashReceiver } from '../codes/secrets.ts';
import { lockName } from '../codes/store.ts';
import { countLookups, deleteLookups, recordLookup } from './store.ts';

/** Refuses callers who look up many accounts (enumeration). Repeated lookups of the same account are free. */
export async function countLookup(
  { db, clock, keys }: Pick<Deps, 'db' | 'clock' | 'keys'>,
  from: { readonly address: string; readonly deviceId: string; readonly receiver: string },
): Promise<void> {
  const { accountLookupsPerDevice, accountLookupsPerAddress } = signInLimits;
  const { deviceId } = from;
  const addressHash = hashAddress(keys, from.address);
  const lookup = { deviceId, addressHash, receiverHash: hashReceiver(keys, from.receiver) };
  await db.transact(async ({ sql }) => {
    // One lookup per address at a time, so that concurrent lookups cannot bypass the limit.
    await lockName(sql, addressHash);
    await recordLookup(sql, lookup, clock.now());
    const { fromDevice, fromAddress } = await countLookups(sql, lookup, clock.now());
    refuseBeyond(accountLookupsPerDevice, fromDevice);
    refuseBeyond(accountLookupsPerAddress, fromAddress);
  });
}

/**
 * No longer counts an address's lookups of an account that has signed in from it, so that a school whose pupils share an address
 * stays below the limit.
 */
export async function forgetLookups(
  { keys }: Pick<Deps, 'keys'>,
  db: Sql,
  { address, receivers }: { readonly address: string; readonly receivers: readonly string[] },
): Promise<void> {
  const receiverHashes = receivers.map((receiver) => hashReceiver(keys, receiver));
  await deleteLookups(db, { addressHash: hashAddress(keys, address), receiverHashes });
}

/** Thrown in the transaction: a refused lookup is not counted. */
function refuseBeyond({ requests, seconds }: Rate, count: number): void {
  if (count > requests) throw new AppError('too_many_requests', { seconds });
}
