import { AppError } from '@inkstone/contracts';
import type { SimulatedCardReply } from '@inkstone/contracts/orders';
import type { Sql } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { pay } from './actions.ts';
import { changeSetup, isSetup } from './cards/change-card.ts';
import type { SimulatorDeps } from './simulator-deps.ts';
import { changeTrade, findTradeBySecret, lockTrade, type Trade } from './store.ts';

const declined = (declineCode: NonNullable<SimulatedCardReply['declineCode']>): SimulatedCardReply => ({
  status: 'declined',
  declineCode,
});
const succeeded: SimulatedCardReply = { status: 'succeeded', declineCode: null };
const requiresAction: SimulatedCardReply = { status: 'requires_action', declineCode: null };

/** Stripe's test card numbers that this simulator supports. */
const cards: Readonly<Record<string, SimulatedCardReply>> = {
  '4242424242424242': succeeded,
  '5555555555554444': succeeded,
  '4000002500003155': requiresAction,
  '4000002760003184': requiresAction,
  '4000000000000002': declined('card_declined'),
  '4000000000009995': declined('insufficient_funds'),
  '4000000000000069': declined('expired_card'),
};

/** Confirms a payment with a card. */
export function payCard(
  deps: SimulatorDeps,
  clientSecret: string,
  number: string,
): Promise<SimulatedCardReply> {
  const result = cards[number.replaceAll(' ', '')] ?? declined('card_declined');
  if (isSetup(clientSecret))
    return changeSetup(deps, clientSecret, {
      setupState: result === succeeded ? 'done' : result === requiresAction ? 'action' : 'pending',
      setupLast4: number.replaceAll(' ', '').slice(-4),
    }).then(() => result);
  return withCard(deps, clientSecret, async (sql, trade) => {
    if (result === succeeded) await pay(deps, sql, trade);
    // A declined card leaves the payment unchanged: another card can be tried.
    else await changeTrade(sql, trade.tradeId, { state: result === requiresAction ? 'action' : 'pending' });
    return result;
  });
}

/** Completes the 3-D Secure challenge of a card. */
export function confirmCard(
  deps: SimulatorDeps,
  clientSecret: string,
  isConfirmed: boolean,
): Promise<SimulatedCardReply> {
  if (isSetup(clientSecret))
    return changeSetup(deps, clientSecret, { setupState: isConfirmed ? 'done' : 'pending' }).then(() =>
      isConfirmed ? succeeded : declined('authentication_failed'),
    );
  return withCard(deps, clientSecret, async (sql, trade) => {
    if (trade.state !== 'action') throw new AppError('simulated_action_refused');
    if (isConfirmed) {
      await pay(deps, sql, trade);
      return succeeded;
    }
    await changeTrade(sql, trade.tradeId, { state: 'pending' });
    return declined('authentication_failed');
  });
}

/** Runs work with the locked trade of a client secret, while it can be paid. */
async function withCard(
  { db }: Pick<Platform, 'db'>,
  clientSecret: string,
  work: (sql: Sql, trade: Trade) => Promise<SimulatedCardReply>,
): Promise<SimulatedCardReply> {
  return db.transact(async ({ sql }) => {
    const found = clientSecret === '' ? null : await findTradeBySecret(sql, clientSecret);
    const trade = found && (await lockTrade(sql, found.tradeId));
    if (!trade) throw new AppError('not_found');
    if (trade.state !== 'pending' && trade.state !== 'action') throw new AppError('simulated_action_refused');
    return work(sql, trade);
  });
}
