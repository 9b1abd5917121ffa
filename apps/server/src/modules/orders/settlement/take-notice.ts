import { createHash } from 'node:crypto';
import { AppError } from '@inkstone/contracts';
import type { Deps } from '../../../deps.ts';
import type { WebhookUseCase } from '../../../platform/http/webhook-route.ts';
import type { Notice, PayChannelName } from '../../../ports/pay-channel.ts';
import { noteRefund } from '../refunds/send-refund.ts';
import { settle } from './settle.ts';
import { insertNotice } from './store.ts';

/**
 * Takes a notice of a provider: verifies its bytes, settles it, and answers in the provider's format once that is
 * committed. What cannot be committed is answered as failed, so that the provider sends it again.
 */
export function takeNotice(name: PayChannelName): WebhookUseCase {
  return async (deps, request) => {
    const channel = deps.pay[name];
    if (!channel) throw new AppError('not_found');
    const reading = channel.readNotice(request, deps.clock.now());
    if (reading.kind === 'denied') {
      deps.log.warn('a payment notice was denied', { channel: name, fault: reading.fault });
      return channel.replies.denied;
    }
    try {
      const digest = createHash('sha256').update(request.body).digest('hex');
      await handle(deps, name, reading.notice, digest);
      return channel.replies.accepted;
    } catch (error) {
      deps.log.error('a payment notice could not be handled', { channel: name, error });
      return channel.replies.failed;
    }
  };
}

async function handle(deps: Deps, channel: PayChannelName, notice: Notice, digest: string): Promise<void> {
  const { eventKey } = notice;
  if (notice.kind === 'payment') {
    await settle(deps, notice.fact, { eventKey, digest });
    return;
  }
  if (notice.kind === 'refund') await noteRefund(deps, notice.fact);
  const row = { channel, eventKey, digest, verdict: notice.kind, receivedAt: deps.clock.now() };
  await deps.db.transact(({ sql }) => insertNotice(sql, row));
}
