import { AppError, type ReplyOf } from '@inkstone/contracts';
import type * as contract from '@inkstone/contracts/orders';
import type { Deps } from '../../../deps.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import type { PaySimulator } from '../../../ports/pay-simulator.ts';

/** Returns the simulator; throws `not_found` if it is off. */
function requireSimulator({ paySimulator }: Pick<Deps, 'paySimulator'>): PaySimulator {
  if (!paySimulator) throw new AppError('not_found');
  return paySimulator;
}

type Listing = typeof contract.listSimulatedTrades;
type Reading = typeof contract.readSimulatedTrade;
type Acting = typeof contract.actOnSimulatedTrade;
type Paying = typeof contract.paySimulatedCard;
type Confirming = typeof contract.confirmSimulatedCard;

/** The newest simulated payments. */
export const listTrades: UseCase<Listing, ReplyOf<Listing>> = async (deps) => ({
  trades: await requireSimulator(deps).list(),
});

/** One simulated payment. */
export const readTrade: UseCase<Reading, ReplyOf<Reading>> = async (deps, _who, { tradeId }) =>
  requireSimulator(deps).read(tradeId);

/** Simulates an action of the payer or the provider. */
export const actOnTrade: UseCase<Acting, ReplyOf<Acting>> = async (deps, _who, { tradeId, action, times }) =>
  requireSimulator(deps).act(tradeId, action, times);

/** Pays with a simulated card. */
export const payCard: UseCase<Paying, ReplyOf<Paying>> = async (deps, _who, { clientSecret, number }) =>
  requireSimulator(deps).payCard(clientSecret, number);

/** Answers the 3-D Secure challenge of a simulated card. */
export const confirmCard: UseCase<Confirming, ReplyOf<Confirming>> = async (deps, _who, input) =>
  requireSimulator(deps).confirmCard(input.clientSecret, input.isConfirmed);
