import { AppError } from '@inkstone/contracts';
import type { CardChangeEnd, CardChangeResult, CardReference } from '../../../../ports/card-subscriptions.ts';
import type { SimulatorDeps } from '../simulator-deps.ts';
import {
  changeSubscription,
  findSetup,
  findSubscription,
  lockSubscription,
  type SimSubscription,
} from './store.ts';

const prefix = 'seti_';

/** Whether a client secret belongs to a change of a card. */
export function isSetup(clientSecret: string): boolean {
  return clientSecret.startsWith(prefix);
}

/** Begins a change of the card of a simulated subscription. */
export async function beginCardChange(
  { db, random }: SimulatorDeps,
  { subscriptionRef, agreementNo }: CardReference,
): Promise<CardChangeResult> {
  const found = await findSubscription(db.sql, subscriptionRef);
  if (found?.agreementNo !== agreementNo) return { kind: 'absent' };
  const secret = `${prefix}${Buffer.from(random.bytes(16)).toString('hex')}`;
  await changeSubscription(db.sql, subscriptionRef, { setupSecret: secret, setupState: 'pending' });
  const handle = { kind: 'client_secret', secret, publishableKey: 'simulated' } as const;
  return { kind: 'created', handle, setupRef: secret };
}

/** Records the bank's result for an entered card. */
export async function changeSetup(
  { db }: Pick<SimulatorDeps, 'db'>,
  secret: string,
  change: Partial<Pick<SimSubscription, 'setupState' | 'setupLast4'>>,
): Promise<void> {
  await db.transact(async ({ sql }) => {
    const found = await findSetup(sql, secret);
    if (!found || found.setupState === 'done') throw new AppError('simulated_action_refused');
    await changeSubscription(sql, found.subscriptionRef, change);
  });
}

/** Charges the entered card from now on: renewals succeed again. */
export function finishCardChange(
  { db }: SimulatorDeps,
  { subscriptionRef }: CardReference,
): Promise<CardChangeEnd> {
  return db.transact(async ({ sql }) => {
    const found = await lockSubscription(sql, subscriptionRef);
    if (!found?.setupSecret) return { kind: 'absent' };
    if (found.setupState !== 'done') return { kind: 'pending' };
    await changeSubscription(sql, subscriptionRef, { charges: 'paid' });
    return { kind: 'changed', card: { brand: 'visa', last4: found.setupLast4 ?? '' } };
  });
}
