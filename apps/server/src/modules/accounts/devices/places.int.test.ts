import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHttpCall } from '@inkstone/api-client';
import type { Call } from '@inkstone/contracts';
import { login } from '@inkstone/contracts/accounts';
import { listSessions, refresh } from '@inkstone/contracts/accounts/sessions';
import { getAccount } from '@inkstone/contracts/staff/accounts';
import { manualClock } from '@inkstone/kernel';
import { formatPlace } from '@inkstone/phrases/format-place';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAccountFiles } from '../../../account-data/read-account-files.ts';
import { callAsOperator } from '../../../composition/call-as-operator.ts';
import { openPlaces } from '../../../providers/places/open-places.ts';
import { testDay } from '../../../testing/bare-server.ts';
import { captureLog } from '../../../testing/captured-log.ts';
import { inventedPlaces } from '../../../testing/invented-places.ts';
import { buildMmdb } from '../../../testing/mmdb.ts';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { newDaysVisitor, passFor, registeredWith, type TypedPhone } from '../testing-flow.ts';
import { listDevices } from './list-devices.ts';

const password = 'ink4stone';

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkstone-places-'));
  const path = join(folder, 'city.mmdb');
  await writeFile(path, buildMmdb({ networks: inventedPlaces }));
  const places = await openPlaces(path, { clock: manualClock(testDay), log: captureLog().log });
  server = await createTestServer({ config: { trustedProxies: ['127.0.0.1'] }, base: { places } });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const origin = {
  address: '127.0.0.1',
  userAgent: 'node',
  locale: 'en',
  askedLocale: null,
  device: null,
  isThisMachine: true,
} as const;

/** A browser that reaches the server through a proxy, from an address that may change. */
function browserAt(address: string) {
  const { fetch } = newDaysVisitor(server);
  const here = { address };
  const call: Call = createHttpCall({
    baseUrl: server.url,
    language: () => 'en',
    fetch: (target, init = {}) => {
      const headers = new Headers(init.headers);
      headers.set('x-forwarded-for', here.address);
      return fetch(String(target).slice(server.url.length), { ...init, headers });
    },
  });
  return { call, here };
}

async function signInFrom(address: string, typed: TypedPhone) {
  const browser = browserAt(address);
  const slider = await passFor(server, browser, typed);
  const { id } = await browser.call(login, { ...typed, verifyType: 'password', slider, password });
  return { ...browser, id };
}

const newPerson = async () => (await registeredWith(server, password)).typed;
const devicesOf = (call: Call) => call(listSessions, {});

describe('the place of a device', () => {
  it("is shown with its sign-in, in the reader's language", async () => {
    const { call } = await signInFrom('203.0.113.7', await newPerson());
    const { sessions, placesBy } = await devicesOf(call);
    const [device] = sessions;
    if (!device?.place) throw new Error('The device has no place');
    expect(device).toMatchObject({ network: '203.0.*.*', isCurrent: true });
    expect(formatPlace('zh', device.place)).toBe('中国 · 广东 · 深圳');
    expect(formatPlace('en', device.place)).toBe('Shenzhen, Guangdong, China');
    expect(placesBy?.text).toContain('MaxMind');
  });

  it('is shown to staff with its attribution', async () => {
    const { id } = await signInFrom('203.0.113.7', await newPerson());
    const operator = callAsOperator(server.deps, 'tester');
    const { devices, placesBy } = await operator(getAccount, { accountId: id });
    expect(devices.map(({ place }) => place && formatPlace('en', place))).toContain(
      'Shenzhen, Guangdong, China',
    );
    expect(placesBy?.text).toContain('MaxMind');
  });

  it('is known for IPv6 addresses, and for those with a country only', async () => {
    const typed = await newPerson();
    await signInFrom('2001:db8:5:9::1', typed);
    const { call } = await signInFrom('203.0.113.201', typed);
    const { sessions } = await devicesOf(call);
    const words = sessions.flatMap(({ place }) => (place ? [formatPlace('zh', place)] : []));
    expect(words).toEqual(['德国', '法国 · Auvergne-Rhône-Alpes · 里昂']);
  });

  it('follows the device when its session is renewed', async () => {
    const { call, here } = await signInFrom('203.0.113.7', await newPerson());
    here.address = '2001:db8:5::8';
    await call(refresh, {});
    expect((await devicesOf(call)).sessions[0]?.place?.countryCode).toBe('FR');
    here.address = '198.51.100.4';
    await call(refresh, {});
    expect((await devicesOf(call)).sessions[0]).toMatchObject({ network: '198.51.*.*', place: null });
  });

  it.each([
    ['192.168.0.9', 'local'],
    ['::1', 'local'],
    ['198.51.100.4', '198.51.*.*'],
    ['2001:db9::1', '2001:db9:*'],
  ])('is unknown for %s, which is stored as %s', async (address, network) => {
    const { call } = await signInFrom(address, await newPerson());
    const { sessions, placesBy } = await devicesOf(call);
    expect(sessions[0]).toMatchObject({ network, place: null });
    expect(placesBy).toBeNull();
  });

  it('is not shown after the operator removed the geolocation database', async () => {
    const { id } = await signInFrom('203.0.113.7', await newPerson());
    const who = { kind: 'account', accountId: id, sessionId: '', origin } as const;
    const { sessions, placesBy } = await listDevices({ ...server.deps, places: null }, who, {});
    expect(sessions.map(({ network, place }) => [network, place])).toEqual([
      ['203.0.*.*', null],
      ['local', null],
    ]);
    expect(placesBy).toBeNull();
  });

  it("is part of the account's archive; the address is neither stored nor logged", async () => {
    const { id } = await signInFrom('203.0.113.7', await newPerson());
    const files = new Map<string, string>();
    for await (const { path, content } of readAccountFiles(server.deps, id)) {
      files.set(path, Buffer.from(content).toString());
    }
    const devices: readonly { readonly network: string }[] = JSON.parse(
      files.get('account/devices.json') ?? '[]',
    );
    expect(devices.find(({ network }) => network === '203.0.*.*')).toMatchObject({
      place: { countryCode: 'CN', city: { zh: '深圳', en: 'Shenzhen' } },
    });
    const { rows } = await server.deps.db.sql.execute(sql`select * from sessions`);
    expect(JSON.stringify(rows)).not.toContain('203.0.113');
    expect(server.captured.text()).not.toMatch(/203\.0\.113|2001:db8:5/);
  });
});
