import { signInLimits } from '@inkstone/contracts';
import * as accounts from '@inkstone/contracts/accounts';
import { codeTries, resendSeconds } from '@inkstone/contracts/accounts';
import { day, manualClock, minute, second } from '@inkstone/kernel';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSmsSimulator } from '../../providers/sms/simulator.ts';
import { captureLog } from '../../testing/captured-log.ts';
import type { TestClient } from '../../testing/client.ts';
import { createTestServer, type TestServer } from '../../testing/server.ts';
import type { Sms } from './index.ts';
import { createAccount } from './testing.ts';
import { newPhone, passFor, refusalOf, sentCode, solve, wrongCode } from './testing-flow.ts';

const password = 'ink4stone';
const timeZone = 'Asia/Shanghai';

let server: TestServer;
let client: TestClient;
beforeAll(async () => {
  server = await createTestServer({ ground: simulatedGround() });
});
afterAll(() => server.close());
beforeEach(() => {
  // Limits of the tests before are over.
  server.clock.advance(day + second);
  client = server.visitor();
});

describe('/api/mobile/register', () => {
  it('makes an account of a right code and signs in with the cookies of the spec', async () => {
    const phone = newPhone();
    const code = await sentCode(server, client, phone);
    const reply = await client.call(accounts.registerByPhone, {
      ...phone,
      code,
      agreesToTerms: true,
      timeZone,
    });
    // 21 November + 1 day of this suite's clock … the end of day 21 in Shanghai.
    expect(new Date(reply.expiresAt + 8 * 60 * minute).toISOString()).toMatch(/T23:59:59.000Z$/);
    expect(reply.expiresAt - server.clock.now()).toBeGreaterThan(20 * day);
    expect(client.cookies.get('ID')).toBe(reply.id);
    expect(client.cookies.get('TOKEN')).toMatch(/^[\w-]{64}$/);
    expect(decodeURIComponent(client.cookies.get('PHONE') ?? '')).toBe(
      `+86 ${phone.account.slice(0, 3)}****${phone.account.slice(-4)}`,
    );
    expect(client.cookies.get('WEBSITE_LOGGED_IN')).toBe('1');

    const info = await client.call(accounts.userInfo, { _: '0.5' });
    expect(info).toMatchObject({ id: reply.id, phone: `+86${phone.account}`, hasPassword: false });
  });

  it('keeps the token from scripts, and everything on this site', async () => {
    const phone = newPhone();
    const code = await sentCode(server, client, phone);
    const response = await post(client, accounts.registerByPhone.path, {
      ...phone,
      code,
      agreesToTerms: true,
    });
    const cookies = response.headers.getSetCookie();
    expect(cookies.find((cookie) => cookie.startsWith('TOKEN='))).toMatch(/SameSite=Lax;.*HttpOnly/);
    expect(cookies.filter((cookie) => cookie.includes('HttpOnly'))).toHaveLength(1);
    expect(cookies.every((cookie) => cookie.includes('SameSite=Lax'))).toBe(true);
  });

  it('refuses without consent, with a weak password, and a number that has an account; the code stays good', async () => {
    const phone = newPhone();
    const code = await sentCode(server, client, phone);
    const ask = (more: object) =>
      refusalOf(client.call(accounts.registerByPhone, { ...phone, code, agreesToTerms: true, ...more }));
    expect(await ask({ agreesToTerms: false })).toEqual(['terms_not_agreed', {}]);
    expect(await ask({ password: 'short1' })).toEqual(['password_length', { least: 8, most: 20 }]);
    expect(await ask({ password: 'onlyletters' })).toEqual(['password_weak', {}]);
    expect(await ask({ code: '' })).toEqual(['code_required', {}]);

    await createAccount(server.deps, { phone: `+86${phone.account}` });
    expect(await ask({})).toEqual(['phone_already_registered', {}]);
    await client.call(accounts.login, { ...phone, verifyType: 'sms', code });
  });

  it('makes one account when two requests come at once', async () => {
    const phone = newPhone();
    const code = await sentCode(server, client, phone);
    const both = await Promise.allSettled(
      [server.visitor(), server.visitor()].map((each) =>
        each.call(accounts.registerByPhone, { ...phone, code, agreesToTerms: true }),
      ),
    );
    expect(both.map((each) => each.status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('/api/login/v3 by code', () => {
  it('signs in once: a used code is not valid again', async () => {
    const phone = await registered();
    const code = await sentCode(server, client, phone);
    const signIn = () =>
      client.call(accounts.login, { ...phone, verifyType: 'sms', code: ` ${code} `, timeZone });
    const { id } = await signIn();
    expect((await client.call(accounts.userInfo, {})).id).toBe(id);
    expect(await refusalOf(signIn())).toEqual(['code_expired', {}]);
  });

  it('counts wrong codes down to none, and then takes not even the right one', async () => {
    const phone = await registered();
    const code = await sentCode(server, client, phone);
    const enter = (entered: string) =>
      refusalOf(client.call(accounts.login, { ...phone, verifyType: 'sms', code: entered }));
    for (let left = codeTries - 1; left > 0; left--) {
      expect(await enter(wrongCode(code))).toEqual(['code_wrong', { left }]);
    }
    expect(await enter(wrongCode(code))).toEqual(['code_void', {}]);
    expect(await enter(code)).toEqual(['code_void', {}]);
  });

  it('does not give more tries to entries that come at once', async () => {
    const phone = await registered();
    const code = await sentCode(server, client, phone);
    const enter = () =>
      refusalOf(client.call(accounts.login, { ...phone, verifyType: 'sms', code: wrongCode(code) }));
    const codes = (await Promise.all(Array.from({ length: 8 }, enter))).map(([refusal]) => refusal);
    expect(codes.filter((each) => each === 'code_wrong')).toHaveLength(codeTries - 1);
    expect(codes.filter((each) => each === 'code_void')).toHaveLength(8 - codeTries + 1);
  });

  it('refuses a code after ten minutes, an older one after a newer, and one of another number or purpose', async () => {
    const phone = await registered();
    const enter = (code: string, at = phone) =>
      refusalOf(client.call(accounts.login, { ...at, verifyType: 'sms', code }));
    const first = await sentCode(server, client, phone);
    server.clock.advance(10 * minute);
    expect(await enter(first)).toEqual(['code_expired', {}]);

    const second = await sentCode(server, client, phone);
    expect(await enter(first)).toEqual(['code_wrong', { left: 4 }]);
    expect(await enter(second, await registered())).toEqual(['code_expired', {}]);

    server.clock.advance(minute);
    const forReset = await sentCode(server, client, phone, 'reset_password');
    expect(await enter(forReset)).toEqual(['code_wrong', { left: 3 }]);
  });

  it('tells a new number so after a right code, which can then be used to register', async () => {
    const phone = newPhone();
    const code = await sentCode(server, client, phone);
    expect(await refusalOf(client.call(accounts.login, { ...phone, verifyType: 'sms', code }))).toEqual([
      'phone_not_registered',
      {},
    ]);
    await client.call(accounts.registerByPhone, { ...phone, code, agreesToTerms: true });
  });
});

describe('/api/login/v3 by password', () => {
  const enter = async (phone: Phone, entered: string) =>
    client.call(accounts.login, {
      ...phone,
      verifyType: 'password',
      password: entered,
      slider: await passFor(server, client, phone),
    });

  it('signs in with the right one; a wrong one and a number without account read the same', async () => {
    const phone = await registered(password);
    await enter(phone, password);
    expect((await client.call(accounts.userInfo, {})).hasPassword).toBe(true);
    expect(await refusalOf(enter(phone, 'ink4stonf'))).toEqual(['sign_in_failed', {}]);
    expect(await refusalOf(enter(newPhone(), password))).toEqual(['sign_in_failed', {}]);
    expect(await refusalOf(enter(await registered(), password))).toEqual(['sign_in_failed', {}]);
    expect(await refusalOf(enter(phone, ''))).toEqual(['password_required', {}]);
  });

  it('needs a puzzle solved for this number, which it uses up', async () => {
    const phone = await registered(password);
    const slider = await passFor(server, client, phone);
    const ask = (at: Phone, pass: string) =>
      refusalOf(client.call(accounts.login, { ...at, verifyType: 'password', password, slider: pass }));
    expect(await ask(phone, '')).toEqual(['slider_required', {}]);
    expect(await ask(phone, 'x'.repeat(64))).toEqual(['slider_required', {}]);
    expect(await ask(await registered(password), slider)).toEqual(['slider_required', {}]);
    await client.call(accounts.login, { ...phone, verifyType: 'password', password, slider });
    expect(await ask(phone, slider)).toEqual(['slider_required', {}]);
  });

  it('stops guessing after ten wrong ones, for a quarter of an hour; a code still gets in', async () => {
    const phone = await registered(password);
    const { requests, seconds } = signInLimits.wrongPasswordsPerPhone;
    for (let i = 0; i < requests; i++) {
      server.clock.advance(5 * second);
      expect(await refusalOf(enter(phone, `wrong${i}pass`))).toEqual(['sign_in_failed', {}]);
    }
    expect(await refusalOf(enter(phone, password))).toEqual(['too_many_passwords', { minutes: 15 }]);
    const code = await sentCode(server, client, phone);
    await client.call(accounts.login, { ...phone, verifyType: 'sms', code });
    server.clock.advance(seconds * second);
    await enter(phone, password);
  }, 120_000);
});

describe('/api/sendSMS/v3', () => {
  it('refuses another code before a minute is over, with the pass still good for later', async () => {
    const phone = newPhone();
    await sentCode(server, client, phone);
    server.clock.advance(20 * second);
    const slider = await passFor(server, client, phone);
    const ask = { ...phone, action: 'sign_in', slider } as const;
    expect(await refusalOf(client.call(accounts.sendSms, ask))).toEqual(['code_resend', { seconds: 40 }]);
    server.clock.advance(40 * second);
    const { resendAt, expiresAt } = await client.call(accounts.sendSms, ask);
    expect(resendAt - server.clock.now()).toBe(resendSeconds * second);
    expect(expiresAt - server.clock.now()).toBe(10 * minute);
    expect(await refusalOf(client.call(accounts.sendSms, ask))).toEqual(['slider_required', {}]);
  });

  it('sends ten a day to a number and no more, even when asked all at once', async () => {
    const phone = newPhone();
    for (let i = 0; i < signInLimits.codesPerPhone.requests; i++) {
      await sentCode(server, client, phone);
      server.clock.advance(minute);
    }
    const late = refusalOf(sentCode(server, client, phone));
    expect(await late).toEqual(['code_daily_limit', {}]);

    const other = newPhone();
    const passes = await Promise.all(Array.from({ length: 8 }, () => passFor(server, client, other)));
    const sends = await Promise.allSettled(
      passes.map((slider) => client.call(accounts.sendSms, { ...other, action: 'sign_in', slider })),
    );
    expect(sends.filter((each) => each.status === 'fulfilled')).toHaveLength(1);
  });

  it('takes the code back when the message does not go out', async () => {
    const sms: Sms = { send: () => Promise.reject(new Error('no credit')), simulated: null };
    await using broken = await createTestServer({ ground: { ...simulatedGround(), sms } });
    const visitor = broken.visitor();
    const phone = newPhone();
    const slider = await passFor(broken, visitor, phone);
    const ask = visitor.call(accounts.sendSms, { ...phone, action: 'sign_in', slider });
    expect(await refusalOf(ask)).toEqual(['sms_failed', {}]);
    const { rows } = await broken.deps.db.sql.execute(sql`select count(*)::int as n from sign_in_codes`);
    expect(rows).toEqual([{ n: 0 }]);
    expect(await refusalOf(visitor.call(accounts.listSimulatedSms, {}))).toEqual(['not_found', {}]);
  });
});

describe('/api/slider', () => {
  it('draws a picture, and spends the puzzle on one answer', async () => {
    const phone = newPhone();
    const puzzle = await client.call(accounts.newSlider, { ...phone, action: 'sign_in' });
    if (puzzle.kind !== 'slider') throw new Error('A slider was asked for');
    for (const picture of [puzzle.background, puzzle.piece]) {
      expect(Buffer.from(picture, 'base64').toString('latin1', 1, 4)).toBe('PNG');
    }
    const track = [0, 5, 9, 14].map((x, i) => ({ ms: i * 100, x }));
    const answer = () => refusalOf(client.call(accounts.solveSlider, { id: puzzle.id, track }));
    expect(await answer()).toEqual(['slider_wrong', {}]);
    expect(await answer()).toEqual(['slider_expired', {}]);
  });

  it('says in words what a picture does not say to everybody', async () => {
    const phone = newPhone();
    const chinese = server.visitor('zh');
    const puzzle = await chinese.call(accounts.newSlider, { ...phone, action: 'sign_in', kind: 'words' });
    if (puzzle.kind !== 'words') throw new Error('Words were asked for');
    expect(puzzle.question).toContain('四');
    expect(puzzle.words).toHaveLength(9);
    const { slider } = await solve(server, client, puzzle.id);
    expect(await client.call(accounts.isRegistered, { ...phone, slider })).toEqual({
      isRegistered: false,
      hasPassword: false,
    });
  });

  it('forgets a puzzle after five minutes, and a pass too', async () => {
    const phone = newPhone();
    const puzzle = await client.call(accounts.newSlider, { ...phone, action: 'sign_in' });
    server.clock.advance(5 * minute);
    expect(await refusalOf(solve(server, client, puzzle.id))).toEqual(['slider_expired', {}]);
    const slider = await passFor(server, client, phone);
    server.clock.advance(5 * minute);
    expect(await refusalOf(client.call(accounts.isRegistered, { ...phone, slider }))).toEqual([
      'slider_required',
      {},
    ]);
  });

  it('opens only the purpose it was made for', async () => {
    const phone = newPhone();
    const slider = await passFor(server, client, phone, 'reset_password');
    const ask = client.call(accounts.sendSms, { ...phone, action: 'sign_in', slider });
    expect(await refusalOf(ask)).toEqual(['slider_required', {}]);
  });
});

describe('/api/login/is_registered', () => {
  it('tells nothing without a puzzle, and leaves its pass unused', async () => {
    const phone = await registered(password);
    expect(await refusalOf(client.call(accounts.isRegistered, { ...phone }))).toEqual([
      'slider_required',
      {},
    ]);
    const slider = await passFor(server, client, phone);
    for (let i = 0; i < 2; i++) {
      expect(await client.call(accounts.isRegistered, { ...phone, slider })).toEqual({
        isRegistered: true,
        hasPassword: true,
      });
    }
  });

  it.each([
    ['', 'phone_required'],
    ['123', 'phone_invalid'],
    ['a@example.com', 'email_unavailable'],
  ])('refuses the number %j', async (account, code) => {
    const ask = client.call(accounts.newSlider, { account, action: 'sign_in' });
    expect(await refusalOf(ask)).toEqual([code, {}]);
  });
});

describe('/api/set/forgetpswd', () => {
  it('sets a new password and ends every other session at once', async () => {
    const { phone, token } = await registeredWith('old4password');
    const elsewhere = server.as(token);
    await elsewhere.call(accounts.userInfo, {});
    const code = await sentCode(server, client, phone, 'reset_password');
    const ask = { ...phone, code, password, timeZone };
    expect(await refusalOf(client.call(accounts.resetPassword, { ...ask, password: '' }))).toEqual([
      'password_required',
      {},
    ]);
    await client.call(accounts.resetPassword, ask);
    await client.call(accounts.userInfo, {});
    expect(await refusalOf(elsewhere.call(accounts.userInfo, {}))).toEqual(['sign_in_first', {}]);
    const slider = await passFor(server, client, phone);
    await client.call(accounts.login, { ...phone, verifyType: 'password', password, slider });
  });

  it('has nothing to set for a number without account', async () => {
    const phone = newPhone();
    const code = await sentCode(server, client, phone, 'reset_password');
    const ask = client.call(accounts.resetPassword, { ...phone, code, password });
    expect(await refusalOf(ask)).toEqual(['phone_not_registered', {}]);
  });
});

type Phone = ReturnType<typeof newPhone>;

function simulatedGround(log = captureLog().log) {
  return { log, sms: createSmsSimulator({ clock: manualClock(0), log }) };
}

async function registeredWith(chosen?: string) {
  const phone = newPhone();
  const made = await createAccount(server.deps, {
    phone: `+86${phone.account}`,
    ...(chosen ? { password: chosen } : {}),
  });
  return { ...made, phone };
}

async function registered(chosen?: string): Promise<Phone> {
  return (await registeredWith(chosen)).phone;
}

function post(from: TestClient, path: string, body: object): Promise<Response> {
  return from.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
