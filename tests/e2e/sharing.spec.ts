import { createDocument } from '@inkstone/contracts/documents';
import type { Page } from '@playwright/test';
import { violationsOf } from '../support/expect-fine.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
import { signUp } from '../support/sign-up.ts';
import { openHeaderTool, writingPage } from '../support/writing-page.ts';

const phrase = phrasesOf('zh');

test.use({ locale: 'zh-CN', viewport: { width: 1280, height: 800 } });

/** Registers a user, creates a document with a title and a line, and opens it. */
async function openWritten(page: Page, url: string): Promise<void> {
  const person = await signUp(url);
  const { id } = await person.call(createDocument, { title: '春晓' });
  await page.context().addCookies([...person.cookies].map(([name, value]) => ({ name, value, url })));
  await page.goto(`/zh/app/write/${id}`);
  const sheet = writingPage(page, phrase);
  await sheet.body.click();
  await page.keyboard.insertText('春眠不觉晓，处处闻啼鸟。');
  await sheet.waitUntilSaved();
}

async function openShareDialog(page: Page): Promise<void> {
  await openHeaderTool(page, phrase, phrase('sharing.share'));
  await expect(page.getByRole('dialog', { name: phrase('sharing.share') })).toBeVisible();
}

const linkField = (page: Page) => page.getByRole('textbox', { name: phrase('sharing.link'), exact: true });

/** Turns sharing on and returns the link. */
async function turnOn(page: Page): Promise<string> {
  await page.getByRole('button', { name: phrase('sharing.turnOn') }).click();
  await expect(linkField(page)).toBeVisible();
  return linkField(page).inputValue();
}

/** A phone of a visitor without an account. */
const phoneOptions = { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true };

const heading = (page: Page, key: string) =>
  page.getByRole('heading', { level: 1, name: phrase(`sharing.${key}`) });

test('a document is shared, read on a phone and on a desktop, given a password, another link, and closed @across', async ({
  page,
  server,
  newDevice,
  expectComplaint,
}) => {
  expectComplaint(/status of (?:403|404|410)/);
  await openWritten(page, server.url);
  await openShareDialog(page);
  const first = await turnOn(page);
  expect(await violationsOf(page)).toEqual([]);

  const phone = await (await newDevice(phoneOptions)).newPage();
  const opened = await phone.goto(first);
  expect(opened?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex, nofollow, noarchive',
  });
  await expect(phone.getByRole('heading', { level: 1, name: '春晓' })).toBeVisible();
  await expect(phone.getByRole('article')).toContainText('春眠不觉晓，处处闻啼鸟。');
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await violationsOf(phone)).toEqual([]);

  const desk = await (await newDevice()).newPage();
  await desk.goto(first);
  await expect(desk.getByRole('article')).toContainText('春眠不觉晓，处处闻啼鸟。');
  expect(await violationsOf(desk)).toEqual([]);

  // Text that is written now is shown after the next reload.
  await page.keyboard.press('Escape');
  await writingPage(page, phrase).body.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText('夜来风雨声。');
  await writingPage(page, phrase).waitUntilSaved();
  await phone.reload();
  await expect(phone.getByRole('article')).toContainText('夜来风雨声。');

  await openShareDialog(page);
  await page.getByText(phrase('sharing.settings'), { exact: true }).click();
  await page.getByRole('checkbox', { name: phrase('sharing.askPassword') }).check();
  await page.getByLabel(phrase('sharing.password'), { exact: true }).fill('花落知多少');
  await page.getByRole('button', { name: phrase('sharing.save') }).click();
  await expect(page.getByText(phrase('sharing.saved')).first()).toBeVisible();
  await phone.reload();
  await expect(heading(phone, 'passwordTitle')).toBeVisible();
  expect(await violationsOf(phone)).toEqual([]);
  await phone.getByLabel(phrase('sharing.password'), { exact: true }).fill('不知道');
  await phone.getByRole('button', { name: phrase('sharing.open') }).click();
  await expect(phone.getByRole('alert')).toHaveText(phrase('errors.share_password_wrong'));
  await phone.getByLabel(phrase('sharing.password'), { exact: true }).fill('花落知多少');
  await phone.getByRole('button', { name: phrase('sharing.open') }).click();
  await expect(phone.getByRole('article')).toContainText('夜来风雨声。');
  await phone.reload();
  await expect(phone.getByRole('article')).toContainText('夜来风雨声。');

  await page.getByRole('button', { name: phrase('sharing.refresh') }).click();
  await page.getByRole('button', { name: phrase('sharing.refreshNow'), exact: true }).click();
  await expect(linkField(page)).not.toHaveValue(first);
  const second = await linkField(page).inputValue();
  expect((await phone.goto(first))?.status()).toBe(410);
  await expect(heading(phone, 'expiredTitle')).toBeVisible();
  await expect(phone.getByText(phrase('errors.share_replaced'))).toBeVisible();
  await phone.goto(second);
  await expect(heading(phone, 'passwordTitle')).toBeVisible();

  await page.getByRole('button', { name: phrase('sharing.turnOff') }).click();
  await expect(page.getByRole('button', { name: phrase('sharing.turnOn') })).toBeVisible();
  expect((await phone.goto(second))?.status()).toBe(404);
  await expect(heading(phone, 'closedTitle')).toBeVisible();
  await phone.goto(`${server.url}/fileshare`);
  await expect(heading(phone, 'closedTitle')).toBeVisible();
});

test('without scripts a link with a password and one view opens once, and can be reported', async ({
  page,
  server,
  newDevice,
  expectComplaint,
}) => {
  expectComplaint(/status of (?:403|410)/);
  await openWritten(page, server.url);
  await openShareDialog(page);
  const link = await turnOn(page);
  await page.getByText(phrase('sharing.settings'), { exact: true }).click();
  await page.getByLabel(phrase('sharing.viewLimit')).fill('1');
  await page.getByRole('button', { name: phrase('sharing.save') }).click();
  await expect(page.getByText(phrase('sharing.viewsOf', { count: 0, limit: 1 }))).toBeVisible();

  const takePhone = async () => (await newDevice({ ...phoneOptions, javaScriptEnabled: false })).newPage();
  const phone = await takePhone();
  await phone.goto(link);
  await expect(heading(phone, 'limitedTitle')).toBeVisible();
  await phone.reload();
  await phone.getByRole('button', { name: phrase('sharing.open') }).click();
  await expect(phone.getByRole('article')).toContainText('春眠不觉晓');
  await phone.getByText(phrase('sharing.report')).click();
  await phone.getByRole('radio', { name: phrase('sharing.reason_plagiarism') }).check();
  await phone.getByLabel(phrase('sharing.details')).fill('这首诗是孟浩然的。');
  await phone.getByRole('button', { name: phrase('sharing.sendReport') }).click();
  await expect(phone.getByRole('status')).toHaveText(phrase('sharing.reported'));
  await expect(phone.getByRole('article')).toContainText('春眠不觉晓');

  const late = await takePhone();
  expect((await late.goto(link))?.status()).toBe(410);
  await expect(late.getByText(phrase('errors.share_views_used', { limit: 1 }))).toBeVisible();
});

test('on a phone the settings of a link, its password and a report show errors as messages of the page', async ({
  page,
  server,
  newDevice,
  expectComplaint,
}) => {
  expectComplaint(/status of (?:401|403)/);
  await page.setViewportSize({ width: 360, height: 740 });
  await openWritten(page, server.url);
  await openShareDialog(page);
  const link = await turnOn(page);
  await page.getByText(phrase('sharing.settings'), { exact: true }).click();
  await page.getByRole('checkbox', { name: phrase('sharing.askPassword') }).check();
  const field = {
    password: page.getByLabel(phrase('sharing.password'), { exact: true }),
    lastDay: page.getByLabel(phrase('sharing.lastDay')),
    viewLimit: page.getByLabel(phrase('sharing.viewLimit')),
  };
  const save = page.getByRole('button', { name: phrase('sharing.save') });
  await field.lastDay.fill('2020-01-01');
  await field.viewLimit.fill('0');
  await save.click();
  await expect(field.password).toBeFocused();
  await expect(page.getByText(phrase('errors.share_password_length', { least: 4, most: 64 }))).toBeVisible();
  await expect(page.getByText(phrase('sharing.lastDayWrong'))).toBeVisible();
  await expect(page.getByText(phrase('sharing.viewLimitWrong', { most: 1_000_000 }))).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await field.password.fill('花落知多少');
  await field.lastDay.fill('2099-01-01');
  await save.click();
  await expect(field.viewLimit).toBeFocused();
  await expect(page.getByText(phrase('sharing.lastDayWrong'))).toBeHidden();
  await field.viewLimit.fill('');
  await save.click();
  await expect(page.getByText(phrase('sharing.saved')).first()).toBeVisible();

  const phone = await (await newDevice(phoneOptions)).newPage();
  await phone.goto(link);
  await phone.getByRole('button', { name: phrase('sharing.open') }).click();
  await expect(phone.getByRole('alert')).toHaveText(phrase('errors.share_password_required'));
  await expect(phone.getByLabel(phrase('sharing.password'), { exact: true })).toBeFocused();
  await phone.getByText(phrase('sharing.report')).click();
  await phone.getByLabel(phrase('sharing.details')).fill('请看。');
  await phone.getByLabel(phrase('sharing.email')).fill('not an address');
  await phone.getByRole('button', { name: phrase('sharing.sendReport') }).click();
  await expect(phone.getByText(phrase('sharing.reasonRequired'))).toBeVisible();
  await expect(phone.getByText(phrase('errors.email_invalid'))).toBeVisible();
  await expect(phone.getByRole('radio').first()).toBeFocused();
  await phone.getByRole('radio').first().check();
  await expect(phone.getByText(phrase('sharing.reasonRequired'))).toBeHidden();
  await expect(phone.getByLabel(phrase('sharing.details'))).toHaveValue('请看。');
});

test('the sharing dialog by keyboard: the focus follows, and entries survive a reader', async ({
  page,
  server,
  newDevice,
}) => {
  await openWritten(page, server.url);
  await openShareDialog(page);
  await page.getByRole('button', { name: phrase('sharing.turnOn') }).press('Enter');
  await expect(page.getByRole('button', { name: phrase('sharing.copy'), exact: true })).toBeFocused();
  const link = await linkField(page).inputValue();
  const settings = page.locator('summary').filter({ hasText: phrase('sharing.settings') });
  await settings.press('Enter');
  const author = page.getByLabel(phrase('sharing.author'), { exact: true });
  await author.fill('孟');

  // A reader opens the link, and the owner returns from another window: the views are read again.
  const reader = await (await newDevice(phoneOptions)).newPage();
  await reader.goto(link);
  await page.clock.setSystemTime(Date.now() + 60_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(settings).toContainText(phrase('sharing.viewsSoFar', { count: 1 }));
  await expect(author).toHaveValue('孟');
  const save = page.getByRole('button', { name: phrase('sharing.save') });
  await save.press('Enter');
  await expect(page.getByText(phrase('sharing.saved')).first()).toBeVisible();
  await expect(save).toBeFocused();

  const replace = page.getByRole('button', { name: phrase('sharing.refresh') });
  await replace.press('Enter');
  await expect(page.getByRole('button', { name: phrase('sharing.refreshNow'), exact: true })).toBeFocused();
  await page.getByRole('button', { name: phrase('sharing.cancel') }).press('Enter');
  await expect(replace).toBeFocused();
  await page.getByRole('button', { name: phrase('sharing.turnOff') }).press('Enter');
  await expect(page.getByRole('button', { name: phrase('sharing.turnOn') })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: phrase('sharing.share'), exact: true })).toBeFocused();
});

test('a document that is not on the server yet cannot be shared, and the dialog shows why', async ({
  page,
  context,
  server,
  expectComplaint,
}) => {
  // On a slow machine a worker of the checks may start only when the line is broken.
  expectComplaint(/ERR_INTERNET_DISCONNECTED|WebSocket|fetching the script/);
  await openWritten(page, server.url);
  await openShareDialog(page);
  await expect(page.getByRole('button', { name: phrase('sharing.turnOn') })).toBeEnabled();
  await page.keyboard.press('Escape');
  // A module of the page that is being loaded when the connection breaks would make the page reload.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await writingPage(page, phrase).body.click();
  await page.keyboard.insertText('离线写的。');
  await openShareDialog(page);
  const dialog = page.getByRole('dialog', { name: phrase('sharing.share') });
  await expect(dialog.getByRole('status')).toHaveText(
    new RegExp(`${phrase('sharing.blockedOffline')}|${phrase('sharing.blockedSaving')}`),
  );
  await expect(dialog.getByRole('button', { name: phrase('sharing.turnOn') })).toBeDisabled();
  await context.setOffline(false);
  await expect(dialog.getByRole('button', { name: phrase('sharing.turnOn') })).toBeEnabled({
    timeout: 60_000,
  });
});

test('hostile text stays text on the public page', async ({ page, server, newDevice }) => {
  const person = await signUp(server.url);
  const { id } = await person.call(createDocument, { title: '<img src=x onerror=alert(1)>"\'' });
  await page
    .context()
    .addCookies([...person.cookies].map(([name, value]) => ({ name, value, url: server.url })));
  await page.goto(`/zh/app/write/${id}`);
  const sheet = writingPage(page, phrase);
  await sheet.body.click();
  await page.keyboard.insertText('</script><script>alert(1)</script><svg onload=alert(1)>');
  await sheet.waitUntilSaved();
  await openShareDialog(page);
  const link = await turnOn(page);
  const phone = await (await newDevice(phoneOptions)).newPage();
  phone.on('dialog', () => expect('an alert').toBe('none'));
  await phone.goto(link);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('<img src=x onerror=alert(1)>"\'');
  await expect(phone.getByRole('article')).toContainText('<script>alert(1)</script><svg onload=alert(1)>');
  expect(await phone.locator('article script, article svg, article img').count()).toBe(0);
});
