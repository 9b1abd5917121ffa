import { startScriptedModel } from '../../apps/server/src/testing/text-model/scripted-model.ts';
import { expectAccessible } from '../support/expect-fine.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
import { confirmWithReason, expectFits, signInStaff } from '../support/staff.ts';

const phrase = phrasesOf('zh');
const t = (key: string) => phrase(`staff-models.${key}`);

test.use({ locale: 'zh-CN', viewport: { width: 1280, height: 800 } });

test('staff set the key of a service and test it; the features become available, and unavailable again', async ({
  page,
  server,
  context,
  expectComplaint,
}) => {
  // The reply to the test with a wrong key.
  expectComplaint(/status of 422/);
  await using model = await startScriptedModel({ answer: () => '', key: 'the-right-key' });
  await signInStaff(context, server, 'owner');
  await page.goto(`${server.url}/zh/admin`);
  await page.getByRole('link', { name: phrase('admin.section_models') }).click();
  const features = page.locator('dl');
  await expect(features).toContainText(t('state_off'));
  await page.getByRole('radio', { name: t('way_service') }).check();
  await page.getByLabel(t('url')).fill(model.url);
  await page.getByLabel(t('model'), { exact: true }).fill('scripted');
  await page.getByLabel(t('key'), { exact: true }).fill('the-wrong-key');
  const tried = page.getByRole('button', { name: t('test'), exact: true });
  const result = page.getByRole('main').getByRole('status');
  await tried.press('Enter');
  await expect(result).toContainText(phrase('errors.model_refused'));
  await page.getByLabel(t('key'), { exact: true }).fill('the-right-key');
  await tried.press('Enter');
  await expect(result).toContainText('您好，祝写作顺利。Hello, happy writing.');
  await expect(result).toContainText(/\d/);
  await expectAccessible(page);
  await page.getByRole('button', { name: t('save'), exact: true }).click();
  await confirmWithReason(page, phrase, '接入模型', t('save'));
  await expect(features).toContainText(t('state_on'));
  await expect(features).not.toContainText(t('state_off'));
  await expect(page.getByLabel(t('key'), { exact: true })).toHaveValue('');
  await expect(page.getByRole('main')).toContainText(t('keyStored'));
  await page.setViewportSize({ width: 360, height: 800 });
  await expectFits(page);
  // Other journeys on this server expect that it has no model.
  await page.getByRole('radio', { name: t('way_none') }).check();
  await page.getByRole('button', { name: t('save'), exact: true }).click();
  await confirmWithReason(page, phrase, '停用模型', t('save'));
  await expect(features).not.toContainText(t('state_on'));
});
