import { AppError } from '@inkstone/contracts';
import { userInfo } from '@inkstone/contracts/accounts';
import { claimTrial, listFunctions, listGrants, listTrials } from '@inkstone/contracts/membership';
import type { TrialId } from '@inkstone/domain/membership';
import { day, hour, minute } from '@inkstone/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeDueAccounts } from '../../../account-data/remove-due-accounts.ts';
import { createKeys } from '../../../platform/security/keys.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { beginTestSession, createAccount, openTestSession } from '../../accounts/testing.ts';
import { grant } from '../index.ts';

/** The trials that are on; each test sets them. */
const trials: TrialId[] = [];
let server: TestServer;
let began: number;
beforeAll(async () => {
  server = await createTestServer({ config: { trials } });
  began = server.clock.now();
});
/** Servers over the same database, with other secrets. */
const others: TestServer[] = [];
afterAll(async () => {
  for (const one of [...others, server]) await one.close();
});

const ownTables = [
  ...['trial_claims', 'trial_marks', 'trial_keys', 'trial_days'],
  ...['grants', 'membership_spans', 'timelines', 'account_logins'],
];
const switchOn = (...ids: TrialId[]) => trials.splice(0, trials.length, ...ids);
beforeEach(async () => {
  server.clock.set(began);
  switchOn('pro_week');
  for (const table of ownTables) await server.deps.db.run(`delete from ${table}`);
});

interface Visitor {
  readonly accountId: string;
  readonly phone: string;
  readonly client: TestClient;
}

/** An account in a browser of its own, or in the browser of another account. */
async function newAccount(given: { phone?: string; browser?: TestClient } = {}): Promise<Visitor> {
  const { accountId, phone } = await createAccount(server.deps, given.phone ? { phone: given.phone } : {});
  const client = given.browser ?? server.visitor();
  client.cookies.set('TOKEN', await openTestSession(server.deps, { accountId }));
  const { deviceCookie } = await beginTestSession(server.deps, { accountId });
  if (!given.browser) client.cookies.set(deviceCookie.name, deviceCookie.value ?? '');
  return { accountId, phone, client };
}

const claim = ({ client }: Visitor, campaignId = 'pro_week') => client.call(claimTrial, { campaignId });
const offered = async ({ client }: Visitor) =>
  (await client.call(listTrials, {})).trials.map(({ campaignId }) => campaignId);
const refusal = (code: ConstructorParameters<typeof AppError>[0]) => new AppError(code);
const count = async (table: string) =>
  Number((await server.deps.db.run(`select count(*)::int as count from ${table}`))[0]?.count);
const addWechat = (accountId: string, unionid: string) =>
  server.deps.db.run(
    `insert into account_logins (kind, name, account_id, created_at) values ('wechat', $1, $2, 0)`,
    [unionid, accountId],
  );

describe('a week of Pro', () => {
  it('is offered to everybody with a phone number, and granted at once', async () => {
    const person = await newAccount();
    expect((await person.client.call(listTrials, {})).trials).toEqual([
      { campaignId: 'pro_week', vip_type: 'vvip', term: { unit: 'day', count: 7 }, leftToday: null },
    ]);
    const now = server.clock.now();
    const time = { from: now, to: now + 7 * day };
    expect(await claim(person)).toEqual({ vip_type: 'vvip', ...time });
    expect((await person.client.call(listFunctions, {})).vip_type).toBe('vvip');
    expect((await person.client.call(listGrants, {})).grants).toEqual([
      { vip_type: 'vvip', source: 'trial', ...time, isRunning: true },
    ]);
    const { vip_info } = await person.client.call(userInfo, {});
    expect(vip_info).toEqual({
      vip_type: 'vvip',
      start_time: Math.floor(now / 1000),
      expire_time: Math.floor((now + 7 * day) / 1000),
    });
    expect(await offered(person)).toEqual([]);
  });

  it('ends automatically', async () => {
    const person = await newAccount();
    await claim(person);
    server.clock.advance(7 * day);
    expect(await server.deps.tierOf(person.accountId)).toBe('free');
  });

  it('pauses Plus without loss', async () => {
    const person = await newAccount();
    const at = server.clock.now();
    const bought = { accountId: person.accountId, itemId: 'month_vip', quantity: 1 };
    await server.deps.db.transact(({ sql }) =>
      grant(server.deps, sql, { ...bought, source: 'order', sourceId: 'o1', at }),
    );
    server.clock.advance(hour);
    await claim(person);
    const { grants } = await person.client.call(listGrants, {});
    expect(grants.map(({ vip_type, source }) => `${vip_type} ${source}`)).toEqual([
      'vvip trial',
      'vip order',
    ]);
    expect(grants[1]?.to).toBe(at + 37 * day);
  });

  it('is not offered to Pro members', async () => {
    const person = await newAccount();
    const bought = { accountId: person.accountId, itemId: 'week_vvip', quantity: 1, at: server.clock.now() };
    await server.deps.db.transact(({ sql }) =>
      grant(server.deps, sql, { ...bought, source: 'order', sourceId: 'o1' }),
    );
    expect(await offered(person)).toEqual([]);
    await expect(claim(person)).rejects.toEqual(refusal('trial_not_offered'));
    // The refusal has consumed nothing.
    server.clock.advance(7 * day);
    expect(await offered(person)).toEqual(['pro_week']);
    await claim(person);
  });

  it('requires a phone number', async () => {
    const person = await newAccount();
    await server.deps.db.run(`delete from account_logins where account_id = $1`, [person.accountId]);
    expect(await offered(person)).toEqual([]);
    await expect(claim(person)).rejects.toEqual(refusal('trial_needs_phone'));
  });
});

describe('one trial for a person', () => {
  it('is identified by account, also after the number was changed', async () => {
    const person = await newAccount();
    await claim(person);
    server.clock.advance(30 * day);
    await server.deps.db.run(`update account_logins set name = '+8613900000001' where account_id = $1`, [
      person.accountId,
    ]);
    const other = { ...person, client: server.as(await openTestSession(server.deps, person)) };
    await expect(claim(other)).rejects.toEqual(refusal('trial_taken'));
  });

  it('is identified by phone number after the account was removed, with a hash that reveals nothing', async () => {
    const person = await newAccount();
    await claim(person);
    await server.deps.db.run(
      'insert into account_deletions (account_id, asked_at, due_at) values ($1, 0, 0)',
      [person.accountId],
    );
    await removeDueAccounts(server.deps);
    server.clock.advance(10 * minute);
    await removeDueAccounts(server.deps);
    expect(await count('trial_claims')).toBe(0);
    const marks = await server.deps.db.run('select * from trial_marks');
    expect(marks).toHaveLength(2);
    expect(JSON.stringify(marks)).not.toContain(person.phone.slice(-8));
    expect(JSON.stringify(marks)).not.toContain(person.accountId);
    const again = await newAccount({ phone: person.phone });
    expect(await offered(again)).toEqual([]);
    await expect(claim(again)).rejects.toEqual(refusal('trial_taken'));
  });

  it('is identified by browser', async () => {
    const first = await newAccount();
    await claim(first);
    const second = await newAccount({ browser: first.client });
    expect(await offered(second)).toEqual([]);
    await expect(claim(second)).rejects.toEqual(refusal('trial_taken'));
  });

  it('is identified by WeChat identity', async () => {
    const first = await newAccount();
    await addWechat(first.accountId, 'union-1');
    await claim(first);
    await server.deps.db.run(`delete from account_logins where kind = 'wechat'`);
    const second = await newAccount();
    await addWechat(second.accountId, 'union-1');
    expect(await offered(second)).toEqual([]);
    await expect(claim(second)).rejects.toEqual(refusal('trial_taken'));
  });

  it('ignores a forged device cookie', async () => {
    const first = await newAccount();
    const second = await newAccount();
    await claim(first);
    for (const [name] of first.client.cookies)
      if (name.toLowerCase().includes('device')) second.client.cookies.set(name, 'forged.signature');
    await claim(second);
    expect(await count("trial_marks where kind = 'device'")).toBe(1);
  });

  it('stays unique when the secret of the server is changed', async () => {
    const { db, clock, ids, random } = server.deps;
    /** Runs an action on the server with these secrets. */
    const withSecrets = async (secrets: [string, ...string[]], work: () => Promise<void>) => {
      const first = server;
      server = await createTestServer({
        config: { trials },
        base: { db, clock, ids, random, keys: createKeys(...secrets) },
      });
      others.push(server);
      await work().finally(() => {
        server = first;
      });
    };
    let phone = '';
    await withSecrets(['the old secret'], async () => {
      const person = await newAccount();
      await claim(person);
      phone = person.phone;
    });
    await db.run('delete from account_logins');
    await withSecrets(['the new secret', 'the old secret'], async () => {
      expect(await offered(await newAccount())).toEqual(['pro_week']);
    });
    await withSecrets(['the new secret'], async () => {
      const again = await newAccount({ phone });
      await expect(claim(again)).rejects.toEqual(refusal('trial_taken'));
    });
  });
});

describe('concurrent claims', () => {
  it('of one person grant one trial', async () => {
    switchOn('pro_week', 'plus_month');
    const person = await newAccount();
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, place) => claim(person, place % 2 ? 'pro_week' : 'plus_month')),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await count('grants')).toBe(1);
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    for (const reason of refused) expect(reason).toEqual(refusal('trial_taken'));
  });

  it('of two accounts in one browser grant one trial', async () => {
    const first = await newAccount();
    const browser = server.visitor();
    for (const [name, value] of first.client.cookies) browser.cookies.set(name, value);
    const second = await newAccount({ browser });
    const results = await Promise.allSettled([claim(first), claim(second)]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await count('grants')).toBe(1);
  });

  it('are granted to 66 new accounts a day, and refused to the 67th', async () => {
    switchOn('lucky');
    const before = await newAccount();
    server.clock.set(Date.parse('2026-11-22T23:50:00+08:00'));
    const people: Visitor[] = [];
    for (let place = 0; place < 80; place++) people.push(await newAccount());
    const results = await Promise.allSettled(people.map((person) => claim(person, 'lucky')));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(66);
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(refused).toHaveLength(14);
    for (const reason of refused) expect(reason).toEqual(refusal('trial_used_up'));
    expect([await count('grants'), await count('trial_claims')]).toEqual([66, 66]);
    const late = people[results.findIndex(({ status }) => status === 'rejected')] ?? before;
    expect(await offered(late)).toEqual([]);
    await expect(claim(before, 'lucky')).rejects.toEqual(refusal('trial_not_offered'));
    // The next day has its own 66, for accounts of that day.
    server.clock.set(Date.parse('2026-11-23T00:00:00+08:00'));
    await expect(claim(late, 'lucky')).rejects.toEqual(refusal('trial_not_offered'));
    await claim(await newAccount(), 'lucky');
  });
});

describe('the setting TRIALS', () => {
  it('switches trials on and off', async () => {
    switchOn();
    const person = await newAccount();
    expect(await offered(person)).toEqual([]);
    await expect(claim(person)).rejects.toEqual(refusal('trial_not_offered'));
    await expect(claim(person, 'no such trial')).rejects.toEqual(refusal('trial_not_offered'));
  });

  it('offers several, of which one can be claimed', async () => {
    switchOn('plus_quarter', 'pro_week', 'plus_month');
    const person = await newAccount();
    expect(await offered(person)).toEqual(['pro_week', 'plus_month', 'plus_quarter']);
    const { to } = await claim(person, 'plus_quarter');
    expect(new Date(to).toISOString()).toBe('2027-02-21T02:00:00.000Z');
    await expect(claim(person)).rejects.toEqual(refusal('trial_taken'));
  });
});
