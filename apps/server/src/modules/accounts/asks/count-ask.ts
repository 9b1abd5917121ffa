import { AppError, type Rate, signInLimits } from '@inkstone/contracts';
import type { Deps } from '../../../deps.ts';
import { hashAddress, hashReceiver } from '../codes/secrets.ts';
import { lockReceiver } from '../codes/store.ts';
import { countAsked, noteAsk } from './store.ts';

/** Refuses who asks about many accounts: people sign in to few, lists are long. Asking about one again is free. */
export async function countAsk(
  { db, clock, keys }: Pick<Deps, 'db' | 'clock' | 'keys'>,
  from: { readonly address: string; readonly deviceId: string; readonly receiver: string },
): Promise<void> {
  const { accountsAskedPerDevice, accountsAskedPerAddress } = signInLimits;
  const { deviceId } = from;
  const addressHash = hashAddress(keys, from.address);
  const ask = { deviceId, addressHash, receiverHash: hashReceiver(keys, from.receiver) };
  await db.transact(async ({ sql }) => {
    // One ask of an address at a time: many at once are no way around the limit.
    await lockReceiver(sql, addressHash);
    await noteAsk(sql, ask, clock.now());
    const { fromDevice, fromAddress } = await countAsked(sql, ask, clock.now());
    refuseBeyond(accountsAskedPerDevice, fromDevice);
    refuseBeyond(accountsAskedPerAddress, fromAddress);
  });
}

/** Thrown in the transaction: an ask that is not answered is not counted. */
function refuseBeyond({ requests, seconds }: Rate, count: number): void {
  if (count > requests) throw new AppError('too_many_requests', { seconds });
}
