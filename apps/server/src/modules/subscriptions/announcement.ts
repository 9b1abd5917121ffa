import { createHash } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { renewalMail, renewalSms } from './mails.ts';
import { type RenewalNotice, type Subscription, storeMessage } from './store.ts';

/** What an announcement states. */
type Facts = Pick<Subscription, 'itemId' | 'channel' | 'currency'> &
  Pick<RenewalNotice, 'amount' | 'chargeAt'>;

/** The facts of an announcement as they are stored, and their SHA-256. */
export function contentOf({ itemId, channel, amount, currency, chargeAt }: Facts) {
  const content = JSON.stringify({ itemId, channel, amount, currency, chargeAt });
  return { content, contentHash: createHash('sha256').update(content).digest('hex') };
}

/** A message as it was sent, and whether a service accepted it. */
export interface SentMessage {
  readonly message: string;
  readonly isAccepted: boolean;
}

/** Sends an announcement by e-mail or SMS. The message of one that was not accepted is stored too; it has no receipt. */
export async function sendAnnouncement(
  deps: Pick<Deps, 'db' | 'config' | 'mailOwner' | 'textOwner'>,
  accountId: string,
  subscription: Subscription,
  notice: RenewalNotice,
): Promise<SentMessage> {
  let message = '';
  const isAccepted =
    notice.way === 'mail'
      ? await deps.mailOwner(accountId, async (locale) => {
          const mail = await renewalMail(deps, locale, subscription, notice);
          message = `${mail.subject}\n\n${mail.text}`;
          return mail;
        })
      : await deps.textOwner(accountId, async (locale) => {
          const sms = await renewalSms(deps, locale, subscription, notice);
          message = sms.text;
          return sms;
        });
  if (!isAccepted && message !== '') await storeMessage(deps.db.sql, notice, message);
  return { message, isAccepted };
}
