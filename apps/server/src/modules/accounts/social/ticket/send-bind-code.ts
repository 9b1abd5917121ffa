import type { ReplyOf } from '@inkstone/contracts';
import type { sendThirdPartyCode as contract } from '@inkstone/contracts/social-login';
import type { UseCase } from '../../../../http/route.ts';
import { sendSms } from '../../send-sms.ts';
import { openBindTicket } from './bind-ticket.ts';

/** Sends a code to the phone that a first social login is to be joined with. */
export const sendBindCode: UseCase<typeof contract, ReplyOf<typeof contract>> = async (deps, who, input) => {
  openBindTicket(deps, who, input.ticket);
  return sendSms(deps, who, { ...input, action: 'bind' });
};
