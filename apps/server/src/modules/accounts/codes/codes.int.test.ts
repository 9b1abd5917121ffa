import { signInLimits } from '@inkstone/contracts';
import * as accounts from '@inkstone/contracts/accounts';
import { codeAttempts, resendSeconds } from '@inkstone/contracts/accounts';
import { listLoginProviders } from '@inkstone/contracts/accounts/social-login';
import { hour, minute, second } from '@inkstone/kernel';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SendFailure } from '../../../ports/send-failure.ts';
import type { Sms } from '../../../ports/sms.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import {
  newDaysVisitor,
  newPhone,
  passFor,
  refusalOf,
  registered,
  sentCode,
  type TypedPhone,
  wrongCode,
} from '../testing-flow.ts';

let server: TestServer;
let client: TestClient;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  client = newDaysVisitor(server);
});

describe('/api/sendSMS/v3', () => {
  it('refuses another code within a minute; the pass stays valid', async () => {
    const phone = newPhone();
    await sentCode(server, client, phone);
    server.clock.advance(20 * second);
    const slider = await passFor(server, client, phone);
    const request = { ...phone, action: 'sign_in', slider } as const;
    expect(await refusalOf(client.call(accounts.sendSms, request))).toEqual(['code_resend', { seconds: 40 }]);
    server.clock.advance(40 * second);
    const { resendAt, expiresAt } = await client.call(accounts.sendSms, request);
    expect(resendAt - server.clock.now()).toBe(resendSeconds * second);
    expect(expiresAt - server.clock.now()).toBe(10 * minute);
    expect(await refusalOf(client.call(accounts.sendSms, request))).toEqual(['slider_required', {}]);
  });

  it('sends at most ten a day to a number, also for concurrent requests', async () => {
    const phone = newPhone();
    for (let i = 0; i < signInLimits.codesPerReceiver.requests; i++) {
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

  it('sends only to the configured countries, with a limit for codes sent abroad', async () => {
    const channels = { sms: [], countries: ['CN', 'GB'], mail: { driver: 'simulator' } } as const;
    await using served = await createTestServer({ config: { channels, codesAbroadPerHour: 2 } });
    expect(await served.visitor().call(listLoginProviders, {})).toMatchObject({ smsCountries: ['CN', 'GB'] });
    const abroad = (last: number, areaCode = '44') => ({ account: `0740012345${last}`, areaCode });
    const visitor = served.visitor();
    const shared = { account: '2015550123', areaCode: '1', action: 'sign_in', slider: '' } as const;
    const typed = { ...shared, account: '+1 876 210 1234', areaCode: '44' };
    for (const wrong of [shared, typed, { ...shared, account: '51234567', areaCode: '852' }])
      expect(await refusalOf(visitor.call(accounts.sendSms, wrong))).toEqual(['sms_country', {}]);

    for (const last of [1, 2]) await sentCode(served, visitor, abroad(last));
    const slider = await passFor(served, visitor, abroad(3));
    const request = () => visitor.call(accounts.sendSms, { ...abroad(3), action: 'sign_in', slider });
    expect(await refusalOf(request())).toEqual(['too_many_requests', { seconds: 3600 }]);
    for (let n = 0; n < 3; n++) await sentCode(served, visitor, newPhone());
    served.clock.advance(hour);
    await passFor(served, visitor, abroad(3));
    await sentCode(served, visitor, abroad(3));
  });

  it('deletes the code when the message is not sent', async () => {
    const sms: Sms = {
      send: () => Promise.reject(new Error('no credit')),
      hasNotices: false,
      notify: () => Promise.reject(new Error('no notices')),
      simulated: null,
    };
    await using broken = await createTestServer({
      base: { sms, mail: { ...sms, send: () => Promise.reject(new Error('no mail')) } },
    });
    const visitor = broken.visitor();
    const phone = newPhone();
    const slider = await passFor(broken, visitor, phone);
    const request = visitor.call(accounts.sendSms, { ...phone, action: 'sign_in', slider });
    expect(await refusalOf(request)).toEqual(['sms_failed', {}]);
    const { rows } = await broken.deps.db.sql.execute(sql`select count(*)::int as n from sign_in_codes`);
    expect(rows).toEqual([{ n: 0 }]);
    expect(await refusalOf(visitor.call(accounts.listSimulated, {}))).toEqual(['not_found', {}]);
  });
});

describe('a message that was possibly sent', () => {
  it('counts as sent: its code is valid, and the next one must wait', async () => {
    const arrived: string[] = [];
    const silent: Sms['send'] = async ({ code }) => {
      arrived.push(code);
      throw new SendFailure('silence', 'no answer');
    };
    await using slow = await createTestServer({
      base: {
        sms: {
          send: silent,
          hasNotices: false,
          notify: () => Promise.reject(new Error('no notices')),
          simulated: null,
        },
      },
    });
    const visitor = slow.visitor();
    const phone = await registered(slow);
    const request = async () => {
      const slider = await passFor(slow, visitor, phone);
      return visitor.call(accounts.sendSms, { ...phone, action: 'sign_in', slider });
    };
    const { resendAt } = await request();
    expect(resendAt - slow.clock.now()).toBe(resendSeconds * second);
    expect(await refusalOf(request())).toEqual(['code_resend', { seconds: resendSeconds }]);
    await visitor.call(accounts.login, { ...phone, verifyType: 'sms', code: arrived[0] ?? '' });
    for (let sent = 1; sent < signInLimits.codesPerReceiver.requests; sent++) {
      slow.clock.advance(minute);
      await request();
    }
    slow.clock.advance(minute);
    expect(await refusalOf(request())).toEqual(['code_daily_limit', {}]);
  });
});

describe('/api/login/v3 by code', () => {
  it('signs in once: a used code is not valid again', async () => {
    const phone = await registered(server);
    const code = await sentCode(server, client, phone);
    const signIn = () =>
      client.call(accounts.login, {
        ...phone,
        verifyType: 'sms',
        code: ` ${code} `,
        timeZone: 'Asia/Shanghai',
      });
    const { id } = await signIn();
    expect((await client.call(accounts.userInfo, {})).id).toBe(id);
    expect(await refusalOf(signIn())).toEqual(['code_expired', {}]);
  });

  it('counts wrong codes down to zero, and then refuses the correct one too', async () => {
    const phone = await registered(server);
    const code = await sentCode(server, client, phone);
    const enter = (entered: string) =>
      refusalOf(client.call(accounts.login, { ...phone, verifyType: 'sms', code: entered }));
    for (let left = codeAttempts - 1; left > 0; left--) {
      expect(await enter(wrongCode(code))).toEqual(['code_wrong', { left }]);
    }
    expect(await enter(wrongCode(code))).toEqual(['code_void', {}]);
    expect(await enter(code)).toEqual(['code_void', {}]);
  });

  it('allows no additional attempts by concurrent entries', async () => {
    const phone = await registered(server);
    const code = await sentCode(server, client, phone);
    const enter = () =>
      refusalOf(client.call(accounts.login, { ...phone, verifyType: 'sms', code: wrongCode(code) }));
    const codes = (await Promise.all(Array.from({ length: 8 }, enter))).map(([refusal]) => refusal);
    expect(codes.filter((each) => each === 'code_wrong')).toHaveLength(codeAttempts - 1);
    expect(codes.filter((each) => each === 'code_void')).toHaveLength(8 - codeAttempts + 1);
  });

  it('refuses a code after ten minutes, an older one after a newer, and one of another number or purpose', async () => {
    const phone = await registered(server);
    const enter = (code: string, at = phone) =>
      refusalOf(client.call(accounts.login, { ...at, verifyType: 'sms', code }));
    const first = await sentCode(server, client, phone);
    server.clock.advance(10 * minute);
    expect(await enter(first)).toEqual(['code_expired', {}]);

    const second = await sentCode(server, client, phone);
    expect(await enter(first)).toEqual(['code_wrong', { left: 4 }]);
    expect(await enter(second, await registered(server))).toEqual(['code_wrong', { left: 4 }]);

    server.clock.advance(minute);
    const forReset = await sentCode(server, client, phone, 'reset_password');
    expect(await enter(forReset)).toEqual(['code_wrong', { left: 3 }]);
  });

  it('uses no attempt of the requester when other browsers guess', async () => {
    const phone = await registered(server);
    const code = await sentCode(server, client, phone);
    const enter = (from: TestClient, entered: string) =>
      refusalOf(from.call(accounts.login, { ...phone, verifyType: 'sms', code: entered }));
    for (let i = 0; i < 2 * codeAttempts; i++) await enter(server.visitor(), wrongCode(code));
    expect(await enter(client, wrongCode(code))).toEqual(['code_wrong', { left: 4 }]);
    await client.call(accounts.login, { ...phone, verifyType: 'sms', code });
  });

  it('replies to unknown browsers equally whether or not a code is pending, was used, or has an account', async () => {
    const [idle, requested, used] = [
      await registered(server),
      await registered(server),
      await registered(server),
    ];
    const code = await sentCode(server, client, requested);
    const other = await sentCode(server, client, used);
    await client.call(accounts.login, { ...used, verifyType: 'sms', code: other });
    const wrong = ['000000', '111111', '222222'].find((each) => each !== code && each !== other) ?? '';
    const otherUser = server.visitor();
    await passFor(server, otherUser, newPhone());
    const guessAt = async (phone: TypedPhone) => {
      const answers: unknown[] = [];
      for (let i = 0; i <= codeAttempts; i++) {
        const from = i % 2 === 0 ? otherUser : server.visitor();
        const guess = { ...phone, verifyType: 'sms', code: wrong } as const;
        answers.push(await refusalOf(from.call(accounts.login, guess)));
      }
      return answers;
    };
    const answers = [4, 3, 2, 1].map((left) => ['code_wrong', { left }]);
    for (const phone of [idle, requested, used, newPhone()]) {
      expect(await guessAt(phone)).toEqual([...answers, ['code_void', {}], ['code_void', {}]]);
    }
  });

  it('accepts a correct code on another device until too many guesses; ten minutes later again', async () => {
    const phone = await registered(server);
    const enter = (entered: string, from = server.visitor()) =>
      from.call(accounts.login, { ...phone, verifyType: 'sms', code: entered });
    await enter(await sentCode(server, client, phone));

    server.clock.advance(minute);
    const code = await sentCode(server, client, phone);
    for (let i = 0; i < 2 * codeAttempts; i++) await refusalOf(enter(wrongCode(code)));
    expect(await refusalOf(enter(code))).toEqual(['code_void', {}]);
    server.clock.advance(10 * minute);
    await enter(await sentCode(server, client, phone));
  });

  it('limits the codes that an address can guess, for all numbers together', async () => {
    const { requests, seconds } = signInLimits.otherBrowserCodesPerAddress;
    const guess = () =>
      refusalOf(server.visitor().call(accounts.login, { ...newPhone(), verifyType: 'sms', code: '123456' }));
    for (let i = 0; i < requests; i++) {
      server.clock.advance(3 * second);
      expect(await guess()).toEqual(['code_wrong', { left: 4 }]);
    }
    expect(await guess()).toEqual(['too_many_requests', { seconds }]);
    server.clock.advance(seconds * second);
    expect(await guess()).toEqual(['code_wrong', { left: 4 }]);
  });

  it('reports an unregistered number after a correct code, which can then be used to register', async () => {
    const phone = newPhone();
    const code = await sentCode(server, client, phone);
    expect(await refusalOf(client.call(accounts.login, { ...phone, verifyType: 'sms', code }))).toEqual([
      'phone_not_registered',
      {},
    ]);
    await client.call(accounts.registerByPhone, { ...phone, code, agreesToTerms: true });
  });
});
