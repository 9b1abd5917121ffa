import type { ReplyOf } from '@inkstone/contracts';
import type { sendSms as contract } from '@inkstone/contracts/accounts';
import type { UseCase } from '../../platform/http/route.ts';
import { refuseSend } from './channels/refuse-send.ts';
import { requireServed } from './channels/require-served.ts';
import { smsText } from './channels/sms-text.ts';
import { issueCode } from './codes/issue-code.ts';
import { readPhoneInput } from './read-account-input.ts';

/** Sends a code to a phone. */
export const sendSms: UseCase<typeof contract, ReplyOf<typeof contract>> = async (deps, who, input) => {
  const receiver = readPhoneInput(input);
  requireServed(deps, receiver.name);
  const { locale } = who.origin;
  const send = async (code: string) => {
    try {
      await deps.sms.send({ phone: receiver.name, code, text: smsText(locale, code), locale });
    } catch (cause) {
      refuseSend(cause, { receiver: 'phone_invalid', service: 'sms_failed' });
    }
  };
  return issueCode(deps, who, { ...input, receiver }, send);
};
