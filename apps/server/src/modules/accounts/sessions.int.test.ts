import { randomBytes } from 'node:crypto';
import * as accounts from '@inkstone/contracts/accounts';
import { accountsEndpoints } from '@inkstone/contracts/accounts';
import { sessionCookies } from '@inkstone/contracts/accounts/sessions';
import { day, hour, manualClock, minute, second } from '@inkstone/kernel';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSmsSimulator } from '../../providers/sms/simulator.ts';
import { captureLog } from '../../testing/captured-log.ts';
import { createTestServer, type TestServer } from '../../testing/server.ts';
import { purgeExpired } from './purge-expired.ts';
import { beginTestSession, createAccount, keepSession } from './testing.ts';
import { newPhone, passFor, refusalOf, sentCode } from './testing-flow.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

describe('sessions', () => {
  it('end on signing out, at once and permanently, and the cookies are deleted', async () => {
    const { token, accountId } = await createAccount(server.deps);
    const mine = server.as(token);
    expect((await mine.call(accounts.userInfo, {})).id).toBe(accountId);
    await mine.call(accounts.logout, {});
    for (const name of sessionCookies) expect(mine.cookies.has(name)).toBe(false);
    expect(await refusalOf(server.as(token).call(accounts.userInfo, {}))).toEqual(['sign_in_first', {}]);
    await server.visitor().call(accounts.logout, {});
  });

  it('require a new token after an hour, and end 22 days after the last one', async () => {
    const { token } = await beginTestSession(server.deps, await createAccount(server.deps));
    const request = () => server.as(token).call(accounts.userInfo, {});
    server.clock.advance(hour - second);
    await request();
    server.clock.advance(second);
    expect(await refusalOf(request())).toEqual(['session_expired', {}]);
    server.clock.advance(22 * day - hour - second);
    expect(await refusalOf(request())).toEqual(['session_expired', {}]);
    server.clock.advance(second);
    expect(await refusalOf(request())).toEqual(['sign_in_first', {}]);
  });

  it('also end on signing out when they require a new token', async () => {
    const { token } = await beginTestSession(server.deps, await createAccount(server.deps));
    server.clock.advance(2 * hour);
    await server.as(token).call(accounts.logout, {});
    expect(await refusalOf(server.as(token).call(accounts.userInfo, {}))).toEqual(['sign_in_first', {}]);
  });

  it('survive a sign-out of an expired session by a tab that has not noticed the new sign-in', async () => {
    const account = await createAccount(server.deps);
    const browser = server.as(account.token);
    await server.deps.db.sql.execute(sql`delete from sessions where account_id = ${account.accountId}`);
    server.clock.advance(31 * second);
    const refused = refusalOf(browser.call(accounts.userInfo, {}));
    expect(await refused).toEqual(['sign_in_first', {}]);
    keepSession(browser, await beginTestSession(server.deps, account));
    const cookies = [...browser.cookies];
    expect(await browser.call(accounts.logout, { ifOver: true })).toEqual({ isSignedIn: true });
    expect([...browser.cookies]).toEqual(cookies);
    expect((await browser.call(accounts.userInfo, {})).id).toBe(account.accountId);

    expect(await browser.call(accounts.logout, {})).toEqual({ isSignedIn: false });
    keepSession(browser, { ...(await beginTestSession(server.deps, account)), token: account.token });
    browser.cookies.delete('TOKEN_V2');
    expect(await browser.call(accounts.logout, { ifOver: true })).toEqual({ isSignedIn: false });
    for (const name of sessionCookies) expect(browser.cookies.has(name)).toBe(false);
  });

  it('are ended within half a minute in another process', async () => {
    const { token, accountId } = await createAccount(server.deps);
    await server.as(token).call(accounts.userInfo, {});
    await server.deps.db.sql.execute(sql`delete from sessions where account_id = ${accountId}`);
    server.clock.advance(31 * second);
    expect(await refusalOf(server.as(token).call(accounts.userInfo, {}))).toEqual(['sign_in_first', {}]);
  });

  it('end when their browser signs in again', async () => {
    const sms = createSmsSimulator({ clock: manualClock(0), log: captureLog().log });
    await using own = await createTestServer({ base: { sms } });
    const first = await createAccount(own.deps);
    const browser = own.as(first.token);
    const phone = newPhone();
    const code = await sentCode(own, browser, phone);
    await browser.call(accounts.registerByPhone, { ...phone, code, agreesToTerms: true });
    expect(browser.cookies.get('TOKEN')).not.toBe(first.token);
    expect(await refusalOf(own.as(first.token).call(accounts.userInfo, {}))).toEqual(['sign_in_first', {}]);
  });

  it('record their last use, every ten minutes', async () => {
    const { token, accountId } = await createAccount(server.deps);
    const lastUse = async () => {
      const { rows } = await server.deps.db.sql.execute<{ at: string }>(
        sql`select last_used_at as at from sessions where account_id = ${accountId}`,
      );
      return Number(rows[0]?.at);
    };
    const begun = server.clock.now();
    server.clock.advance(9 * minute);
    await server.as(token).call(accounts.userInfo, {});
    expect(await lastUse()).toBe(begun);
    server.clock.advance(minute);
    await server.as(token).call(accounts.userInfo, {});
    await expect.poll(lastUse).toBe(begun + 10 * minute);
  });

  it('are also accepted by the Authorization header', async () => {
    const { token } = await createAccount(server.deps);
    const headers = { authorization: token };
    const response = await server.visitor().fetch('/api/userInfo?_=1', { headers });
    expect(response.status).toBe(200);
  });

  it('are refused for a token composed of two accounts', async () => {
    const mine = Buffer.from((await createAccount(server.deps)).token, 'base64url');
    const others = Buffer.from((await createAccount(server.deps)).token, 'base64url');
    await server.as(mine.toString('base64url')).call(accounts.userInfo, {});
    const mixed = Buffer.concat([others.subarray(0, 16), mine.subarray(16)]).toString('base64url');
    const forged = [mixed, randomBytes(48).toString('base64url'), 'x', `${mine.toString('base64url')}a`];
    for (const token of forged) {
      expect(await refusalOf(server.as(token).call(accounts.userInfo, {}))).toEqual(['sign_in_first', {}]);
    }
  });

  it('notify listeners when they end', async () => {
    const ended: string[] = [];
    server.deps.sessions.onEnd((id) => void ended.push(id));
    const { token } = await createAccount(server.deps);
    const session = await server.deps.sessions.find(token);
    await server.as(token).call(accounts.logout, {});
    expect(ended).toEqual([session?.sessionId]);
  });
});

describe('access to calls', () => {
  it.each(accountsEndpoints.map((endpoint) => [endpoint.path, endpoint] as const))(
    '%s',
    async (_, endpoint) => {
      // `logout` and similar calls accept everybody; their effects are tested separately.
      const isOpen = endpoint.path !== '/api/userInfo';
      expect(endpoint.audience).toBe(isOpen ? 'anyone' : 'account');
      const answer = await server.visitor().fetch(endpoint.path, { method: endpoint.method });
      expect(answer.status === 401).toBe(!isOpen);
    },
  );

  it("returns each caller's own profile", async () => {
    const [mine, others] = [await createAccount(server.deps), await createAccount(server.deps)];
    for (const { token, accountId, phone } of [mine, others]) {
      expect(await server.as(token).call(accounts.userInfo, {})).toMatchObject({ id: accountId, phone });
    }
  });
});

describe('purgeExpired', () => {
  it('removes expired data and keeps the rest, however often it runs', async () => {
    await using own = await createTestServer();
    const tables = async () => {
      const { rows } = await own.deps.db.sql.execute(
        sql`select (select count(*)::int from sessions) as sessions, (select count(*)::int from slider_puzzles) as puzzles`,
      );
      return rows[0];
    };
    const old = await createAccount(own.deps);
    await passFor(own, own.visitor(), newPhone());
    own.clock.advance(21 * day);
    await createAccount(own.deps);
    await passFor(own, own.visitor(), newPhone());
    await purgeExpired(own.deps);
    expect(await tables()).toEqual({ sessions: 2, puzzles: 1 });

    own.clock.advance(day + second);
    await purgeExpired(own.deps);
    await purgeExpired(own.deps);
    expect(await tables()).toEqual({ sessions: 1, puzzles: 0 });
    expect(await refusalOf(own.as(old.token).call(accounts.userInfo, {}))).toEqual(['sign_in_first', {}]);
  });
});

describe('stored and logged data', () => {
  it('contain no code, password, token or full number, except for the simulator', async () => {
    const captured = captureLog();
    const sms = createSmsSimulator({ clock: manualClock(0), log: captured.log });
    await using quiet = await createTestServer({ base: { log: captured.log, sms } });
    const visitor = quiet.visitor();
    const password = 'ink4stone';
    const phone = newPhone();
    const code = await sentCode(quiet, visitor, phone);
    await visitor.call(accounts.registerByPhone, { ...phone, code, password, agreesToTerms: true });
    await refusalOf(visitor.call(accounts.login, { ...phone, verifyType: 'sms', code: '' }));
    const token = visitor.cookies.get('TOKEN') ?? '';
    expect(token).not.toBe('');

    const lines = captured.lines();
    const shown = lines.filter((line) => String(line.msg).startsWith('SMS SIMULATOR'));
    expect(shown).toMatchObject([
      { code, to: `+86 ${phone.account.slice(0, 3)}****${phone.account.slice(-4)}` },
    ]);
    const logged = lines.filter((line) => !shown.includes(line));
    for (const secret of [code, password, token, phone.account]) {
      expect(JSON.stringify(logged)).not.toContain(secret);
    }
    const tables = ['accounts', 'sessions', 'sign_in_codes', 'slider_puzzles', 'account_logins'];
    for (const table of tables) {
      const { rows } = await quiet.deps.db.sql.execute(sql`select * from ${sql.identifier(table)}`);
      for (const secret of [password, token, token.slice(22)]) {
        expect(JSON.stringify(rows)).not.toContain(secret);
      }
      expect(rows.flatMap((row) => Object.values(row))).not.toContain(code);
    }
  });
});
