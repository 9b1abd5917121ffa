import { randomUUID } from 'node:crypto';
import { openTicket } from '@inkstone/contracts/desk';
import { createTestClient } from '../../apps/server/src/testing/client.ts';
import { expectAccessible } from '../support/expect-fine.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
import { expectFits, signInStaff } from '../support/staff.ts';

const phrase = phrasesOf('zh');
const contact = (key: string, values?: Record<string, string>) => phrase(`contact.${key}`, values);
const desk = (key: string) => phrase(`staff-desk.${key}`);

test.use({ locale: 'zh-CN', viewport: { width: 360, height: 780 } });

test('a visitor writes, first without a network, staff answer, the visitor reads', async ({
  page,
  server,
  newDevice,
  expectComplaint,
}) => {
  expectComplaint(/ERR_INTERNET_DISCONNECTED/);
  await page.goto(`${server.url}/zh/coreTechnology/contactUs?activeType=nonsense`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact('title_default'));
  await page.getByRole('link', { name: contact('topic_technical') }).click();
  await expect(page).toHaveURL(/activeType=technical/);
  const send = page.getByRole('button', { name: contact('send'), exact: true });
  await send.click();
  await expect(page.getByLabel(contact('name'), { exact: true })).toBeFocused();
  await expectAccessible(page);
  await expectFits(page);

  const text = page.getByLabel(contact('text'));
  await page.getByLabel(contact('name'), { exact: true }).fill('王芳');
  await page.getByLabel(contact('email'), { exact: true }).fill('fang@example.com');
  await text.fill('导出 Word 后脚注的编号乱了。');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('contentinfo').getByRole('link', { name: '简体中文' }).click();
  await expect(text).toHaveValue('导出 Word 后脚注的编号乱了。');
  await page.context().setOffline(true);
  await send.click();
  await expect(page.getByRole('alert')).toContainText(contact('notSent'));
  await page.context().setOffline(false);
  await send.dblclick();
  await expect(page.getByRole('status')).toContainText(contact('sentTitle'));
  const number = /T\d{8}/.exec((await page.getByRole('status').textContent()) ?? '')?.[0] ?? '';
  await page.getByRole('link', { name: contact('openTicket') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact('ticketTitle', { number }));
  await expectFits(page);

  const context = await newDevice({ locale: 'zh-CN', viewport: { width: 1280, height: 800 } });
  await signInStaff(context, server, 'support');
  const staff = await context.newPage();
  await staff.goto(`${server.url}/zh/admin/desk?view=all&search=${number}`);
  await staff.getByRole('link', { name: number }).click();
  await staff.getByLabel(desk('answer')).fill('请升级到新版。');
  await staff.getByRole('button', { name: desk('answerSend') }).click();
  await expect(staff.getByRole('list', { name: desk('messages') }).getByRole('listitem')).toHaveCount(2);
  await expectAccessible(staff);
  await context.close();

  await page.reload();
  await expect(page.getByText('请升级到新版。')).toBeVisible();
  await expectAccessible(page);
});

test('input typed, chosen and sent before the page is interactive is not lost', async ({ page, server }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', (route) => scripts.promise.then(() => route.continue()));
  await page.goto(`${server.url}/zh/bussiness/contactSales`, { waitUntil: 'commit' });
  const [name, company] = [page.getByLabel(contact('name')), page.getByLabel(contact('company'))];
  const size = page.getByLabel(contact('teamSize'));
  await company.fill('光华印刷厂');
  await size.selectOption({ index: 2 });
  await name.fill('李雷');
  const chosen = await size.inputValue();
  await name.press('Enter');
  scripts.resolve();
  await page.getByRole('button', { name: contact('send'), exact: true }).click();
  // The page was not reloaded by the early Enter, and only the fields that were not filled in are reported as missing.
  await expect(page).toHaveURL(/\/contactSales$/);
  await expect(page.getByLabel(contact('post'))).toBeFocused();
  await expect(name).toHaveValue('李雷');
  await expect(company).toHaveValue('光华印刷厂');
  await expect(size).toHaveValue(chosen);
});

test('staff release a held request in the queue, and its requester is told', async ({
  page,
  server,
  context,
}) => {
  // Sent without opening the form, as programs do.
  const { number, isHeld } = await createTestClient(server.url).call(openTicket, {
    ...{ kind: 'support', topic: 'default', key: randomUUID(), name: '周先生', email: 'zhou@example.com' },
    text: '请问可以对公转账吗？',
  });
  expect(isHeld).toBe(true);
  await signInStaff(context, server, 'support');
  await page.goto(`${server.url}/zh/admin/desk?view=held`);
  const row = page.getByRole('listitem').filter({ hasText: number });
  await expect(row).toContainText('请问可以对公转账吗？');
  await expectFits(page);
  await row.getByRole('button', { name: `${desk('release')}: ${number}` }).press('Enter');
  await expect(row).toHaveCount(0);
  await page.goto(`${server.url}/zh/admin/desk?view=open&search=${number}`);
  await expect(row).toBeVisible();
  await expect
    .poll(async () => JSON.stringify(await (await page.request.get('/api/simulator/messages')).json()))
    .toContain(number);
});
