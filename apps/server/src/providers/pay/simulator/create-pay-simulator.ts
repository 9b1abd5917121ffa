import { AppError } from '@inkstone/contracts';
import { maxRepetitions, type SimulatedTrade } from '@inkstone/contracts/orders';
import type { Platform } from '../../../platform/platform.ts';
import type { AgreementChannels } from '../../../ports/agreement-channel.ts';
import type { PayChannels } from '../../../ports/pay-channel.ts';
import type { PaySimulator } from '../../../ports/pay-simulator.ts';
import { createPayChannels } from '../create-pay-channels.ts';
import { act, actionsOf } from './actions.ts';
import { runPeriod } from './cards/charge-invoice.ts';
import { type CardPart, findCardParts } from './cards/store.ts';
import { confirmCard, payCard } from './cards.ts';
import { scheduleNotice } from './notices.ts';
import { postNotice, type Sender } from './post-notice.ts';
import { actOnAgreement, readAgreement, simulateAgreements } from './simulated-agreements.ts';
import { refundNotice, simulate } from './simulated-channels.ts';
import { openSimulatedKeys, settingsOf } from './simulated-keys.ts';
import type { SimulatorDeps } from './simulator-deps.ts';
import {
  changeRefund,
  findDueNotices,
  findHistories,
  findNewest,
  findRefund,
  findTrade,
  lockTrade,
  type TradeHistory,
} from './store.ts';

/** Maximum number of listed payments. */
const maxListed = 50;

/** The simulated providers: channels for the shop, and actions for testers. */
export interface SimulatedPay {
  readonly channels: PayChannels;
  readonly agreements: AgreementChannels;
  readonly simulator: PaySimulator;
}

/** Creates simulated WeChat Pay, Alipay and Stripe, whose state is in the database. */
export async function createPaySimulator(
  deps: SimulatorDeps & Pick<Platform, 'keys'>,
): Promise<SimulatedPay> {
  const keys = await openSimulatedKeys(deps);
  const real = await createPayChannels(settingsOf(keys), deps);
  let origin = deps.config.baseUrl;
  const sender: Sender = { keys, origin: () => origin };
  const channels: PayChannels = {
    wechat: real.wechat && simulate(real.wechat, deps),
    alipay: real.alipay && simulate(real.alipay, deps),
    stripe: real.stripe && simulate(real.stripe, deps),
  };
  return {
    channels,
    agreements: {
      wechat: channels.wechat && simulateAgreements(channels.wechat, deps),
      alipay: channels.alipay && simulateAgreements(channels.alipay, deps),
    },
    simulator: {
      ...createActions(deps, sender),
      postTo: (given) => {
        origin = given;
      },
      readAgreement: (agreementId) => readAgreement(deps.db.sql, agreementId),
      actOnAgreement: async (agreementId, action) => {
        await actOnAgreement(deps, agreementId, action);
        return readAgreement(deps.db.sql, agreementId);
      },
      sendNotice: (noticeId) => postNotice(deps, sender, noticeId),
      endRefund: (providerRefund) => endRefund(deps, providerRefund),
      runPeriod: (subscriptionRef) => runPeriod(deps, subscriptionRef),
    },
  };
}

function createActions(
  deps: SimulatorDeps,
  sender: Sender,
): Pick<PaySimulator, 'list' | 'read' | 'act' | 'payCard' | 'confirmCard'> {
  const { db, clock } = deps;
  const view = async (histories: readonly TradeHistory[]) => {
    const ids = histories.map(({ trade }) => trade.tradeId);
    const parts = await findCardParts(db.sql, ids);
    return histories.map((history) => viewOf(history, parts.get(history.trade.tradeId), clock.now()));
  };
  const viewOne = async (history: TradeHistory) => {
    const [one] = await view([history]);
    if (!one) throw new AppError('not_found');
    return one;
  };
  const read = async (tradeId: string) => {
    const trade = await findTrade(db.sql, tradeId);
    const [history] = await findHistories(db.sql, trade ? [trade] : []);
    if (!history) throw new AppError('not_found');
    return history;
  };
  /** Providers send notices at once. A notice that fails stays scheduled. */
  const postDue = async () => {
    for (const { noticeId } of await findDueNotices(db.sql, clock.now()))
      await postNotice(deps, sender, noticeId);
  };
  return {
    list: async () => view(await findHistories(db.sql, await findNewest(db.sql, maxListed))),
    read: async (tradeId) => viewOne(await read(tradeId)),
    act: async (tradeId, action, times) => {
      if (times > maxRepetitions) throw new AppError('simulated_action_refused');
      await db.transact(async ({ sql }) => {
        const trade = await lockTrade(sql, tradeId);
        if (!trade) throw new AppError('not_found');
        await act(deps, sql, trade, { action, times });
      });
      await postDue();
      return viewOne(await read(tradeId));
    },
    payCard: async (clientSecret, number) => {
      const reply = await payCard(deps, clientSecret, number);
      await postDue();
      return reply;
    },
    confirmCard: async (clientSecret, isConfirmed) => {
      const reply = await confirmCard(deps, clientSecret, isConfirmed);
      await postDue();
      return reply;
    },
  };
}

/** Completes a refund: the provider reports that it reached the payer, or that it failed. */
async function endRefund(deps: SimulatorDeps, providerRefund: string): Promise<void> {
  await deps.db.transact(async ({ sql }) => {
    const refund = await findRefund(sql, providerRefund);
    const trade = refund && (await lockTrade(sql, refund.tradeId));
    if (!trade || refund.state !== 'pending') return;
    await changeRefund(sql, providerRefund, trade.refundsFail ? 'abnormal' : 'succeeded');
    await scheduleNotice(deps, sql, trade, refundNotice(refund));
  });
}

function viewOf(
  { trade, payments, refunds, notices }: TradeHistory,
  part: CardPart | undefined,
  now: number,
): SimulatedTrade {
  const { tradeId, channel, way, outTradeNo, subject, amount, currency, state, refundsFail } = trade;
  return {
    ...{ tradeId, channel, way, outTradeNo, subject, amount, currency, state, refundsFail },
    payments: payments.length,
    refunded: refunds
      .filter((refund) => refund.state === 'succeeded')
      .reduce((sum, refund) => sum + refund.amount, 0),
    ...{ createdAt: trade.createdAt, expiresAt: trade.expiresAt, returnUrl: trade.returnUrl },
    actions: actionsOf(trade, now, part),
    notices: notices.map(({ noticeId, says, signedAs, times, state: sent, tries, status, dueAt }) => ({
      ...{ noticeId, says, signedAs, times, state: sent, tries, status, dueAt },
    })),
  };
}
