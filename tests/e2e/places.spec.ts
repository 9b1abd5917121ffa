import { login } from '@inkstone/contracts/accounts';
import { createTestClient } from '../../apps/server/src/testing/client.ts';
import { expectAccessible } from '../support/expect-fine.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
import { withManualInvoices } from '../support/server-options.ts';
import { freshPhone, passSlider, signUp } from '../support/sign-up.ts';
import { openPhone } from '../support/simulated-phone.ts';

const password = 'ink2stone';
const phrase = phrasesOf('en');
const fromShenzhen = { 'x-forwarded-for': '203.0.113.7' };
const fromLyon = { 'x-forwarded-for': '2001:db8:5::1' };

test.use({ serverOptions: withManualInvoices, locale: 'en-GB', extraHTTPHeaders: fromShenzhen });

test('devices are listed with their place, in the language of the page', async ({
  page,
  context,
  server,
}) => {
  const account = freshPhone();
  const here = createTestClient(server.url, 'en', fromShenzhen);
  await signUp(server.url, account, password, here);
  await context.addCookies([...here.cookies].map(([name, value]) => ({ name, value, url: server.url })));
  const elsewhere = createTestClient(server.url, 'en', fromLyon);
  const slider = await passSlider(elsewhere, account);
  await elsewhere.call(login, { account, verifyType: 'password', password, slider });

  const devices = page.getByRole('list', { name: phrase('devices.list') }).getByRole('listitem');
  await page.goto(`${server.url}/en/app/settings/devices`);
  await expect(devices).toHaveText([/Shenzhen, Guangdong, China/, /Lyon, Auvergne-Rhône-Alpes, France/]);
  await expect(page.getByRole('link', { name: /GeoLite Data created by MaxMind/ })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
  await page.goto(`${server.url}/zh/app/settings/devices`);
  await page
    .getByRole('listitem')
    .filter({ hasText: '中国 · 广东 · 深圳' })
    .filter({ hasText: '正在使用' })
    .waitFor();
});

test('a user who scans a code sees from which place it was requested', async ({ page, server }) => {
  await page.goto(`${server.url}/en/login`);
  await page.getByRole('button', { name: phrase('accounts.wechat') }).click();
  const phone = await openPhone(page, phrase, 'Mei');
  await expect(phone.getByRole('definition').filter({ hasText: 'Shenzhen, Guangdong, China' })).toBeVisible();
});
