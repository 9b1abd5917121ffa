import type { SubscriptionView } from '@inkstone/contracts/subscriptions';
import { type Locale, languageTagOf } from '@inkstone/phrases';
import { moneyText } from '@inkstone/phrases/format-money';
import { loadMailMessages, type RenderedMail, renderMail } from '@inkstone/phrases/mail';
import type { Deps } from '../../deps.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { NoticeText } from '../../ports/sms.ts';
import { type RenewalItem, subjectOf } from './item-name.ts';
import type { OwnedSubscription, RenewalNotice, Subscription } from './store.ts';
import { benefitsOf } from './view.ts';

type MailDeps = Pick<Deps, 'config' | 'db'>;

const zone = { timeZone: 'Asia/Shanghai' } as const;

/** Formatters by language: creating one costs much more than using it. */
const dayFormats = new Map<Locale, Intl.DateTimeFormat>();

function dayText(locale: Locale, at: number): string {
  const known = dayFormats.get(locale);
  const format = known ?? new Intl.DateTimeFormat(languageTagOf(locale), { ...zone, dateStyle: 'long' });
  dayFormats.set(locale, format);
  return format.format(at);
}

const pageOf = ({ config }: MailDeps) => `${config.baseUrl}/vipV3/subscribeList`;

/** The announcement of a charge: date, amount, provider, and how to cancel. */
export async function renewalMail(
  deps: MailDeps,
  locale: Locale,
  subscription: RenewalItem,
  { amount, currency, chargeAt }: Pick<RenewalNotice, 'amount' | 'currency' | 'chargeAt'>,
): Promise<RenderedMail> {
  const t = await loadMailMessages(locale);
  const item = await subjectOf(deps, subscription, locale);
  const channel = t(`renewal.by_${subscription.channel}`);
  const price = moneyText(locale, amount, currency);
  const date = dayText(locale, chargeAt);
  return renderMail({
    locale,
    subject: t('renewal.subject', { date }),
    blocks: [
      { kind: 'text', text: t('renewal.intro', { item, price, date, channel }) },
      { kind: 'text', text: t('renewal.cancel') },
      { kind: 'link', address: pageOf(deps) },
    ],
  });
}

/** The announcement as an SMS. Providers insert the values into an approved template. */
export async function renewalSms(
  deps: MailDeps,
  locale: Locale,
  subscription: RenewalItem,
  { amount, currency, chargeAt }: Pick<RenewalNotice, 'amount' | 'currency' | 'chargeAt'>,
): Promise<NoticeText> {
  const t = await loadMailMessages(locale);
  const values = {
    plan: await subjectOf(deps, subscription, locale),
    amount: moneyText(locale, amount, currency),
    date: dayText(locale, chargeAt),
  };
  return { values, text: t('renewal.sms', { ...values, page: pageOf(deps) }) };
}

/** The notice of a higher price, to which the owner must agree before the next charge. */
export async function priceMail(
  deps: MailDeps,
  locale: Locale,
  subscription: Subscription,
  change: NonNullable<SubscriptionView['priceChange']>,
): Promise<RenderedMail> {
  const t = await loadMailMessages(locale);
  const item = await subjectOf(deps, subscription, locale);
  const { currency, agreedAmount, amount, chargeAt, agreeBy, canAgree } = change;
  const price = moneyText(locale, amount, currency);
  const former = moneyText(locale, agreedAmount, currency);
  const [date, day] = [dayText(locale, chargeAt), dayText(locale, agreeBy)];
  return renderMail({
    locale,
    subject: t('renewal.priceSubject'),
    blocks: [
      { kind: 'text', text: t('renewal.price', { item, price, former, date }) },
      { kind: 'text', text: canAgree ? t('renewal.priceAgree', { date: day }) : t('renewal.priceAnew') },
      { kind: 'link', address: pageOf(deps) },
    ],
  });
}

/** The confirmation that a subscription was canceled, with the end of the benefits; without one where nothing was paid. */
export async function canceledMail(
  deps: MailDeps & Pick<Deps, 'clock'>,
  locale: Locale,
  subscription: Subscription,
): Promise<RenderedMail> {
  const t = await loadMailMessages(locale);
  const item = await subjectOf(deps, subscription, locale);
  const benefits = await benefitsOf(deps, subscription);
  const until = Math.max(subscription.periodEnd ?? 0, benefits?.until ?? 0);
  return renderMail({
    locale,
    subject: t('renewal.canceledSubject'),
    blocks: [
      { kind: 'text', text: t('renewal.canceled', { item }) },
      ...(until === 0
        ? []
        : [{ kind: 'text' as const, text: t('renewal.until', { date: dayText(locale, until) }) }]),
      { kind: 'link', address: pageOf(deps) },
    ],
  });
}

/** The confirmation of a changed card, of which only the last digits are named. */
export async function cardChangedMail(
  deps: MailDeps,
  locale: Locale,
  subscription: Subscription,
  { brand, last4 }: { readonly brand: string; readonly last4: string },
): Promise<RenderedMail> {
  const t = await loadMailMessages(locale);
  const item = await subjectOf(deps, subscription, locale);
  return renderMail({
    locale,
    subject: t('renewal.cardSubject'),
    blocks: [
      { kind: 'text', text: t('renewal.card', { item, card: `${brand.toUpperCase()} ···· ${last4}` }) },
      { kind: 'text', text: t('renewal.cardNotYou') },
      { kind: 'link', address: pageOf(deps) },
    ],
  });
}

/** The notice that a subscription ended: without consent to a price, by a failed charge, or at the provider. */
async function endedMail(
  deps: MailDeps,
  locale: Locale,
  subscription: Subscription,
  isByPrice: boolean,
): Promise<RenderedMail> {
  const t = await loadMailMessages(locale);
  const item = await subjectOf(deps, subscription, locale);
  return renderMail({
    locale,
    subject: t('renewal.endedSubject'),
    blocks: [
      { kind: 'text', text: t(isByPrice ? 'renewal.endedPrice' : 'renewal.ended', { item }) },
      { kind: 'link', address: pageOf(deps) },
    ],
  });
}

/** The dependencies of `notifyOfEnd`. */
export type EndDeps = MailDeps & Pick<Deps, 'clock' | 'mailOwner' | 'notify'>;

/**
 * Notifies the owner of an end that was not requested here: by a notification in the transaction that ends the subscription, and
 * by e-mail after its commit.
 */
export async function notifyOfEnd(
  deps: EndDeps,
  tx: Transaction,
  found: OwnedSubscription,
  isByPrice = false,
): Promise<void> {
  const { accountId } = found;
  if (accountId === null) return;
  await deps.notify(tx, accountId, 'subscription_ended', {});
  tx.afterCommit(async () => {
    await deps.mailOwner(accountId, (locale) => endedMail(deps, locale, found, isByPrice));
  });
}
