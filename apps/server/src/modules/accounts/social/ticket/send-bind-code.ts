import type { ReplyOf } from '@inkstone/contracts';
import type { sendThirdPartyCode as contract } from '@inkstone/contracts/accounts/social-login';
import type { UseCase } from '../../../../platform/http/route.ts';
import { sendSms } from '../../send-sms.ts';
import { openBindTicket } from './bind-ticket.ts';

/** Sends a code to the phone number that a first social login is to be linked to. */
export const sendBindCode: UseCase<typeof contract, ReplyOf<typeof contract>> = async (deps, who, input) => {
  openBindTicket(deps, who, input.ticket);
  return sendSms(deps, who, { ...input, action: 'bind' });
};
