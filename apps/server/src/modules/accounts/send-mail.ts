import type { ReplyOf } from '@inkstone/contracts';
import type { sendMail as contract } from '@inkstone/contracts/accounts';
import type { UseCase } from '../../platform/http/route.ts';
import { codeMail } from './channels/code-mail.ts';
import { refuseSend } from './channels/refuse-send.ts';
import { issueCode } from './codes/issue-code.ts';
import { readEmailInput } from './read-account-input.ts';

/** Sends a code to an e-mail address. */
export const sendMail: UseCase<typeof contract, ReplyOf<typeof contract>> = async (deps, who, input) => {
  const receiver = readEmailInput(input);
  const { locale } = who.origin;
  const send = async (code: string) => {
    const mail = await codeMail(locale, input.action, code);
    try {
      await deps.mail.send({ to: receiver.name, code, ...mail });
    } catch (cause) {
      refuseSend(cause, { receiver: 'email_invalid', service: 'mail_failed' });
    }
  };
  return issueCode(deps, who, { ...input, receiver }, send);
};
