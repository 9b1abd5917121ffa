import { AppError } from '@inkstone/contracts';
import { registerByPhone } from '@inkstone/contracts/accounts';
import {
  chooseAnalytics,
  maxEvents,
  type SentEvent,
  sendAnalytic,
  sendAnalytics,
} from '@inkstone/contracts/analytics';
import { exportAnalytics, exportRows, readAnalytics } from '@inkstone/contracts/staff/analytics';
import type { Role } from '@inkstone/contracts/staff/permissions';
import { day, minute } from '@inkstone/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Origin } from '../../platform/http/who.ts';
import type { TestClient } from '../../testing/client.ts';
import { newPhone, sentCode } from '../accounts/testing-flow.ts';
import { openShop, type Shop } from '../orders/testing/shop.ts';
import { createStaff } from '../staff/testing/staff.ts';
import { aggregateAnalytics } from './aggregation/aggregate.ts';
import { purgeAnalytics } from './aggregation/purge.ts';
import { recordEvent } from './record-event.ts';
import { takeEvents } from './take-events.ts';

const desktop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131';
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.server.close());
beforeEach(async () => {
  shop.clock.advance(2 * minute);
  for (const table of ['people', 'increments', 'daily', 'funnels', 'retention'])
    await shop.deps.db.run(`delete from analytics_${table}`);
  await shop.deps.db.run('update analytics_state set aggregated_at = null');
});

/** A staff member with a new session, because tests advance the clock beyond a session. */
const member = async (role: Role = 'analyst') =>
  shop.server.as((await createStaff(shop.deps, { roles: [role] })).token);
const visitor = (userAgent = desktop) => shop.server.visitor('en', userAgent);
const event = (name: string, more: Partial<SentEvent> = {}): SentEvent => ({
  ...{ time: shop.clock.now(), event: name, pageName: 'home' },
  ...more,
});
const send = (client: TestClient, name: string, more: Partial<SentEvent> = {}) =>
  client.call(sendAnalytic, event(name, more));
async function agreed(userAgent?: string): Promise<TestClient> {
  const client = visitor(userAgent);
  await client.call(chooseAnalytics, { choice: 'granted' });
  return client;
}
async function rowsOf(table: string): Promise<readonly Record<string, unknown>[]> {
  return shop.deps.db.run(`select * from analytics_${table}`);
}
async function report(input: Parameters<typeof readAnalytics.input.parse>[0] = {}) {
  await aggregateAnalytics(shop.deps);
  return (await member()).call(readAnalytics, input as never);
}
async function register(client: TestClient): Promise<string> {
  const number = newPhone();
  const code = await sentCode(shop.server, client, number);
  await client.call(registerByPhone, { ...number, code, agreesToTerms: true });
  const token = client.cookies.get('TOKEN') ?? '';
  const session = await shop.deps.sessions.find(token);
  return session && 'accountId' in session ? session.accountId : '';
}
async function buy(accountId: string): Promise<void> {
  const { orderNo } = await shop.order(accountId, 'month_vip');
  const handle = await shop.attempt(accountId, orderNo);
  await shop.post('wechat', shop.wechat.sign(shop.wechat.pay(handle), orderNo));
}

it('accepts the body of the specification, with a time in seconds', async () => {
  const client = await agreed();
  const sent = {
    ...{
      time: Math.floor(shop.clock.now() / 1000),
      event: 'page_view',
      pageName: 'home',
      pageNameText: '首页',
    },
    ...{ device_info: { userAgent: phone, os: 'web' }, details: {} },
  };
  const headers = { 'content-type': 'application/json' };
  const reply = await client.fetch('/api/analytic', { method: 'POST', headers, body: JSON.stringify(sent) });
  expect([reply.status, await reply.json()]).toMatchObject([200, { data: { kept: 'recorded' } }]);
  const [row] = await rowsOf('events');
  // The header of the request decides, not the statement of the page.
  expect(row).toMatchObject({ event: 'page_view', page: 'home', device: 'desktop' });
  expect(Number(row?.at)).toBe(sent.time * 1000);
  expect(JSON.stringify(row)).not.toContain('首页');
});

it('stores and requests nothing if the operator has turned it off', async () => {
  const { analytics } = shop.deps.config;
  const off = { ...shop.deps, config: { ...shop.deps.config, analytics: { ...analytics, isOn: false } } };
  const given = sendAnalytic.input.parse(event('page_view'));
  const origin: Origin = {
    ...{ address: '192.0.2.1', userAgent: desktop, locale: 'en', askedLocale: 'en' },
    ...{ device: null, isThisMachine: false },
  };
  expect(await takeEvents(off, { kind: 'visitor', origin }, [given])).toEqual({ kept: 'ignored' });
  await recordEvent(off, shop.deps.db.sql, { event: 'purchased', accountId: 'nobody' });
  expect([await rowsOf('events'), await rowsOf('increments')]).toEqual([[], []]);
});

describe('without consent', () => {
  it('counts, and stores no identifier and no time of day', async () => {
    const client = visitor();
    expect(await send(client, 'page_view')).toEqual({ kept: 'counted' });
    await client.call(chooseAnalytics, { choice: 'refused' });
    expect(await send(client, 'page_view')).toEqual({ kept: 'counted' });
    expect(client.cookies.has('VISITOR')).toBe(false);
    expect([await rowsOf('people'), await rowsOf('events')]).toEqual([[], []]);
    const rows = await rowsOf('increments');
    expect(rows.map(({ events, page, device, language }) => [events, page, device, language])).toEqual([
      [1, 'home', 'desktop', 'en'],
      [1, 'home', 'desktop', 'en'],
    ]);
    await aggregateAnalytics(shop.deps);
    await aggregateAnalytics(shop.deps);
    expect(
      (await rowsOf('daily')).map(({ counted, recorded }) => [Number(counted), Number(recorded)]),
    ).toEqual([[2, 0]]);
  });

  it('ignores programs, and browsers that refuse tracking', async () => {
    const body = JSON.stringify(event('page_view'));
    for (const headers of [{ dnt: '1' }, { 'sec-gpc': '1' }, { 'user-agent': 'Googlebot/2.1' }]) {
      const client = await agreed();
      const sent = { ...headers, 'content-type': 'application/json' };
      const reply = await client.fetch('/api/analytic', { method: 'POST', headers: sent, body });
      expect(await reply.json(), JSON.stringify(headers)).toMatchObject({ data: { kept: 'ignored' } });
    }
    expect([await rowsOf('events'), await rowsOf('increments')]).toEqual([[], []]);
  });

  it('refuses an invented identifier, and one that is too old', async () => {
    const forger = visitor();
    forger.cookies.set('ANALYTICS', 'granted').set('VISITOR', `me.${(30_000).toString(36)}.abc`);
    expect(await send(forger, 'page_view')).toEqual({ kept: 'counted' });
    const client = await agreed();
    expect(await send(client, 'page_view')).toEqual({ kept: 'recorded' });
    shop.clock.advance(180 * day);
    expect(await send(client, 'page_view')).toEqual({ kept: 'counted' });
  });

  it("deletes a visitor's data at once when consent is withdrawn", async () => {
    const client = await agreed();
    await send(client, 'page_view');
    expect(await rowsOf('events')).toHaveLength(1);
    await client.call(chooseAnalytics, { choice: 'refused' });
    expect([await rowsOf('people'), await rowsOf('events')]).toEqual([[], []]);
    expect(client.cookies.get('ANALYTICS')).toBe('refused');
  });
});

describe('invalid input', () => {
  it('is refused, or stored reduced to known values', async () => {
    const client = await agreed();
    const wrong: Partial<Record<keyof SentEvent, unknown>>[] = [
      ...[{ time: -1 }, { time: '2026' }, { time: 1e300 }, { event: '' }, { event: 'a b' }],
      ...[{ event: 'x'.repeat(41) }, { pageName: 'x'.repeat(101) }, { pageNameText: 'x'.repeat(201) }],
      ...[{ device_info: { userAgent: 'x'.repeat(501) } }, { details: { title: 'My secret diary' } }],
      ...[{ details: { tier: 'secret' } }, { details: { language: 'xx' } }, { details: [] }],
    ];
    for (const more of wrong)
      await expect(send(client, 'page_view', more as never), JSON.stringify(more)).rejects.toMatchObject({
        code: 'invalid_request',
      });
    await expect(client.call(sendAnalytics, { events: [] })).rejects.toMatchObject({
      code: 'invalid_request',
    });
    const many = Array.from({ length: maxEvents + 1 }, () => event('page_view'));
    await expect(client.call(sendAnalytics, { events: many })).rejects.toMatchObject({
      code: 'invalid_request',
    });
    expect(await rowsOf('events')).toEqual([]);

    const now = shop.clock.now();
    await send(client, 'purchased', {
      ...{ time: now + 30 * day, pageName: '/app/write/42', pageNameText: 'My secret diary' },
      device_info: { userAgent: 'somebody', os: 'My secret diary' },
    });
    const [row] = await rowsOf('events');
    expect(row).toMatchObject({ event: 'other', page: 'other', device: 'desktop' });
    expect(Number(row?.at)).toBe(now);
    expect(JSON.stringify(await rowsOf('people')) + JSON.stringify(row)).not.toMatch(/secret|somebody|write/);
    expect((await rowsOf('people'))[0]).toMatchObject({ purchase_day: null });
  });

  it('is limited for each visitor and each address', async () => {
    const client = await agreed();
    const answers: unknown[] = [];
    // Not all concurrently: on a busy machine some of them would wait too long for a connection to the database.
    for (let sent = 0; sent < 620; sent += 62) {
      const some = Array.from({ length: 62 }, () => send(client, 'page_view').catch(({ code }) => code));
      answers.push(...(await Promise.all(some)));
    }
    expect(answers.filter((answer) => answer === 'too_many_requests')).toHaveLength(20);
    expect(await rowsOf('events')).toHaveLength(600);
    shop.clock.advance(2 * minute);
    expect(await send(client, 'page_view')).toEqual({ kept: 'recorded' });
  });
});

describe('the funnel', () => {
  it('follows a visitor from the first visit to the purchase, and counts others', async () => {
    const client = await agreed(phone);
    await client.call(sendAnalytics, {
      events: [event('page_view'), event('trial_begun', { pageName: 'trial' }), event('plan_viewed')],
    });
    shop.clock.advance(day);
    const accountId = await register(client);
    await send(client, 'correction_accepted', { pageName: 'write' });
    shop.clock.advance(day);
    await buy(accountId);
    await buy(await register(visitor()));

    expect(await rowsOf('people')).toMatchObject([
      { account_id: accountId, device: 'phone', language: 'en' },
    ]);
    expect((await rowsOf('events')).every((row) => row.account_id === accountId)).toBe(true);
    const shown = await report();
    // One visitor of each is too few to be shown.
    expect(shown.funnel).toEqual({
      ...{ visit: null, trial: null, registration: null, correction: null, plan: null },
      ...{ order: null, purchase: null },
    });
    const [people] = await rowsOf('funnels');
    expect(people).toMatchObject({
      ...{ visit: 1, trial: 1, registration: 1, correction: 1, plan: 1, order: 1, purchase: 1 },
    });
    const daily = await rowsOf('daily');
    const bought = daily.filter((row) => row.event === 'purchased');
    expect(bought.map(({ counted, recorded }) => [Number(counted), Number(recorded)]).sort()).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  it('shows numbers that are large enough, by day, language, device and page', async () => {
    for (let i = 0; i < 6; i++) await send(await agreed(i < 5 ? desktop : phone), 'page_view');
    const shown = await report();
    expect(shown.funnel.visit).toBe(6);
    expect(shown.days).toHaveLength(28);
    expect(shown.days.at(-1)?.events.visit).toBe(6);
    expect(shown.pages).toEqual([{ page: 'home', views: 6 }]);
    expect(shown.languages).toMatchObject([{ name: 'en', steps: { visit: 6 } }]);
    // The single phone is hidden, and so are the desktops, because their sum is shown.
    expect(shown.devices.map(({ name, steps }) => [name, steps.visit])).toEqual([
      ['desktop', null],
      ['phone', null],
    ]);
    expect((await report({ device: 'desktop' })).funnel.visit).toBe(5);
    expect((await report({ from: '2026-01-01', to: '2026-01-31' })).funnel.visit).toBe(0);
    for (const range of [{ from: '2026-02-30' }, { from: '2099-01-01' }, { from: '2020-01-01' }, { to: 'x' }])
      await expect(report(range)).rejects.toMatchObject({ code: 'invalid_request' });
  });

  it('has the same result when several processes compute it concurrently', async () => {
    for (let i = 0; i < 6; i++) await send(await agreed(), 'page_view');
    for (let i = 0; i < 3; i++) await send(visitor(), 'page_view');
    const computeAtOnce = () => Promise.all(Array.from({ length: 4 }, () => aggregateAnalytics(shop.deps)));
    await computeAtOnce();
    const daily = await rowsOf('daily');
    expect(daily.map(({ counted, recorded }) => [Number(counted), Number(recorded)])).toEqual([[3, 6]]);
    // Without events of the last days no other row serialises the computations: they write only the funnels.
    shop.clock.advance(10 * day);
    for (let round = 0; round < 5; round++) await computeAtOnce();
    expect((await rowsOf('funnels')).map(({ visit }) => visit)).toEqual([6]);
  });

  it('counts visitors who return in later weeks', async () => {
    const clients = await Promise.all(Array.from({ length: 7 }, () => agreed()));
    for (const client of clients) await send(client, 'page_view');
    shop.clock.advance(7 * day);
    for (const client of clients.slice(0, 5)) await send(client, 'page_view');
    shop.clock.advance(7 * day);
    for (const client of clients.slice(0, 2)) await send(client, 'page_view');
    const { retention } = await report();
    expect(retention.map(({ people, later }) => [people, ...later])).toEqual([[7, 5, null]]);
  });
});

describe('deletion', () => {
  it('removes events and identifiers after the configured time, and keeps the numbers', async () => {
    for (let i = 0; i < 5; i++) await send(await agreed(), 'page_view');
    const { from } = await report();
    const first = shop.clock.now();
    shop.clock.advance(179 * day);
    await purgeAnalytics(shop.deps);
    expect(await rowsOf('events')).toHaveLength(5);
    shop.clock.advance(day);
    await purgeAnalytics(shop.deps);
    await purgeAnalytics(shop.deps);
    expect([await rowsOf('events'), await rowsOf('people'), await rowsOf('activity')]).toEqual([[], [], []]);
    const to = new Date(first + 8 * 60 * minute).toISOString().slice(0, 10);
    const kept = await report({ from, to });
    expect([kept.funnel.visit, kept.days.at(-1)?.events.visit, kept.retention[0]?.people]).toEqual([5, 5, 5]);
  });
});

describe('export', () => {
  it('has every event once, no database identifier, and no formula', async () => {
    const client = await agreed();
    const batch = Array.from({ length: maxEvents }, () => event('page_view'));
    for (let sent = 0; sent < exportRows + 40; sent += maxEvents) {
      if (sent % 4000 === 0) shop.clock.advance(2 * minute);
      await client.call(sendAnalytics, { events: batch });
    }
    // Events are accepted for two days: this one is of the day before, and stored last.
    await send(client, 'page_view', { time: shop.clock.now() - day });
    const { from, to } = await report();
    const input = { from, to, reason: 'test' };
    const staff = await member();
    const first = await staff.call(exportAnalytics, input);
    expect(first.rows).toBe(exportRows);
    const rest = await staff.call(exportAnalytics, { ...input, after: first.next ?? '' });
    const total = (await rowsOf('events')).length;
    expect([first.rows + rest.rows, rest.next]).toEqual([total, null]);
    const lines = (first.csv + rest.csv).replace(/\r\n$/, '').split('\r\n');
    expect(lines).toHaveLength(total + 1);
    expect(lines[0]).toBe('\ufefftime,day,visitor,has_account,event,page,language,device,details');
    expect(new Set(lines.slice(1).map((line) => line.split(',')[2])).size).toBe(1);
    const days = lines.slice(1).map((line) => line.split(',')[1] ?? '');
    expect(days).toEqual([...days].sort());
    expect(new Set(days).size).toBe(2);
    const [person] = await rowsOf('people');
    expect(first.csv).not.toContain(String(person?.visitor_id));
    expect(lines.some((line) => /(^|,)"?[=+@-]/.test(line))).toBe(false);
    // The same visitor has another name in a file of other days.
    const today = await staff.call(exportAnalytics, { from: to, to, reason: 'test' });
    const nameIn = (csv: string) => csv.split('\r\n')[1]?.split(',')[2];
    expect(nameIn(today.csv)).toMatch(/^[0-9a-f]{16}$/);
    expect(nameIn(today.csv)).not.toBe(nameIn(first.csv));
  });

  it('is for roles with the permission', async () => {
    const support = await member('support');
    const staff = await member();
    const missing = new AppError('permission_missing');
    await expect(support.call(readAnalytics, {})).rejects.toEqual(missing);
    await expect(
      support.call(exportAnalytics, { from: '2026-11-01', to: '2026-11-21', reason: 'x' }),
    ).rejects.toEqual(missing);
    await expect(
      staff.call(exportAnalytics, { from: '2026-11-01', to: '2026-11-21', reason: '' }),
    ).rejects.toMatchObject({ code: 'reason_required' });
  });
});
