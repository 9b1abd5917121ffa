import { AppError } from '@inkstone/contracts';
import * as contract from '@inkstone/contracts/orders';
import type { Deps } from '../../../deps.ts';
import type { DueHandler } from '../../../platform/due/index.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import {
  type StoreSimulator,
  simulatedStoreNoticeKind,
  simulatedStoreStepKind,
} from '../../../ports/store-simulator.ts';

/** Returns the simulator; throws `not_found` if it is off. */
function requireSimulator({ storeSimulator }: Pick<Deps, 'storeSimulator'>): StoreSimulator {
  if (!storeSimulator) throw new AppError('not_found');
  return storeSimulator;
}

/** Routes of the simulator; each responds `not_found` unless SIMULATOR is on. */
export const simulatorRoutes: readonly Route[] = [
  route(contract.listSimulatedPurchases, async (deps) => {
    const simulator = requireSimulator(deps);
    return { products: [...simulator.products], purchases: await simulator.list() };
  }),
  route(contract.buyInSimulatedStore, async (deps, _who, input) => requireSimulator(deps).buy(input)),
  route(contract.actOnSimulatedPurchase, async (deps, _who, { purchaseId, action }) =>
    requireSimulator(deps).act(purchaseId, action),
  ),
  route(contract.setSimulatedDelivery, async (deps, _who, { purchaseId, delivery }) =>
    requireSimulator(deps).setDelivery(purchaseId, delivery),
  ),
  route(contract.sendSimulatedStoreNotice, async (deps, _who, { noticeId }) =>
    requireSimulator(deps).sendNow(noticeId),
  ),
  route(contract.proveSimulatedPurchase, async (deps, _who, { purchaseId, kind }) => ({
    proof: await requireSimulator(deps).prove(purchaseId, kind),
  })),
];

/** Due handlers of the simulated stores; without effect if the simulator is off. */
export const simulatorDueHandlers: readonly DueHandler[] = [
  {
    kind: simulatedStoreNoticeKind,
    run: async ({ storeSimulator }, noticeId) => storeSimulator?.sendNotice(noticeId),
  },
  {
    kind: simulatedStoreStepKind,
    run: async ({ storeSimulator }, purchaseId) => storeSimulator?.runStep(purchaseId),
  },
];
