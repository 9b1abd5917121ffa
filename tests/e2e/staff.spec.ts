import type { Page } from '@playwright/test';
import { codeAt, stepAt } from '../../apps/server/src/modules/staff/factor/totp.ts';
import { proveByPassword, signInBrowser } from '../support/entry.ts';
import { expectAccessible } from '../support/expect-fine.ts';
import { expect, test } from '../support/journey.ts';
import { inkstone } from '../support/operator.ts';
import { phrasesOf } from '../support/phrases.ts';
import { withMovableClock } from '../support/server-options.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { freshPhone } from '../support/sign-up.ts';
import { expectFits, giveReason } from '../support/staff.ts';

const phrase = phrasesOf('zh');
const minute = 60_000;

test.use({
  locale: 'zh-CN',
  // A day ahead of the server for most of the day: pages must not render dates that differ.
  timezoneId: 'Pacific/Kiritimati',
  viewport: { width: 1280, height: 800 },
  serverOptions: withMovableClock,
});

const code = (secret: string, now: number) => codeAt(secret, stepAt(now));

/** Leaves the back office: another tab of it no longer shows its data, and returns to the same list after a code. */
async function leaveWithOtherTab(page: Page, server: ServerProcess, secret: string): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(`${server.url}/zh/admin/audit?outcome=refused`);
  await page.getByRole('button', { name: phrase('admin.leave') }).click();
  await page.waitForURL(/\/app$/);
  await expect(other.getByLabel(phrase('admin.code'))).toBeVisible();
  await other.getByLabel(phrase('admin.code')).fill(code(secret, server.now() + 30_000));
  await other.getByRole('button', { name: phrase('admin.enter'), exact: true }).click();
  await expect(other).toHaveURL(/\/zh\/admin\/audit\?outcome=refused$/);
  await other.getByRole('button', { name: phrase('admin.leave') }).click();
  await other.waitForURL(/\/app$/);
  return other;
}

/** Signs out by keyboard, which signs another tab out, too. */
async function signOutWithOtherTab(page: Page, other: Page, server: ServerProcess): Promise<void> {
  await page.goto(`${server.url}/zh/app`);
  await page.getByRole('banner').locator('summary').last().press('Enter');
  await page.getByRole('button', { name: phrase('common.signOut') }).press('Enter');
  await page.waitForURL(/\/zh$/);
  const signIn = other.getByRole('banner').getByRole('link', { name: new RegExp(phrase('common.signIn')) });
  await expect(signIn.filter({ visible: true }).first()).toBeVisible();
}

test('the first owner sets up a second factor, acts with a reason, and verifies the log', async ({
  page,
  server,
  context,
  newDevice,
  expectComplaint,
}) => {
  const owner = { phone: freshPhone(), password: 'ink2stone' };
  const support = { phone: freshPhone(), password: 'ink2stone' };
  await signInBrowser(context, server.url, owner);
  await signInBrowser(await newDevice(), server.url, support);
  // For users who are not staff the page does not exist.
  expectComplaint(/status of 40[34]/);
  expect((await page.goto(`${server.url}/zh/admin`))?.status()).toBe(404);
  expect(inkstone(server, 'staff', 'add', owner.phone, '--role', 'owner')).toContain('owner');

  const response = await page.goto(`${server.url}/zh/admin/audit`);
  expect(response?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow, noarchive',
  });
  await expect(page).toHaveURL(/\/zh\/admin\/enter\?next=/);
  await expectAccessible(page);
  await page.getByRole('button', { name: phrase('admin.enrolBegin') }).click();
  await proveByPassword(page, phrase, owner.password);
  const secret = (await page.getByTestId('secret').innerText()).replaceAll(' ', '');
  await expect(page.getByRole('img', { name: phrase('admin.qrLabel') })).toBeVisible();
  await expectAccessible(page);
  const begun = server.now();
  await page.getByLabel(phrase('admin.code')).fill(code(secret, begun));
  await page.getByRole('button', { name: phrase('admin.confirm') }).click();
  await expect(
    page.getByRole('region', { name: phrase('admin.recoveryCodes') }).getByRole('listitem'),
  ).toHaveCount(10);
  await page.getByRole('link', { name: phrase('admin.continue') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(phrase('admin.section_audit'));

  // After some time an action requires a code again; each action requires a reason.
  await server.pass(11 * minute);
  await page.getByRole('link', { name: phrase('admin.section_staff') }).click();
  await page.getByRole('button', { name: phrase('admin.addStaff') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: phrase('admin.account') }).fill(support.phone);
  await dialog.getByRole('checkbox', { name: new RegExp(phrase('admin.role_support')) }).check();
  await giveReason(page, phrase, '接替夜班');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: phrase('admin.add'), exact: true }).click();
  await expect(dialog.getByLabel(phrase('admin.freshCode'))).toBeFocused();
  await dialog.getByLabel(phrase('admin.freshCode')).fill(code(secret, begun + 11 * minute));
  await dialog.getByRole('button', { name: phrase('admin.add'), exact: true }).click();
  await expect(dialog).toBeHidden();
  const members = page.getByRole('list', { name: phrase('admin.section_staff') });
  await expect(members.getByRole('listitem').filter({ hasText: phrase('admin.role_support') })).toHaveCount(
    1,
  );
  await expectAccessible(page);

  await page.getByRole('link', { name: phrase('admin.section_audit') }).click();
  const log = page.getByRole('list', { name: phrase('admin.section_audit') });
  await expect(log).toContainText('接替夜班');
  await expect(log).not.toContainText(support.phone.slice(-8));
  await page.getByLabel(phrase('admin.outcome')).selectOption('refused');
  await page.getByRole('button', { name: phrase('admin.filter') }).click();
  await expect(log).toHaveCount(0);
  await page.getByRole('button', { name: phrase('admin.verify') }).click();
  await expect(page.getByRole('status')).toContainText(/日志完整/);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectFits(page);
  await page.goto(`${server.url}/zh/admin/staff`);
  await expectFits(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  const other = await leaveWithOtherTab(page, server, secret);
  await page.goto(`${server.url}/zh/admin`);
  await expect(page.getByLabel(phrase('admin.code'))).toBeVisible();

  await signOutWithOtherTab(page, other, server);
  expect(inkstone(server, 'audit', 'verify')).toContain('The audit log is intact.');
});
