import { AppError, type ReplyOf } from '@inkstone/contracts';
import type { listSimulated as contract } from '@inkstone/contracts/accounts';
import type { UseCase } from '../../platform/http/route.ts';

/** Lists the messages of the simulators. Not available if only real drivers are configured. */
export const listSimulated: UseCase<typeof contract, ReplyOf<typeof contract>> = async ({ sms, mail }) => {
  if (!sms.simulated && !mail.simulated) throw new AppError('not_found');
  const messages = [...(sms.simulated?.() ?? []), ...(mail.simulated?.() ?? [])];
  return { messages: messages.toSorted((a, b) => b.sentAt - a.sentAt) };
};
