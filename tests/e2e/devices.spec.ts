import { registerByPhone, signInByPassword } from '../support/entry.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
import { freshPhone } from '../support/sign-up.ts';
import { writingPage } from '../support/writing-page.ts';

const password = 'ink2stone';

test('all other devices are signed out while a document is open there, and no text is lost', async ({
  page,
  server,
  newDevice,
  expectComplaint,
}) => {
  // A page prepares for offline use after some seconds, possibly just after its session has ended.
  expectComplaint(/401 .*\/api\/(document\/list|folder\/list|proofreading\/preferences|exempt-words\/list)/);
  const phrase = phrasesOf('en');
  const phone = freshPhone();
  await page.goto(`${server.url}/en`);
  await registerByPhone(page, phrase, { phone, password });

  const elsewhere = await (await newDevice()).newPage();
  await elsewhere.goto(`${server.url}/en/login`);
  await signInByPassword(elsewhere, phrase, { phone, password });
  await elsewhere
    .getByRole('button', { name: phrase('documents.newDocument') })
    .first()
    .click();
  const sheet = writingPage(elsewhere, phrase);
  await sheet.body.click();
  await elsewhere.keyboard.type('Sent. ');
  await sheet.waitUntilSaved();

  await page.goto(`${server.url}/en/app/settings/devices`);
  const devices = page.getByRole('list', { name: phrase('devices.list') });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: phrase('devices.signOutOthers') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: phrase('devices.signOutOthers') }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);

  await expect(elsewhere.getByText(phrase('errors.session_revoked'))).toBeVisible();
  await elsewhere.keyboard.type('Not sent.');
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
  await expect(sheet.body).toContainText('Sent. Not sent.');
});

test('a link followed after the session has ended leads through the sign-in to its page', async ({
  page,
  server,
  expectComplaint,
}) => {
  expectComplaint(/401 \(Unauthorized\)/);
  const phrase = phrasesOf('en');
  const phone = freshPhone();
  await page.goto(`${server.url}/en`);
  await registerByPhone(page, phrase, { phone, password });
  await page.waitForURL(/\/en\/app$/);
  const link = page.getByRole('link', { name: phrase('documents.trashHeading') });
  await expect(link).toBeVisible();
  await page.context().clearCookies();
  await link.click();
  await page.waitForURL(/\/login\?/);
  expect(new URL(page.url()).searchParams.get('next')).toBe('/en/app/trash');
  await signInByPassword(page, phrase, { phone, password }, /\/en\/app\/trash$/);
  await expect(page.getByRole('heading', { name: phrase('documents.trashHeading') })).toBeVisible();
});
