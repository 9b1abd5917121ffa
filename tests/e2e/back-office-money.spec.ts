import { expectAccessible } from '../support/expect-fine.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
import { confirmWithReason, expectFits, signInStaff } from '../support/staff.ts';

const phrase = phrasesOf('zh');

test.use({ locale: 'zh-CN', viewport: { width: 1280, height: 800 } });

test('an operator schedules a price for midnight, and verifies the audit log, by pages only', async ({
  page,
  context,
  server,
}) => {
  await signInStaff(context, server, 'owner');
  await page.goto('/zh/admin');
  await page.getByRole('link', { name: phrase('admin.section_prices') }).click();
  const name = phrase('staff-prices.plan_month', { tier: phrase('staff-prices.tier_vip'), count: 1 });
  const add = phrase('staff-prices.addOf', { name });
  await page.getByRole('button', { name: add }).click();
  const dialog = page.getByRole('dialog', { name: add });
  await dialog.getByLabel(phrase('staff-prices.amount'), { exact: true }).fill('28.80');
  await dialog.getByRole('button', { name: phrase('staff-prices.midnight') }).click();
  await expectAccessible(page);
  await confirmWithReason(page, phrase, '明天调价', phrase('staff-prices.add'));
  await expect(dialog).toBeHidden();
  const item = page.getByRole('listitem').filter({ hasText: 'month_vip' }).first();
  await expect(item).toContainText('28.80');
  await expect(item).toContainText(phrase('staff-prices.state_scheduled'));

  await page.getByRole('link', { name: phrase('admin.section_audit') }).click();
  await expect(page.getByRole('list', { name: phrase('admin.section_audit') })).toContainText('明天调价');
  await page.getByRole('button', { name: phrase('admin.verify') }).click();
  await expect(page.getByRole('status')).toContainText(/日志完整/);
  await page.getByRole('button', { name: phrase('admin.export') }).click();
  const saved = page.waitForEvent('download');
  await confirmWithReason(page, phrase, '每月存档', phrase('admin.export'));
  expect((await saved).suggestedFilename()).toMatch(/^audit-\d{4}-\d\d-\d\d-newest\.csv$/);

  for (const path of ['reconciliation', 'ledger', 'pay-channels']) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/zh/admin/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectFits(page);
  }
});
