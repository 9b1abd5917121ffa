import { rates, signInLimits } from '@inkstone/contracts';
import * as accounts from '@inkstone/contracts/accounts';
import { minute } from '@inkstone/kernel';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readJson, type TestClient } from '../../testing/client.ts';
import { createTestServer, type TestServer } from '../../testing/server.ts';
import { newDaysVisitor, newPhone, passFor, refusalOf, registered, sentCode, solve } from './testing-flow.ts';

let server: TestServer;
let client: TestClient;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  client = newDaysVisitor(server);
});

const paths = [
  ...[accounts.newSlider, accounts.solveSlider, accounts.sendSms, accounts.sendMail, accounts.login],
  ...[accounts.registerByPhone, accounts.registerByEmail, accounts.verifyOwner, accounts.resetPassword],
].map(({ path }) => path);

async function post(path: string, body: string): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  return (await readJson(await client.fetch(path, { method: 'POST', headers, body }))).code;
}

describe.each(paths)('%s', (path) => {
  it('refuses invalid JSON, wrong types, and a megabyte', async () => {
    expect(await post(path, '{"account":')).toBe('invalid_request');
    expect(await post(path, '[]')).toBe('invalid_request');
    expect(await post(path, JSON.stringify({ account: { $ne: '' }, action: 1, id: 7, code: [] }))).toBe(
      'invalid_request',
    );
    expect(await post(path, JSON.stringify({ account: 'a'.repeat(1_000_000) }))).toBe('body_too_large');
  });
});

describe('account fields', () => {
  it.each([
    ['13800138000', '999', 'area_code_unknown'],
    ['13800138000', '8x6', 'area_code_unknown'],
    ['1380013800O', '86', 'phone_invalid'],
    ['mе@example.com', '86', 'email_invalid'],
    ['me@аррӏе.com', '86', 'email_invalid'],
    ["'; drop table accounts; --", '86', 'phone_invalid'],
  ])('refuse %j with %j: %s, and store nothing', async (account, areaCode, code) => {
    const puzzles = await count('slider_puzzles');
    const request = client.call(accounts.newSlider, { account, areaCode, action: 'sign_in' });
    expect(await refusalOf(request)).toEqual([code, {}]);
    expect(await count('slider_puzzles')).toBe(puzzles);
  });
});

describe('puzzles', () => {
  it('are answered, and their passes used, only in the browser that received them', async () => {
    const phone = await registered(server, 'ink4stone');
    const puzzle = await client.call(accounts.newSlider, { ...phone, action: 'sign_in', kind: 'words' });
    const farm = server.visitor();
    expect(await refusalOf(solve(server, farm, puzzle.id))).toEqual(['slider_expired', {}]);
    const { slider } = await solve(server, client, puzzle.id);
    const request = { ...phone, verifyType: 'password', password: 'ink4stone', slider } as const;
    expect(await refusalOf(farm.call(accounts.login, request))).toEqual(['slider_required', {}]);
    farm.cookies.set('DEVICE', `${client.cookies.get('DEVICE')?.split('.')[0]}.forged`);
    expect(await refusalOf(farm.call(accounts.login, request))).toEqual(['slider_required', {}]);
    await client.call(accounts.login, request);
    expect(await refusalOf(client.call(accounts.login, request))).toEqual(['slider_required', {}]);
  });

  it('are not issued to an address that guesses', async () => {
    const phone = newPhone();
    const { requests, seconds } = signInLimits.wrongAnswersPerAddress;
    for (let i = 0; i < requests; i++) {
      const { id } = await client.call(accounts.newSlider, { ...phone, action: 'sign_in', kind: 'words' });
      await refusalOf(client.call(accounts.solveSlider, { id, picks: [] }));
    }
    const another = server.visitor();
    const request = () =>
      another.call(accounts.newSlider, { ...newPhone(), action: 'sign_in', kind: 'words' });
    expect(await refusalOf(request())).toEqual(['too_many_requests', { seconds }]);
    server.clock.advance(seconds * 1000);
    await request();
  });
});

describe('codes', () => {
  it('are also limited for each browser, and in total', async () => {
    const { requests } = signInLimits.codesPerDevice;
    for (let i = 0; i < requests; i++) {
      await sentCode(server, client, newPhone());
      server.clock.advance(1000);
    }
    expect(await refusalOf(sentCode(server, client, newPhone()))).toEqual(['code_daily_limit', {}]);
    await sentCode(server, server.visitor(), newPhone());

    await using small = await createTestServer({ config: { codesPerHour: 2 } });
    for (let i = 0; i < 2; i++) await sentCode(small, small.visitor(), newPhone());
    const refusal = await refusalOf(sentCode(small, small.visitor(), newPhone()));
    expect(refusal).toEqual(['too_many_requests', { seconds: 3600 }]);
  });

  it('leave no code, number, password or pass in the log', async () => {
    const phone = newPhone();
    await using quiet = await createTestServer();
    const visitor = quiet.visitor();
    const code = await sentCode(quiet, visitor, phone);
    await visitor.call(accounts.registerByPhone, {
      ...phone,
      code,
      password: 'ink4stone',
      agreesToTerms: true,
    });
    const slider = await passFor(quiet, visitor, phone);
    await refusalOf(
      visitor.call(accounts.login, { ...phone, verifyType: 'password', password: 'wrong4word', slider }),
    );
    const lines = quiet.captured.lines().filter((line) => !String(line.msg).startsWith('SMS SIMULATOR'));
    const text = JSON.stringify(lines);
    for (const secret of [phone.account, code, 'ink4stone', 'wrong4word', slider]) {
      expect(text).not.toContain(secret);
    }
  });
});

async function count(table: string): Promise<number> {
  const { rows } = await server.deps.db.sql.execute<{ n: number }>(
    sql`select count(*)::int as n from ${sql.identifier(table)}`,
  );
  return rows[0]?.n ?? 0;
}

describe('an address', () => {
  it('signs in a school class within a minute, and is refused beyond', async () => {
    server.clock.advance(minute);
    const visitor = server.visitor();
    const enter = () =>
      refusalOf(
        visitor.call(accounts.login, { ...newPhone(), verifyType: 'password', password: 'ink4stone' }),
      );
    const refusals = await Promise.all(Array.from({ length: rates.entry.requests + 1 }, enter));
    expect(refusals.filter(([code]) => code === 'slider_required')).toHaveLength(rates.entry.requests);
    expect(refusals.filter(([code]) => code === 'too_many_requests')).toHaveLength(1);
  });
});
