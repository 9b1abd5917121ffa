import type { ReplyOf } from '@inkstone/contracts';
import type { recommendProducts as contract } from '@inkstone/contracts/membership';
import { recommendOffers } from '@inkstone/domain/membership';
import type { UseCase } from '../../../platform/http/route.ts';
import { findListed } from './priced-items.ts';
import { viewItems } from './view.ts';

/** Recommends what to buy to a visitor or an account, by its tier. */
export const recommendProducts: UseCase<typeof contract, ReplyOf<typeof contract>> = async (deps, who) => {
  const tier = who.kind === 'visitor' ? 'free' : await deps.tierOf(who.accountId);
  const listed = await findListed(deps.db.sql, deps.clock.now());
  const offers = listed.map((priced) => ({
    ...priced,
    tier: priced.item.kind === 'vip' ? priced.item.tier : null,
    size: priced.item.kind === 'vip' ? priced.item.valueDays : priced.item.words,
    price: priced.price.amount,
    priced,
  }));
  return viewItems(recommendOffers(offers, tier).map(({ priced }) => priced));
};
