import { day } from '@inkstone/kernel';
import { expectAccessible } from '../support/expect-fine.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
import { confirmWithReason, expectFits, signInStaff } from '../support/staff.ts';

const phrase = phrasesOf('zh');
const t = (key: string, values?: Record<string, string | number>) => phrase(`staff-terms.${key}`, values);

test.use({ locale: 'zh-CN', viewport: { width: 360, height: 780 } });

test('an owner writes a version of the terms on a phone, compares it, publishes and withdraws it', async ({
  page,
  server,
  context,
  expectComplaint,
}) => {
  await signInStaff(context, server, 'owner');
  await page.goto(`${server.url}/zh/admin`);
  // On a phone the navigation is collapsed to one line.
  await page.getByRole('button', { name: phrase('admin.overview') }).click();
  await page.getByRole('link', { name: phrase('admin.section_terms'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('title') })).toBeVisible();
  await expect(page.getByRole('link', { name: phrase('admin.section_accounts') })).toBeHidden();
  await expectAccessible(page);
  await expectFits(page);

  const policy = page.getByRole('region', { name: phrase('common.termsNames.policy') });
  await policy.getByRole('link', { name: t('newVersion') }).click();
  const text = page.getByLabel(t('source'), { exact: true });
  const earlier = await text.inputValue();
  await text.fill(`${earlier}\n\n新增的一段话。`);
  await page.getByRole('button', { name: t('preview') }).click();
  await expect(page.getByRole('insertion')).toContainText('新增的一段话。');
  await expectAccessible(page);
  await expectFits(page);
  expectComplaint(/status of 400/);
  await text.fill('没有标题');
  await page.getByRole('button', { name: t('preview') }).click();
  await expect(page.getByRole('alert')).toContainText(phrase('errors.terms_text_invalid'));

  await text.fill(`${earlier}\n\n新增的一段话。`);
  const version = new Date(Date.now() + 3 * day).toISOString().slice(0, 10);
  await page.getByLabel(t('day')).fill(version);
  await page.getByRole('button', { name: t('publish') }).click();
  await confirmWithReason(page, phrase, '法务修改', t('publish'));
  const row = policy.getByRole('listitem').filter({ hasText: version });
  await expect(row).toContainText(t('scheduled'));
  await expectFits(page);
  await row.getByRole('button', { name: t('withdraw') }).click();
  await confirmWithReason(page, phrase, '改期', t('withdraw'));
  await expect(row).toBeHidden();

  await page.getByRole('link', { name: t('consents'), exact: true }).click();
  const consents = page.getByRole('list', { name: t('consents') }).getByRole('listitem');
  // Other journeys have registered accounts on the same server.
  await expect(consents).not.toHaveCount(0);
  await expectAccessible(page);
  await expectFits(page);
  await page.getByLabel(t('find')).fill('nobody');
  await page.getByRole('search').getByRole('button').click();
  await expect(page.getByText(t('noConsents'))).toBeVisible();
});
