import { saveDisplay } from '@inkstone/contracts/accounts/display';
import * as contract from '@inkstone/contracts/subscriptions';
import { day } from '@inkstone/kernel';
import type { Locale } from '@inkstone/phrases';
import { loadMailMessages } from '@inkstone/phrases/mail';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MailMessage } from '../../ports/mail.ts';
import { addPrice } from '../../testing/add-price.ts';
import { openTestSession } from '../accounts/testing.ts';
import { grant } from '../membership/index.ts';
import { openShop, type Shop } from '../orders/testing/shop.ts';
import { recordEnd } from './steps/end.ts';
import { type Subscriber, subscribe } from './testing/subscribe.ts';

const mails: MailMessage[] = [];
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ base: { mail: { send: async (mail) => void mails.push(mail), simulated: null } } });
});
afterAll(() => shop[Symbol.asyncDispose]());
beforeEach(async () => {
  // Subscriptions left open by earlier tests would be processed again while this one advances the clock.
  await shop.deps.db.run(`update subscriptions set state = 'ended' where state <> 'ended'`);
  await shop.deps.db.run('delete from due');
});

let people = 0;
/** A user with a subscription and this language. */
async function readerOf(language: Locale): Promise<Subscriber & { readonly email: string }> {
  const email = `${language}-${++people}@example.com`;
  const one = await subscribe(shop, 'wechat', { email });
  await one.client.call(saveDisplay, { language });
  return { ...one, email };
}
const mailsTo = (email: string) => mails.filter(({ to }) => to === email);
const subjectsTo = (email: string) => mailsTo(email).map(({ subject }) => subject);
const clientOf = async (one: Subscriber) => shop.server.as(await openTestSession(shop.deps, one));
const dateText = (locale: Locale, at: number) =>
  new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Shanghai', dateStyle: 'long' }).format(at);

describe.each(['en', 'de'] as const)('the e-mails of a subscription to a reader of %s', (locale) => {
  it('announce each charge once, with the price and the day', async () => {
    const one = await readerOf(locale);
    const t = await loadMailMessages(locale);
    await shop.pass(33 * day);
    const [row] = await shop.deps.db.run(
      'select charge_at::float8 as at from renewal_notices where subscription_id = $1',
      [one.subscriptionId],
    );
    const date = dateText(locale, Number(row?.at));
    expect(subjectsTo(one.email)).toEqual([t('renewal.subject', { date })]);
    const [mail] = mailsTo(one.email);
    const price = new Intl.NumberFormat(locale, { style: 'currency', currency: 'CNY' }).format(25);
    expect(mail?.text).toContain(price);
    expect(mail?.text).toContain(t('renewal.cancel'));
  });

  it('confirm a cancellation once', async () => {
    const one = await readerOf(locale);
    const t = await loadMailMessages(locale);
    const client = await clientOf(one);
    for (let time = 0; time < 2; time++)
      await client
        .call(contract.cancelSubscription, { subscriptionId: one.subscriptionId })
        .catch(() => undefined);
    await shop.pass(3 * day);
    expect(subjectsTo(one.email)).toEqual([t('renewal.canceledSubject')]);
  });

  it('state the end of the tier in a cancellation, where other purchases extend it', async () => {
    const one = await readerOf(locale);
    const client = await clientOf(one);
    const { subscriptionId } = one;
    const before = await client.call(contract.readSubscription, { subscriptionId });
    const { paidUntil, benefits } = before.subscription;
    expect(benefits).toEqual({ vip_type: 'vip', until: paidUntil });
    await shop.deps.db.transact(({ sql }) =>
      grant(shop.deps, sql, {
        ...{ accountId: one.accountId, itemId: 'year_vip', quantity: 1, sourceId: subscriptionId },
        ...{ source: 'order', at: shop.clock.now() },
      }),
    );
    const { benefits: after, ...view } = await client.call(contract.cancelSubscription, { subscriptionId });
    expect([view.paidUntil, after?.vip_type]).toEqual([paidUntil, 'vip']);
    expect(Number(after?.until)).toBeGreaterThan(Number(paidUntil) + 360 * day);
    const t = await loadMailMessages(locale);
    const date = dateText(locale, Number(after?.until));
    expect(mailsTo(one.email)[0]?.text).toContain(t('renewal.until', { date }));
  });

  it('report once that it ended at the provider', async () => {
    const one = await readerOf(locale);
    const t = await loadMailMessages(locale);
    for (let time = 0; time < 2; time++) await recordEnd(shop.deps, one.subscriptionId);
    expect(subjectsTo(one.email)).toEqual([t('renewal.endedSubject')]);
  });

  it('request consent to a higher price once, and report the end without one', async () => {
    const one = await readerOf(locale);
    const t = await loadMailMessages(locale);
    await addPrice(shop.deps.db, {
      ...{ id: `mails-${people}`, item: 'month_vip', amount: 3000, from: shop.clock.now() },
    });
    await shop.pass(40 * day);
    expect(subjectsTo(one.email)).toEqual([t('renewal.priceSubject'), t('renewal.endedSubject')]);
    // Restores the price for the tests that follow.
    await addPrice(shop.deps.db, {
      ...{ id: `mails-back-${people}`, item: 'month_vip', amount: 2500, from: shop.clock.now() },
    });
  });
});

it('an SMS that announces a charge is in the language of its reader, and sent once', async () => {
  const one = await readerOf('en');
  const { subscriptionId } = one;
  await one.client.call(contract.chooseNoticeWay, { subscriptionId, way: 'sms' });
  const before = shop.deps.sms.simulated?.().length ?? 0;
  await shop.pass(33 * day);
  const sent = shop.deps.sms.simulated?.() ?? [];
  expect(sent.length - before).toBe(1);
  expect(sent[0]?.text).toMatch(/CN¥25\.00 will be charged/);
  expect(subjectsTo(one.email)).toEqual([]);
});
