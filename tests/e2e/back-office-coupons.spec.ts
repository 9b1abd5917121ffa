import { couponPrice } from '@inkstone/contracts/orders';
import { createCouponTemplate } from '@inkstone/contracts/staff/coupons';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/expect-fine.ts';
import { expect, test } from '../support/journey.ts';
import { callAsOperator } from '../support/operator.ts';
import { phrasesOf } from '../support/phrases.ts';
import { freshPhone, signUp } from '../support/sign-up.ts';
import { expectFits, signInStaff } from '../support/staff.ts';

const phrase = phrasesOf('zh');
const t = (key: string, values?: Record<string, string | number>) => phrase(`staff-coupons.${key}`, values);

test.use({ locale: 'zh-CN', viewport: { width: 1280, height: 800 } });

/** Gives a reason in the open dialog and confirms. */
async function confirm(page: Page, label: string) {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(phrase('admin.reason')).fill('秋季活动');
  await dialog.getByRole('button', { name: label, exact: true }).click();
}

test('finance creates coupons, issues them to accounts and stops; a reader pays less', async ({
  page,
  server,
  context,
}) => {
  const [phone, unknown] = [freshPhone(), freshPhone()];
  const reader = await signUp(server.url, phone);
  await signInStaff(context, server, 'finance');
  await page.goto(`${server.url}/zh/admin`);
  await page.getByRole('link', { name: phrase('admin.section_coupons') }).click();
  await expect(page.getByText(t('empty'))).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: t('create') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('name')).fill('秋天<b>');
  await dialog.getByLabel(t('amount')).fill('4.5');
  await dialog.getByLabel(t('minimum')).fill('20');
  await dialog.getByLabel(t('planMonths', { tier: 'Plus', count: 1 }), { exact: true }).check();
  await dialog.getByLabel(t('quota')).fill('2');
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectFits(page);
  await confirm(page, t('createConfirm'));
  const items = page.getByRole('list', { name: t('title') }).getByRole('listitem');
  await expect(items).toContainText(['秋天<b>']);
  await expect(items).toContainText([t('off', { amount: '¥4.50' })]);
  await expect(items).toContainText([t('issued', { issued: 0, quota: 2 })]);
  await expectFits(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: t('issueOf', { name: '秋天<b>' }) }).press('Enter');
  await dialog.getByLabel(t('accounts')).fill(`${phone}\n\n${unknown}\n`);
  await confirm(page, t('issue'));
  await expect(dialog.getByRole('alert')).toContainText(t('skipped_not_found', { account: unknown }));
  await expect(dialog.getByLabel(t('accounts'))).toHaveValue(unknown);
  await expectFits(page);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(items).toContainText([t('available', { count: 1 })]);
  const { quote } = await reader.call(couponPrice, { plan: 'month_vip' });
  expect(quote).toMatchObject({ couponDiscount: 450, payable: 2050 });

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: t('turnOffOf', { name: '秋天<b>' }) }).click();
  await confirm(page, t('turnOff'));
  await expect(items).toContainText([t('stopped')]);
  await expect(page.getByRole('button', { name: t('issueOf', { name: '秋天<b>' }) })).toHaveCount(0);
});

test('an analyst sees coupons and changes none', async ({ page, server, context }) => {
  await signInStaff(context, server, 'analyst');
  await callAsOperator(server)(createCouponTemplate, {
    ...{ name: 'Open', amount: null, percent: 15, quota: 1, validDays: 30, validTo: null },
    reason: 'for a journey',
  });
  // The navigation marks the current section even at a URL without a language.
  await page.goto(`${server.url}/admin/coupons`);
  await expect(page.locator('nav [aria-current=page]')).toHaveText(phrase('admin.section_coupons'));
  const items = page.getByRole('list', { name: t('title') }).getByRole('listitem');
  await expect(items.filter({ hasText: 'Open' })).toContainText([t('offPercent', { percent: '15%' })]);
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
});
