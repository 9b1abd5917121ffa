import { login } from '@inkstone/contracts/accounts';
import { createDocument } from '@inkstone/contracts/documents';
import { createTestClient } from '../../apps/server/src/testing/client.ts';
import { signInBrowser, signInByPassword } from '../support/entry.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
import { freshPhone, passSlider } from '../support/sign-up.ts';
import { writingPage } from '../support/writing-page.ts';

const password = 'ink2stone';

test('all other devices are signed out while a document is open there, and no text is lost', async ({
  page,
  context,
  server,
  newDevice,
}) => {
  const phrase = phrasesOf('en');
  const phone = freshPhone();
  await signInBrowser(context, server.url, { phone, password });

  const second = createTestClient(server.url);
  const slider = await passSlider(second, phone);
  await second.call(login, { account: phone, verifyType: 'password', password, slider });
  const { id } = await second.call(createDocument, { title: '' });
  const device = await newDevice();
  await device.addCookies([...second.cookies].map(([name, value]) => ({ name, value, url: server.url })));
  const elsewhere = await device.newPage();
  await elsewhere.goto(`${server.url}/en/app/write/${id}`);
  const sheet = writingPage(elsewhere, phrase);
  await sheet.body.click();
  await elsewhere.keyboard.type('已发。');
  await sheet.waitUntilSaved();

  await page.goto(`${server.url}/en/app/settings/devices`);
  const devices = page.getByRole('list', { name: phrase('devices.list') });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: phrase('devices.signOutOthers') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: phrase('devices.signOutOthers') }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);

  await expect(elsewhere.getByText(phrase('errors.session_revoked'))).toBeVisible();
  await elsewhere.keyboard.type('未发。');
  // On a phone the reason and the link have a row of their own; the link was covered by other buttons.
  await elsewhere.setViewportSize({ width: 360, height: 740 });
  await elsewhere
    .getByRole('banner')
    .getByRole('link', { name: phrase('common.signIn') })
    .click();
  await elsewhere.waitForURL(/\/login\?next=/);
  await elsewhere.setViewportSize({ width: 1280, height: 720 });
  await signInByPassword(elsewhere, phrase, { phone, password }, /\/app\/write\//);
  await sheet.waitUntilSaved();
  await expect(sheet.body).toContainText('已发。未发。');
});

test('a link followed after the session has ended leads through the sign-in to its page', async ({
  page,
  context,
  server,
  expectComplaint,
}) => {
  expectComplaint(/401 \(Unauthorized\)/);
  const phrase = phrasesOf('en');
  const phone = freshPhone();
  await signInBrowser(context, server.url, { phone, password });
  await page.goto('/en/app');
  const link = page.getByRole('link', { name: phrase('documents.trashHeading') });
  await expect(link).toBeVisible();
  await context.clearCookies();
  await link.click();
  await page.waitForURL(/\/login\?/);
  expect(new URL(page.url()).searchParams.get('next')).toBe('/en/app/trash');
  await signInByPassword(page, phrase, { phone, password }, /\/en\/app\/trash$/);
  await expect(page.getByRole('heading', { name: phrase('documents.trashHeading') })).toBeVisible();
});
