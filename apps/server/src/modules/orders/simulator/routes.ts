import * as contract from '@inkstone/contracts/orders';
import type { DueHandler } from '../../../platform/due/index.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import {
  simulatedNoticeKind,
  simulatedPeriodKind,
  simulatedRefundKind,
} from '../../../ports/pay-simulator.ts';
import { actOnTrade, confirmCard, listTrades, payCard, readTrade } from './act-on-payments.ts';
import { moveClock, readClock } from './move-clock.ts';

/** Routes of the simulator; each responds `not_found` unless SIMULATOR is on. */
export const simulatorRoutes: readonly Route[] = [
  route(contract.listSimulatedTrades, listTrades),
  route(contract.readSimulatedTrade, readTrade),
  route(contract.actOnSimulatedTrade, actOnTrade),
  route(contract.paySimulatedCard, payCard),
  route(contract.confirmSimulatedCard, confirmCard),
  route(contract.readTestClock, readClock),
  route(contract.moveTestClock, moveClock),
];

/** Due handlers of the simulated providers; without effect if the simulator is off. */
export const simulatorDueHandlers: readonly DueHandler[] = [
  {
    kind: simulatedNoticeKind,
    run: async ({ paySimulator }, noticeId) => paySimulator?.sendNotice(noticeId),
  },
  {
    kind: simulatedRefundKind,
    run: async ({ paySimulator }, providerRefund) => paySimulator?.endRefund(providerRefund),
  },
  {
    kind: simulatedPeriodKind,
    run: async ({ paySimulator }, subscriptionRef) => paySimulator?.runPeriod(subscriptionRef),
  },
];
