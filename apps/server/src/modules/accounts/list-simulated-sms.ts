import { AppError, type ReplyOf } from '@inkstone/contracts';
import type { listSimulatedSms as contract } from '@inkstone/contracts/accounts';
import type { UseCase } from '../../http/route.ts';

/** What the simulator would have sent. With a real driver there is no such place. */
export const listSimulatedSms: UseCase<typeof contract, ReplyOf<typeof contract>> = async (deps) => {
  if (!deps.sms.simulated) throw new AppError('not_found');
  return { messages: deps.sms.simulated().map((message) => ({ ...message })) };
};
