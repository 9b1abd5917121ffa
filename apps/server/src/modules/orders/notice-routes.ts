import { AppError } from '@inkstone/contracts';
import { payNotices } from '@inkstone/contracts/orders/pay-notices';
import type { Deps } from '../../deps.ts';
import {
  type WebhookReply,
  type WebhookRequest,
  type WebhookRoute,
  webhookRoute,
} from '../../platform/http/webhook-route.ts';
import type { Notice, PayChannel, PayChannelName } from '../../ports/pay-channel.ts';

/** A verified notice, with the request that brought it: its bytes are kept as evidence. */
export interface ReceivedNotice {
  readonly channel: PayChannel;
  readonly notice: Notice;
  readonly request: WebhookRequest;
}

/**
 * Records and settles a notice. Returns when everything is committed, also for a repetition; throws if the provider
 * shall send it again.
 */
export type SettleNotice = (deps: Deps, received: ReceivedNotice) => Promise<void>;

/** Builds the route of a channel's notices. Without the channel it answers as if there were no such address. */
export function payNoticeRoute(
  name: PayChannelName,
  findChannel: (deps: Deps) => PayChannel | null,
  settle: SettleNotice,
): WebhookRoute {
  return webhookRoute(payNotices[name], async (deps, request) => {
    const channel = findChannel(deps);
    if (!channel) throw new AppError('not_found');
    return answer(deps, channel, request, settle);
  });
}

/** Nothing but the reason of a refusal is logged: anybody can post anything here. */
async function answer(
  deps: Deps,
  channel: PayChannel,
  request: WebhookRequest,
  settle: SettleNotice,
): Promise<WebhookReply> {
  const reading = channel.readNotice(request, deps.clock.now());
  if (reading.kind === 'denied') {
    deps.log.warn('a payment notice is not believed', { channel: channel.name, fault: reading.fault });
    return channel.replies.denied;
  }
  try {
    await settle(deps, { channel, notice: reading.notice, request });
    return channel.replies.accepted;
  } catch (error) {
    deps.log.error('a payment notice could not be settled', { channel: channel.name, error });
    return channel.replies.failed;
  }
}
