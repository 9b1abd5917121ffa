import { AppError, type ReplyOf } from '@inkstone/contracts';
import type { listSimulated as contract } from '@inkstone/contracts/accounts';
import type { UseCase } from '../../http/route.ts';

/** What the simulators would have sent. With real drivers alone there is no such place. */
export const listSimulated: UseCase<typeof contract, ReplyOf<typeof contract>> = async ({ sms, mail }) => {
  if (!sms.simulated && !mail.simulated) throw new AppError('not_found');
  const messages = [...(sms.simulated?.() ?? []), ...(mail.simulated?.() ?? [])];
  return { messages: messages.toSorted((a, b) => b.sentAt - a.sentAt) };
};
