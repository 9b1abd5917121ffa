import type { Page } from '@playwright/test';
import { startWebDav } from '../../apps/server/src/testing/webdav.ts';
import { proveByPassword, signInBrowser } from '../support/entry.ts';
import { expectFine } from '../support/expect-fine.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
import { withSimulator } from '../support/server-options.ts';

const phrase = phrasesOf('zh');
const password = '墨 "1"';
const owner = { password: 'river2026stone' };
test.use({
  ...{ serverOptions: withSimulator, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' },
  viewport: { width: 390, height: 844 },
});

const backup = (page: Page) => page.getByRole('region', { name: phrase('backup.title') });
const press = (page: Page, key: Parameters<typeof phrase>[0]) =>
  page.getByRole('button', { name: phrase(key), exact: true }).click();
const field = (page: Page, key: Parameters<typeof phrase>[0]) =>
  backup(page).getByLabel(phrase(key), { exact: true });

test('archives go to a WebDAV folder regularly, also after the server is killed', async ({
  page,
  context,
  server,
  expectComplaint,
}) => {
  // The refusal of the wrong password, and requests of the page while the server is down.
  expectComplaint(/422|Failed to load resource/);
  const dav = await startWebDav({ login: 'digest' });
  const archives = () => [...dav.files.keys()].filter((path) => path.endsWith('.zip'));

  await signInBrowser(context, server.url, owner);
  await page.goto(`${server.url}/zh/app/settings/export`);
  await setUp(page, dav.url, '备份 一');
  await expectFine(page);
  await press(page, 'backup.save');
  await proveByPassword(page, phrase, owner.password);
  await expect(backup(page).getByText(phrase('backup.states.done'))).toBeVisible({ timeout: 60_000 });
  const before = archives();
  expect(before).toHaveLength(1);

  const reached = Promise.withResolvers<void>();
  dav.fault = (method) => {
    if (method !== 'PUT') return null;
    reached.resolve();
    return 'silence';
  };
  await press(page, 'backup.edit');
  await field(page, 'backup.folder').fill('另一处');
  await press(page, 'backup.save');
  await proveByPassword(page, phrase, owner.password);
  await reached.promise;
  await server.kill();
  await server.restart();
  await page.reload();
  await expect(backup(page).getByText(phrase('backup.states.running'))).toBeVisible();
  expect(archives()).toEqual(before);

  await press(page, 'backup.pause');
  await expect(backup(page).getByText(phrase('backup.paused'), { exact: true })).toBeVisible();
  await press(page, 'backup.remove');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: phrase('backup.remove') })
    .click();
  await expect(page.getByRole('button', { name: phrase('backup.setUp') })).toBeVisible();
  expect(archives()).toEqual(before);
  await dav.stop();
});

/** Fills in the form, first with a wrong password, and tests the destination. */
async function setUp(page: Page, url: string, folder: string): Promise<void> {
  await press(page, 'backup.setUp');
  await field(page, 'backup.url').fill(url);
  await field(page, 'backup.user').fill('li');
  await field(page, 'backup.password').fill('wrong');
  await field(page, 'backup.folder').fill(folder);
  await press(page, 'backup.try');
  await expect(backup(page).getByText(phrase('errors.destination_sign_in_refused'))).toBeVisible();
  await expect(field(page, 'backup.password')).toBeFocused();
  await field(page, 'backup.password').fill(password);
  await press(page, 'backup.try');
  await expect(backup(page).getByText(phrase('backup.tried'))).toBeVisible();
}
