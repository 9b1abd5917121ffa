import { userInfo } from '@inkstone/contracts/accounts';
import type { BrowserContext, Page } from '@playwright/test';
import type { TestClient } from '../../apps/server/src/testing/client.ts';
import { expectFineAndCapture } from '../support/capture-simulator.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
import { withManualInvoices } from '../support/server-options.ts';
import { signUp } from '../support/sign-up.ts';

const phrase = phrasesOf('en');
const t = (key: string, values?: Record<string, string>) => phrase(`store-simulator.${key}`, values);
const sent = (key: string, values?: Record<string, string>) => phrase(`simulator.${key}`, values);

/** Signs a browser in as a new account. */
async function enter(context: BrowserContext, url: string): Promise<TestClient> {
  const client = await signUp(url);
  await context.addCookies([...client.cookies].map(([name, value]) => ({ name, value, url })));
  return client;
}

const tierOf = async (client: TestClient) => (await client.call(userInfo, {})).vip_info.vip_type;

test.use({ serverOptions: withManualInvoices, locale: 'en-GB', viewport: { width: 360, height: 800 } });

test('a subscription is bought in a simulated store, submitted, refused to others, renewed and refunded', async ({
  page,
  context,
  server,
  newDevice,
  expectComplaint,
}) => {
  // The refusals of a forged purchase, and of another account's purchase.
  expectComplaint(/status of (409|422)/);
  // A page may prepare for offline use after the clock has passed the end of its session.
  expectComplaint(/401 .*\/api\/(document\/list|folder\/list|proofreading\/preferences|exempt-words\/list)/);
  const buyer = await enter(context, server.url);
  await page.goto('/en/simulator/pay');
  await page.getByRole('link', { name: phrase('simulator.toStores') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('title'));
  const form = page.getByRole('region', { name: t('buyHeading') });
  await form.getByLabel(t('named')).selectOption({ label: t('named_nobody') });
  await form.getByLabel(t('delivery')).selectOption({ label: t('delivery_held') });
  await form.getByRole('button', { name: t('buy') }).click();

  // Notifications of other journeys' purchases are sent at once.
  const isHeld = page.getByText(sent('sent_held'), { exact: true });
  const held = page.getByRole('article').filter({ has: isHeld });
  const number = (await held.getAttribute('aria-label')) ?? '';
  const card = page.getByRole('article', { name: number });
  await expect(card).toContainText(t('state_active'));
  await expect(card.getByRole('listitem')).toHaveText(new RegExp(`^${t('says_bought')}${sent('sent_held')}`));
  // Only what the store has signed is accepted.
  await card.getByRole('button', { name: t('show_forged') }).click();
  await expect(page.getByText(phrase('errors.store_receipt_denied'))).toBeVisible();
  expect(await tierOf(buyer)).toBe('free');
  await card.getByRole('button', { name: t('show_genuine') }).click();
  await expect(page.getByText(shownStart(t('shownTier', { tier: 'Plus', until: '' })))).toBeVisible();
  expect(await tierOf(buyer)).toBe('vip');
  await expectFineAndCapture(page, 'store-shown');

  await test.step('another account does not get it', async () => {
    const other = await newDevice({ baseURL: server.url, locale: 'en-GB' });
    const otherUser = await enter(other, server.url);
    const theirs = await other.newPage();
    await theirs.goto('/en/simulator/store');
    const same = theirs.getByRole('article', { name: number });
    await same.getByRole('button', { name: t('show_genuine') }).click();
    await expect(theirs.getByText(phrase('errors.store_receipt_taken'))).toBeVisible();
    expect(await tierOf(otherUser)).toBe('free');
  });

  await test.step('notifications come in another order, and a forged one', async () => {
    const mine = page.getByRole('article', { name: number });
    await mine.getByRole('button', { name: t('action_refund'), exact: true }).click();
    await expect(mine).toContainText(t('state_returned'));
    const [bought, refunded] = [mine.getByRole('listitem').nth(0), mine.getByRole('listitem').nth(1)];
    await refunded.getByRole('button', { name: t('send') }).click();
    await expect(refunded).toContainText(sent('sent_accepted'));
    await bought.getByRole('button', { name: t('send') }).click();
    await expect(bought).toContainText(sent('sent_accepted'));
    expect(await tierOf(buyer)).toBe('free');
    await mine.getByLabel(t('delivery')).selectOption({ label: t('delivery_twice') });
    await mine.getByRole('button', { name: t('action_reverse_refund') }).click();
    await expect(mine.getByRole('listitem').nth(2)).toContainText(sent('repeated', { times: '2' }));
    expect(await tierOf(buyer)).toBe('vip');
    await mine.getByRole('button', { name: t('action_forge_notice') }).click();
    await expect(mine.getByRole('listitem').nth(3)).toContainText(sent('status', { status: '403' }));
    expect(await tierOf(buyer)).toBe('vip');
    await expectFineAndCapture(page, 'store-notices');
  });

  await test.step('the clock renews, and fails to', async () => {
    await form.getByLabel(t('named')).selectOption({ label: t('named_me') });
    await form.getByLabel(t('delivery')).selectOption({ label: t('delivery_at_once') });
    await form.getByRole('button', { name: t('buy') }).click();
    await expectRenewals(page, number);
    await expectFineAndCapture(page, 'store-renewed');
  });
});

/** The part of a text before its last value. */
function shownStart(text: string): string {
  return text.trim().split(' ').slice(0, 2).join(' ');
}

/**
 * Advances the clock by two months: the newest purchase, which is not the one of the number, is renewed once, and its next
 * charge fails.
 */
async function expectRenewals(page: Page, number: string): Promise<void> {
  const newest = page.getByRole('article').first();
  await expect(newest).not.toHaveAttribute('aria-label', number);
  const second = (await newest.getAttribute('aria-label')) ?? '';
  const renewed = page.getByRole('article', { name: second });
  const month = page.getByRole('button', { name: phrase('simulator.step_month') });
  const moveMonth = async () => {
    await month.click();
    // All that other journeys left in this installation becomes due too, day by day.
    await expect(month).toBeEnabled({ timeout: 90_000 });
  };
  await moveMonth();
  await expect(renewed.getByRole('listitem').nth(1)).toContainText(t('says_renewed'));
  await expect(renewed.getByRole('listitem').nth(1)).toContainText(phrase('simulator.sent_accepted'));
  await renewed.getByRole('button', { name: t('action_decline_with_grace') }).click();
  await expect(renewed).toContainText(t('renewal_declined'));
  await moveMonth();
  await expect(renewed).toContainText(t('state_grace'));
  await expect(renewed.getByRole('listitem').nth(2)).toContainText(t('says_renewal_failed'));
  await renewed.getByRole('button', { name: t('action_accept_renewals') }).click();
  await expect(renewed).toContainText(t('state_active'));
  await expect(renewed.getByRole('listitem').nth(3)).toContainText(t('says_recovered'));
}
