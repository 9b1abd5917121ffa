import { signInBrowser } from '../support/entry.ts';
import { expectAccessible } from '../support/expect-fine.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { freshPhone } from '../support/sign-up.ts';
import { confirmWithReason, expectFits, signInStaff } from '../support/staff.ts';

const phrase = phrasesOf('zh');

test.use({ locale: 'zh-CN', viewport: { width: 1280, height: 800 } });

/** Adds a permanently failed job to the queue, which has no effect when it runs. */
async function addFailedJob(server: ServerProcess): Promise<void> {
  // Only one process at a time can open the embedded database.
  const isEmbedded = server.databaseUrl === null;
  if (isEmbedded) await server.stop();
  // Not loaded by the processes that only list this file.
  const { openDatabase } = await import('../../apps/server/src/platform/db/open-database.ts');
  const { createLog } = await import('../../apps/server/src/platform/observability/log.ts');
  const database = await openDatabase(server, { log: createLog('silent') });
  await database.run(
    `insert into jobs.job (name, state, policy, completed_on, output)
     values ('maintain-database', 'failed', 'exclusive', now(), '{"message": "no ink"}')`,
  );
  await database.close();
  if (isEmbedded) await server.restart();
}

test('staff find an account, end its sessions and block it; each step with a reason', async ({
  page,
  server,
  context,
  newDevice,
  expectComplaint,
}) => {
  const person = { phone: freshPhone(), password: 'ink2stone' };
  const device = await newDevice();
  await signInBrowser(device, server.url, person);
  await signInStaff(context, server, 'owner');
  const act = async (button: string) => {
    await page.getByRole('button', { name: button, exact: true }).click();
    await confirmWithReason(page, phrase, '用户来信', button);
  };

  await page.goto(`${server.url}/zh/admin`);
  await page.getByRole('link', { name: phrase('admin.section_accounts') }).click();
  const field = page.getByLabel(phrase('staff-accounts.query'));
  await field.fill('13800000000');
  await field.press('Enter');
  await expect(page.getByText(phrase('staff-accounts.noneFoundHint'))).toBeVisible();
  await field.fill(person.phone);
  await field.press('Enter');
  const results = page.getByRole('list', { name: phrase('staff-accounts.results') });
  await expect(results.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  await results.getByRole('link').click();

  const devices = page.getByRole('list', { name: phrase('staff-accounts.devices') });
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('main')).not.toContainText(person.phone);
  await expectAccessible(page);
  await act(phrase('staff-accounts.endAll'));
  await expect(page.getByText(phrase('staff-accounts.ended', { count: 1 }))).toBeVisible();
  await expect(devices).toBeHidden();
  await act(phrase('staff-accounts.block'));
  await expect(page.getByText(phrase('staff-accounts.blockedAt'))).toBeVisible();

  // The search is kept, with updated results; no URL contains the number.
  await page.getByRole('link', { name: phrase('staff-accounts.back') }).click();
  await expect(results).toContainText(phrase('staff-accounts.blocked'));
  expect(page.url()).not.toContain(person.phone);
  const visitor = await device.newPage();
  await visitor.goto(`${server.url}/zh/app`);
  await expect(visitor).toHaveURL(/\/login/);

  await results.getByRole('link').click();
  await page.setViewportSize({ width: 360, height: 740 });
  await act(phrase('staff-accounts.unblock'));
  await expect(page.getByRole('button', { name: phrase('staff-accounts.block') })).toBeVisible();
  await expectFits(page);

  expectComplaint(/status of 404/);
  expect((await page.goto(`${server.url}/zh/admin/accounts/nobody`))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(phrase('admin.failure_404'));
});

test('staff run a failed job again, read the settings and manage an organisation; a role opens only its pages', async ({
  page,
  server,
  context,
  newDevice,
  expectComplaint,
}) => {
  const member = freshPhone();
  await signInBrowser(await newDevice(), server.url, { phone: member });
  await addFailedJob(server);
  await signInStaff(context, server, 'owner');
  const dialog = page.getByRole('dialog');

  await page.goto(`${server.url}/zh/admin/jobs`);
  const failed = page.getByRole('list', { name: phrase('staff-jobs.list_failed') });
  await expect(failed).toContainText('no ink');
  await expectAccessible(page);
  await failed.getByRole('button').click();
  await confirmWithReason(page, phrase, '磁盘已清理', phrase('staff-jobs.retry'));
  await expect(page.getByText(phrase('staff-jobs.empty_failed'))).toBeVisible();
  // The button was removed with its row, but the focus is kept.
  await expect(page.getByRole('main')).toBeFocused();

  await page.getByRole('link', { name: phrase('admin.section_settings'), exact: true }).click();
  await page.getByLabel(phrase('staff-settings.filter')).fill('data_dir');
  await expect(page.getByRole('definition')).toContainText([server.dataDir]);
  await page.getByLabel(phrase('staff-settings.filter')).fill('smtp');
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectFits(page);

  await page.getByRole('button', { name: phrase('admin.section_settings') }).click();
  await page.getByRole('link', { name: phrase('admin.section_organisations') }).click();
  await page.getByRole('button', { name: phrase('staff-organisations.add') }).click();
  await dialog.getByLabel(phrase('staff-organisations.name')).fill('青山市人民政府');
  await confirmWithReason(page, phrase, '合同', phrase('staff-organisations.addConfirm'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('青山市人民政府');
  const join = async (account: string) => {
    await page.getByRole('button', { name: phrase('staff-organisations.join') }).click();
    await dialog.getByLabel(phrase('staff-organisations.account')).fill(account);
    await confirmWithReason(page, phrase, '名单', phrase('staff-organisations.addConfirm'));
  };
  expectComplaint(/status of 404/);
  await join('nobody');
  await expect(dialog).toContainText(phrase('errors.account_not_found', { account: 'nobody' }));
  await dialog.getByRole('button', { name: phrase('admin.cancel') }).click();
  await join(member);
  const members = page.getByRole('list', { name: phrase('staff-organisations.memberList') });
  await expect(members.getByRole('listitem')).toContainText([member.slice(-4)]);
  await members.getByRole('button').first().click();
  await confirmWithReason(page, phrase, '管词表', phrase('staff-organisations.managerConfirm'));
  await expect(members.getByText(phrase('staff-organisations.manager'), { exact: true })).toBeVisible();
  await expectFits(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  const address = page.url();

  const colleague = await newDevice({ viewport: { width: 360, height: 740 } });
  await signInStaff(colleague, server, 'support');
  const theirs = await colleague.newPage();
  await theirs.goto(address);
  await expect(theirs.getByRole('listitem').filter({ hasText: member.slice(-4) })).toBeVisible();
  await expect(theirs.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(theirs.getByRole('link', { name: phrase('admin.section_settings'), exact: true })).toHaveCount(
    0,
  );
  expectComplaint(/status of 403/);
  expect((await theirs.goto(`${server.url}/zh/admin/settings`))?.status()).toBe(403);
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(phrase('admin.failure_403'));
  await expectAccessible(theirs);
  await theirs.getByRole('link', { name: phrase('admin.toOverview') }).click();
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(phrase('admin.overview'));
});
