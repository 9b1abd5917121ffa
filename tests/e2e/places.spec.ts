import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inventedPlaces } from '../../apps/server/src/testing/invented-places.ts';
import { buildMmdb } from '../../apps/server/src/testing/mmdb.ts';
import { registerByPhone, signInByPassword } from '../support/entry.ts';
import { expectAccessible } from '../support/expect-fine.ts';
import { test as base, expect } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
import { withoutWarmChecks } from '../support/server-options.ts';
import type { ServerOptions } from '../support/server-process.ts';
import { freshPhone } from '../support/sign-up.ts';
import { openPhone } from '../support/simulated-phone.ts';

const password = 'ink2stone';
const phrase = phrasesOf('en');
const fromShenzhen = { 'x-forwarded-for': '203.0.113.7' };
const fromLyon = { 'x-forwarded-for': '2001:db8:5::1' };

/** A server behind a proxy, with a geolocation database. */
const test = base.extend<object, { serverOptions: ServerOptions }>({
  serverOptions: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires destructured fixtures.
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'inkstone-places-'));
      const path = join(folder, 'city.mmdb');
      await writeFile(path, buildMmdb({ networks: inventedPlaces }));
      await use({ settings: { GEO_DATABASE: path, TRUSTED_PROXIES: '127.0.0.1', ...withoutWarmChecks } });
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});
test.use({ locale: 'en-GB', extraHTTPHeaders: fromShenzhen });

test('devices are listed with their place, in the language of the page', async ({
  page,
  server,
  newDevice,
}) => {
  const phone = freshPhone();
  await page.goto(`${server.url}/en`);
  await registerByPhone(page, phrase, { phone, password });
  const context = await newDevice({ extraHTTPHeaders: fromLyon });
  const elsewhere = await context.newPage();
  await elsewhere.goto(`${server.url}/en/login`);
  await signInByPassword(elsewhere, phrase, { phone, password });
  await context.close();

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
