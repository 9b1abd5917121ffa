import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { chromiumLaunch } from '../support/browser.ts';
import { expectAccessible } from '../support/expect-fine.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
import { withoutWarmChecks } from '../support/server-options.ts';
import { expectFits, giveReason, signInStaff } from '../support/staff.ts';

const visitorsBrowser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const phrase = phrasesOf('zh');
const seen = phrasesOf('en');

test.use({
  ...{ locale: 'en-GB', viewport: { width: 1280, height: 800 } },
  // Visits of a browser that identifies itself as headless are ignored. A context option would not affect the requests that
  // a page sends when it is closed.
  launchOptions: {
    ...chromiumLaunch,
    args: [...chromiumLaunch.args, `--user-agent=${visitorsBrowser}`],
  },
  serverOptions: { settings: { ANALYTICS: 'on', ...withoutWarmChecks } },
});

test('a visitor consents, an analyst sees the visit, and the visitor withdraws', async ({
  page,
  context,
  server,
  newDevice,
}) => {
  const notice = page.getByRole('complementary', { name: seen('common.analyticsTitle') });
  const cookies = async () => (await context.cookies()).map(({ name }) => name);
  await page.goto('/en/education');
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  expect(await cookies()).not.toContain('VISITOR');
  const stored = page.waitForResponse(/\/api\/analytic\/consent$/);
  await notice.getByRole('button', { name: seen('common.analyticsAgree') }).click();
  await expect(notice).toBeHidden();
  await stored;
  expect(await cookies()).toContain('VISITOR');

  // A page with the app's scripts, and a page without them.
  await page.goto('/en/trial');
  await page.getByRole('button', { name: seen('writing.trialSample') }).click();
  await page.getByRole('button', { name: seen('writing.acceptShown') }).click();
  await expect(page.getByText(/suggestions? accepted/)).toBeVisible();
  await expect(notice).toBeHidden();
  await page.goto('/en/plan');
  await page.goto('/en/terms/privacy');

  const office = await newDevice({ locale: 'zh-CN', viewport: { width: 1280, height: 800 } });
  await signInStaff(office, server, 'analyst');
  const desk = await office.newPage();
  await desk.goto(`${server.url}/zh/admin/analytics`);
  // The last page reports its view a moment after it was opened.
  await expect
    .poll(() => exported(desk), { timeout: 30_000 })
    .toEqual([
      ...['correction_accepted write', 'page_view plan', 'page_view terms', 'page_view trial'],
      ...['plan_viewed plan', 'trial_begun trial'],
    ]);

  await page.getByRole('button', { name: seen('terms.analyticsWithdraw') }).click();
  await expect(page.getByText(seen('terms.analyticsWithdrawn'))).toBeVisible();
  expect(await cookies()).not.toContain('VISITOR');
  expect(await exported(desk)).toEqual([]);

  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(phrase('staff-analytics.title'));
  await desk.getByLabel(phrase('staff-analytics.device'), { exact: true }).selectOption('phone');
  await desk.getByRole('button', { name: phrase('staff-analytics.apply') }).click();
  await expect(desk).toHaveURL(/device=phone/);
  await expectAccessible(desk);
  await desk.setViewportSize({ width: 360, height: 800 });
  await expectFits(desk);
});

/**
 * Returns the kinds of events and pages in the exported file, sorted. Whether the page of consent is included depends on the
 * order of requests.
 */
async function exported(desk: Page): Promise<string[]> {
  await desk.getByRole('button', { name: phrase('staff-analytics.export') }).click();
  const dialog = await giveReason(desk, phrase, 'for a journey');
  const [file] = await Promise.all([
    desk.waitForEvent('download'),
    dialog.getByRole('button', { name: phrase('staff-analytics.export'), exact: true }).click(),
  ]);
  await expect(dialog).toBeHidden();
  const [, ...rows] = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  const kinds = rows.map((row) => row.split(',').slice(4, 6).join(' '));
  return [...new Set(kinds)].filter((kind) => kind !== 'page_view education').sort();
}
