import { couponPrice, orderStatus, payCode, purchase } from '@inkstone/contracts/orders';
import type { Page } from '@playwright/test';
import type { TestClient } from '../../apps/server/src/testing/client.ts';
import { expectFineAndCapture } from '../support/capture-simulator.ts';
import { expectFineIn } from '../support/expect-fine.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
import { withManualInvoices } from '../support/server-options.ts';
import { signUp } from '../support/sign-up.ts';
import { writingPage } from '../support/writing-page.ts';

/** Orders a month of Plus, and returns the content of its QR code. */
async function orderPlus(client: TestClient, channel: 'wechat' | 'alipay') {
  const { quote } = await client.call(couponPrice, { plan: 'month_vip' });
  const { orderNo } = await client.call(purchase, { quoteId: quote.quoteId });
  const { text } = await client.call(payCode, { orderNo, channel });
  return { orderNo, text };
}

const phrase = phrasesOf('zh');

test.use({ serverOptions: withManualInvoices, locale: 'zh-CN', viewport: { width: 360, height: 740 } });

test('a scanned code opens the simulated wallet, which pays', async ({ page, server }) => {
  const client = await signUp(server.url);
  const { orderNo, text } = await orderPlus(client, 'alipay');
  await page.goto(text);
  await expect(page.getByRole('complementary')).toHaveText(phrase('common.simulatedPayments'));
  const channel = phrase('simulator.channel_alipay');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(phrase('simulator.wallet', { channel }));
  await expectFineAndCapture(page, 'wallet');
  const amount = '¥25.00';
  await page.getByRole('button', { name: phrase('simulator.payNow', { amount }) }).click();
  await expect(page.getByRole('status').first()).toHaveText(
    phrase('simulator.paidWith', { amount, channel }),
  );
  expect(await client.call(orderStatus, { orderNo })).toMatchObject({
    status: 'finished',
    pay: 'SUCCESS',
  });
  await expectFineAndCapture(page, 'wallet-paid');
  await expectFineIn(page, 'en');
});

test('the page of all payments acts on them and moves the clock', async ({ page, server }) => {
  const client = await signUp(server.url);
  const { orderNo } = await orderPlus(client, 'wechat');
  await page.goto('/zh/simulator/pay');
  const card = page.getByRole('listitem').filter({ hasText: orderNo });
  await card.getByRole('button', { name: phrase('simulator.action_forge_notice') }).click();
  await expect(card).toContainText(phrase('simulator.sent_denied'));
  expect(await client.call(orderStatus, { orderNo })).toMatchObject({ status: 'unpaid' });
  await card.getByRole('button', { name: phrase('simulator.action_pay_twice') }).click();
  await expect(card).toContainText(phrase('simulator.paidTimes', { payments: '2' }));
  expect(await client.call(orderStatus, { orderNo })).toMatchObject({ status: 'finished' });
  await expectFineAndCapture(page, 'payments');
  await page.getByRole('button', { name: phrase('simulator.step_hour') }).click();
  await expect(card).toContainText(phrase('simulator.refunded', { amount: '¥25.00' }));
});

test('every page shows a notice, which covers nothing', async ({ page, context, server }) => {
  const { cookies } = await signUp(server.url);
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: server.url })));
  // As an element: pages also contain their messages.
  const notice = `>${phrase('common.simulatedPayments')}<`;
  for (const path of ['/rules', '/app/settings', '/app/account', '/admin'])
    expect(await (await page.request.get(`/zh${path}`)).text(), path).toContain(notice);
  // One page of each layout.
  for (const path of ['', '/login', '/trial', '/simulator', '/app']) {
    await page.goto(`/zh${path}`);
    await expectBanner(page, phrase('common.simulatedPayments'));
  }
  const fresh = page.getByRole('button', { name: phrase('documents.newDocument') }).first();
  await fresh.click();
  const sheet = writingPage(page, phrase);
  await sheet.body.click();
  await sheet.paste('One line\n'.repeat(60));
  await expectBanner(page, phrase('common.simulatedPayments'));
  await expectFineAndCapture(page, 'writing');
});

/** The banner is at the top of the window, one line high, and what is below it begins below it: on a phone and at a desk. */
async function expectBanner(page: Page, text: string): Promise<void> {
  const size = page.viewportSize() ?? { width: 360, height: 740 };
  for (const width of [1280, 360]) {
    await page.setViewportSize({ ...size, width });
    await expectBannerAbove(page, text);
  }
}

async function expectBannerAbove(page: Page, text: string): Promise<void> {
  const banner = page.getByRole('complementary').filter({ hasText: text });
  await expect(banner).toBeVisible();
  const { top, bottom, covered, isCut } = await banner.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const others = [...document.querySelectorAll('header, nav')].filter((other) => {
      const { position } = getComputedStyle(other);
      const place = other.getBoundingClientRect();
      const isShown = place.height > 0 && (position === 'sticky' || position === 'fixed');
      return isShown && place.top < box.bottom && place.bottom > box.top;
    });
    return {
      top: box.top,
      bottom: box.bottom,
      covered: others.length,
      isCut: element.scrollWidth > element.clientWidth,
    };
  });
  expect({ top, bottom, covered, isCut }).toEqual({ top: 0, bottom: 24, covered: 0, isCut: false });
}
