import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { signInByPassword, solvePuzzle } from '../support/entry.ts';
import { expectFine } from '../support/expect-fine.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
import { freshPhone, signUp } from '../support/sign-up.ts';

const phrase = phrasesOf('zh');
const shots = process.env.ACCOUNT_SHOTS;

test.use({ locale: 'zh-CN' });

/** Reads the code from the simulator and submits it. */
async function enterCode(page: Page): Promise<void> {
  const field = page.getByLabel(phrase('account.code'), { exact: true });
  await field.waitFor();
  const reply = await page.request.get('/api/simulator/messages');
  await field.fill((await reply.json()).data.messages[0].code);
}

/** Proves ownership with the password. */
async function prove(page: Page, password: string): Promise<void> {
  await page.getByLabel(phrase('account.passwordNow')).fill(password);
  await page.getByRole('button', { name: phrase('account.continue') }).click();
}

async function check(page: Page, name: string): Promise<void> {
  await expectFine(page);
  if (shots) await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true });
}

test('a user sets an avatar, a name and a password, signs out and in again', async ({
  page,
  server,
  expectComplaint,
}) => {
  // The refusals of the session that ended with the deletion request, and of a wrong password.
  expectComplaint(/40[01]/);
  await page.setViewportSize({ width: 390, height: 844 });
  const account = freshPhone();
  const { cookies } = await signUp(server.url, account, 'geheim1234');
  await page.context().addCookies([...cookies].map(([name, value]) => ({ name, value, url: server.url })));
  await page.goto('/zh/app/account');
  const phone = page.getByRole('listitem').filter({ hasText: phrase('account.way_phone') });
  await expect(phone).toContainText('****');
  await check(page, 'account');

  const picture = sharp({ create: { width: 600, height: 300, channels: 3, background: 'teal' } });
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: phrase('account.avatarChoose') }).click();
  const buffer = await picture.jpeg().toBuffer();
  await (await chooser).setFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
  const frame = page.getByRole('application', { name: phrase('account.cropFrame') });
  for (const key of ['ArrowRight', '+', 'ArrowUp']) await frame.press(key);
  await check(page, 'crop');
  await page.getByRole('button', { name: phrase('account.cropDone') }).click();
  await expect(page.getByRole('img', { name: phrase('account.avatar') })).toBeVisible();

  await page.getByLabel(phrase('account.username')).fill(' 张\u202e三 ');
  await page.getByLabel(phrase('account.username')).press('Enter');
  await expect(page.getByLabel(phrase('account.username'))).toHaveValue('张三');
  await page.getByLabel(phrase('account.username')).fill(' ');
  await expect(page.getByText(phrase('errors.username_required'))).toBeVisible();
  await page.getByLabel(phrase('account.username')).fill('张三');

  await page.getByRole('button', { name: phrase('account.passwordChange') }).click();
  await prove(page, 'geheim4321');
  await expect(page.getByText(phrase('errors.password_wrong'))).toBeVisible();
  await prove(page, 'geheim1234');
  await page.getByLabel(phrase('account.passwordNew')).fill('tusche5678');
  await page.getByLabel(phrase('account.passwordAgain')).fill('tusche5678');
  await check(page, 'password');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: phrase('account.save') })
    .click();
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.getByRole('button', { name: phrase('account.emailAdd') }).click();
  await prove(page, 'tusche5678');
  await page.getByLabel(phrase('account.emailNew')).fill(`${account}@example.com`);
  await solvePuzzle(page, phrase, () =>
    page.getByRole('button', { name: phrase('account.continue') }).click(),
  );
  await enterCode(page);
  await expect(page.getByText('@example.com')).toBeVisible();

  await page.getByRole('button', { name: phrase('account.delete'), exact: true }).click();
  await check(page, 'delete');
  await prove(page, 'tusche5678');
  await page.getByLabel(phrase('account.deleteSure')).check();
  await check(page, 'sure');
  await page.getByRole('button', { name: phrase('account.deleteNow'), exact: true }).click();
  await page.waitForURL(/\/zh$|\/zh#|\/$/);
  await page.goto('/zh/app/account');
  await page.waitForURL(/\/login/);
  await signInByPassword(page, phrase, { phone: account, password: 'tusche5678' }, /\/app\/account$/);
  const keep = page.getByRole('button', { name: phrase('common.leavingKeep') });
  await keep.waitFor();
  await check(page, 'leaving');
  await keep.click();
  await expect(keep).toBeHidden();
  await expect(page.getByLabel(phrase('account.username'))).toHaveValue('张三');
});
