import type { ReplyOf } from '@inkstone/contracts';
import type { listPayChannels as contract, PayChannelView } from '@inkstone/contracts/staff/pay-channels';
import type { UseCase } from '../../../platform/http/route.ts';
import type { PayChannel } from '../../../ports/pay-channel.ts';
import { channelNames } from '../reconciliation/schedule.ts';
import { findChannelHistory } from './store.ts';

/** Lists the payment providers for staff. */
export const listPayChannels: UseCase<typeof contract, ReplyOf<typeof contract>> = async ({ db, pay }) => {
  const { failures, notices, paid } = await findChannelHistory(db.sql);
  return {
    channels: channelNames.map((channel) => {
      const failed = failures.find((one) => one.channel === channel);
      const timeIn = (rows: typeof notices) => rows.find((one) => one.channel === channel)?.at ?? null;
      return {
        ...{ channel, ...view(pay[channel]), lastNoticeAt: timeIn(notices), lastPaymentAt: timeIn(paid) },
        lastFailure: failed ? { at: failed.failedAt, call: failed.call, detail: failed.detail } : null,
      };
    }),
  };
};

function view(
  channel: PayChannel | null,
): Pick<PayChannelView, 'state' | 'ways' | 'currencies' | 'merchant'> {
  if (!channel) return { state: 'off', ways: [], currencies: [], merchant: '' };
  const { ways, currencies, isSimulated } = channel;
  const { merchant } = channel.targetOf(ways[0] ?? 'qr');
  return {
    state: isSimulated ? 'simulated' : 'on',
    ways: [...ways],
    currencies: [...currencies],
    merchant,
  };
}
