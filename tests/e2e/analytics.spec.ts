import { expect, test } from '../support/journey.ts';
import { expectAccessible } from '../support/look.ts';
import { expectFits, signInStaff } from '../support/staff.ts';
import { wordsOf } from '../support/words.ts';

const words = wordsOf('zh');

test.use({ locale: 'zh-CN', viewport: { width: 1280, height: 800 } });

test('an analyst reads the report of a range of days', async ({ page, server, context }) => {
  await signInStaff(context, server, 'analyst');
  await page.goto(`${server.url}/zh/admin/analytics`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('staff-analytics.title'));
  await page.getByLabel(words('staff-analytics.device'), { exact: true }).selectOption('phone');
  await page.getByRole('button', { name: words('staff-analytics.apply') }).click();
  await expect(page).toHaveURL(/device=phone/);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectFits(page);
});
