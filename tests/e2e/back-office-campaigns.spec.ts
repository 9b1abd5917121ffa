import { expectAccessible } from '../support/expect-fine.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
import { confirmWithReason, expectFits, signInStaff } from '../support/staff.ts';

const phrase = phrasesOf('zh');
const t = (key: string, values?: Record<string, string | number>) => phrase(`staff-campaigns.${key}`, values);

test.use({ locale: 'zh-CN', viewport: { width: 360, height: 740 } });

test('finance previews a campaign, creates it, and ends it', async ({
  page,
  server,
  context,
  expectComplaint,
}) => {
  expectComplaint(/status of 400.*campaigns\/preview/);
  expectComplaint(/status of 409.*packages/);
  await signInStaff(context, server, 'finance');
  await page.goto('/zh/admin/campaigns');
  await page.getByRole('button', { name: t('create') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('name')).fill('开学季<b>');
  await dialog.getByLabel(t('id')).fill('school-1');
  const item = phrase('catalogue.plan', { tier: 'Pro', term: phrase('catalogue.months', { count: 18 }) });
  await dialog.getByRole('button', { name: t('preview') }).click();
  await expect(dialog).toContainText(t('offersWrong'));
  await dialog.getByLabel(item, { exact: true }).check();
  const price = dialog.getByLabel(t('priceOf', { name: item }));
  await price.fill('798');
  await dialog.getByRole('button', { name: t('preview') }).press('Enter');
  await expect(dialog).toContainText(phrase('errors.campaign_price_too_high'));
  await price.fill('599.50');
  await dialog.getByRole('button', { name: t('preview') }).press('Enter');
  const seen = dialog.getByRole('region', { name: t('previewTitle') });
  await expect(seen).toContainText(t('perMonth', { price: '¥33.31' }));
  await expect(seen).toContainText(t('saves', { amount: '¥198.50' }));
  await dialog.getByLabel(t('quota')).fill('20');
  await dialog.getByLabel(t('perAccount')).fill('1');
  await expectAccessible(page);
  await expectFits(page);
  await confirmWithReason(page, phrase, '开学季优惠', t('createConfirm'));

  const made = page
    .getByRole('list', { name: t('title') })
    .getByRole('listitem')
    .first();
  await expect(made).toContainText('开学季<b>');
  await expect(made).toContainText(t('state_running'));
  await expect(made).toContainText(t('left', { count: 20 }));
  await made.getByText(t('offers', { count: 1 })).click();
  const link = await made.getByRole('link').getAttribute('href');
  await expectAccessible(page);
  await expectFits(page);
  const buyer = await context.newPage();
  await buyer.goto(link ?? '');
  await expect(buyer.getByText('¥33.31').first()).toBeVisible();

  await made.getByRole('button', { name: t('endOf', { title: '开学季<b>' }) }).click();
  await confirmWithReason(page, phrase, '售罄', t('end'));
  await expect(made).toContainText(t('state_ended'));
  await buyer.reload();
  await expect(buyer.getByRole('status').filter({ hasText: phrase('plan.offerOver') })).toBeVisible();
});
