import { AppError, type ReplyOf } from '@inkstone/contracts';
import { codeMinutes, type sendSms as contract } from '@inkstone/contracts/accounts';
import { regionOfPhone } from '@inkstone/domain/accounts';
import type { Locale } from '@inkstone/phrases';
import type { Deps } from '../../deps.ts';
import type { UseCase } from '../../platform/http/route.ts';
import { refuseSend } from './channels/refuse-send.ts';
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

/**
 * Refuses numbers of countries that the operator does not serve: messages cost money, and some numbers earn
 * from them (SMS pumping).
 */
function requireServed({ config }: Pick<Deps, 'config'>, phone: string): void {
  const { countries } = config.channels;
  if (countries === null) return;
  const { country } = regionOfPhone(phone);
  if (country === null || !countries.includes(country)) throw new AppError('sms_country');
}

/** Returns the SMS text. Providers require approved templates, so there is one text per language. */
function smsText(locale: Locale, code: string): string {
  return locale === 'zh' || locale === 'zh-tw'
    ? `【砚台】验证码 ${code}，${codeMinutes} 分钟内有效。如非本人操作，请忽略。`
    : `Inkstone code: ${code}. It is valid for ${codeMinutes} minutes. If you did not ask for it, ignore this message.`;
}
