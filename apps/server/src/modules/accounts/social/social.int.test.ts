import { userInfo } from '@inkstone/contracts/accounts';
import {
  attemptMinutes,
  bindThirdParty,
  bindTicketMinutes,
  listLoginProviders,
  loginByGoogle,
  loginByQq,
  registerThirdParty,
  type SocialKind,
  socialKinds,
  startThirdParty,
} from '@inkstone/contracts/accounts/social-login';
import { day, minute } from '@inkstone/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { newDaysVisitor, newPhone, refusalOf, registeredWith, wrongCode } from '../testing-flow.ts';
import { bindCode, finishEndpoints, loginAs, returnFromProvider, signUpAs, ticketOf } from './testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const visitor = () => newDaysVisitor(server);
const refusedWith = async (call: Promise<unknown>) => (await refusalOf(call))[0];

describe('a social login', () => {
  it.each(socialKinds)(
    'by %s creates an account with a new number, and later signs in to it',
    async (kind) => {
      const browser = visitor();
      const id = await signUpAs(server, browser, kind, `Lin ${kind}`, newPhone());
      expect(await browser.call(userInfo, {})).toMatchObject({ id, nickName: `Lin ${kind}` });

      const elsewhere = visitor();
      const outcome = await loginAs(elsewhere, kind, `Lin ${kind}`, { next: '/app/words?a=b#c' });
      expect(outcome).toMatchObject({ outcome: 'signed_in', id, next: '/app/words?a=b#c' });
      expect(await elsewhere.call(userInfo, {})).toMatchObject({ id });
    },
  );

  it('lists the configured providers with labels', async () => {
    const { providers, phone, smsCountries } = await visitor().call(listLoginProviders, {});
    expect(providers.map(({ kind }) => kind)).toEqual(socialKinds);
    expect(providers.every(({ isSimulated }) => isSimulated)).toBe(true);
    expect(providers.find(({ kind }) => kind === 'wechat')?.flow).toBe('qr');
    expect(phone).toBe('required');
    expect(smsCountries).toBeNull();
  });

  it('distinguishes equal subjects of two providers', async () => {
    await signUpAs(server, visitor(), 'google', 'Twin', newPhone());
    expect(await loginAs(visitor(), 'apple', 'Twin')).toMatchObject({ outcome: 'bind_phone' });
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/.//evil.example'])(
    'never redirects to %j',
    async (next) => {
      const start = visitor().call(startThirdParty, { provider: 'google', next });
      expect(await refusedWith(start)).toBe('next_outside_site');
    },
  );

  it('accepts state and code once', async () => {
    const browser = visitor();
    const back = await returnFromProvider(browser, 'google', 'Once');
    await browser.call(loginByGoogle, back);
    expect(await refusedWith(browser.call(loginByGoogle, back))).toBe('social_expired');
  });

  it('is bound to the browser that started it', async () => {
    const [mine, theirs] = [visitor(), server.visitor()];
    const back = await returnFromProvider(mine, 'google', 'Cross');
    await returnFromProvider(theirs, 'google', 'Other');
    expect(await refusedWith(theirs.call(loginByGoogle, back))).toBe('social_expired');
    expect(await refusedWith(server.visitor().call(loginByGoogle, back))).toBe('social_expired');
    expect(await mine.call(loginByGoogle, back)).toMatchObject({ outcome: 'bind_phone' });
  });

  it('is bound to its provider', async () => {
    const browser = visitor();
    const back = await returnFromProvider(browser, 'google', 'Mixed');
    expect(await refusedWith(browser.call(loginByQq, back))).toBe('social_expired');
  });

  it('refuses the code of another login', async () => {
    const browser = visitor();
    const [one, other] = [
      await returnFromProvider(browser, 'qq', 'One'),
      await returnFromProvider(browser, 'qq', 'Other'),
    ];
    expect(await refusedWith(browser.call(loginByQq, { ...one, code: other.code }))).toBe('social_failed');
  });

  it('expires after ten minutes', async () => {
    const browser = visitor();
    const back = await returnFromProvider(browser, 'google', 'Slow');
    server.clock.advance(attemptMinutes * minute);
    expect(await refusedWith(browser.call(loginByGoogle, back))).toBe('social_expired');
  });

  it('without a code is refused, and finished', async () => {
    const browser = visitor();
    const { state, code } = await returnFromProvider(browser, 'google', 'Shy');
    expect(await refusedWith(browser.call(loginByGoogle, { state }))).toBe('social_refused');
    expect(await refusedWith(browser.call(loginByGoogle, { state, code }))).toBe('social_expired');
  });

  it.each(['', 'x', 'ab'.repeat(32)])('refuses the invalid state %j', async (state) => {
    const browser = visitor();
    await returnFromProvider(browser, 'google', 'Some');
    expect(await refusedWith(browser.call(loginByGoogle, { state, code: 'c' }))).toBe('social_expired');
  });
});

describe('a provider that is switched off', () => {
  it('is not listed, and its logins are refused', async () => {
    const login = { wechat: null, qq: null, apple: null, google: null };
    await using quiet = await createTestServer({ base: { login } });
    const browser = quiet.visitor();
    expect((await browser.call(listLoginProviders, {})).providers).toEqual([]);
    for (const provider of socialKinds) {
      expect(await refusedWith(browser.call(startThirdParty, { provider }))).toBe('provider_off');
      const finish = browser.call(finishEndpoints[provider], { code: 'c', state: 's' });
      expect(await refusedWith(finish)).toBe('provider_off');
    }
  });
});

describe('the number after a first login', () => {
  const first = async (provider: SocialKind, person: string) => {
    const browser = visitor();
    return { browser, ticket: await ticketOf(browser, provider, person) };
  };

  it('is required, and nothing is created without the terms or the code', async () => {
    const { browser, ticket } = await first('qq', 'Terms');
    const phone = newPhone();
    const code = await bindCode(server, browser, ticket, phone);
    const bind = (change: object) => browser.call(bindThirdParty, { ticket, ...phone, code, ...change });
    expect(await refusedWith(bind({}))).toBe('terms_not_agreed');
    expect(await refusedWith(bind({ agreesToTerms: true, code: wrongCode(code) }))).toBe('code_wrong');
    const skip = browser.call(registerThirdParty, { ticket, agreesToTerms: true });
    expect(await refusedWith(skip)).toBe('phone_needed');
    expect(await loginAs(browser, 'qq', 'Terms')).toMatchObject({ outcome: 'bind_phone' });
    await bind({ agreesToTerms: true });
    expect(await loginAs(server.visitor(), 'qq', 'Terms')).toMatchObject({ outcome: 'signed_in' });
  });

  it('that has an account is linked only after confirmation, and the code stays valid', async () => {
    const { accountId, typed } = await registeredWith(server);
    const { browser, ticket } = await first('google', 'Joiner');
    const code = await bindCode(server, browser, ticket, typed);
    const bind = (join: boolean) =>
      browser.call(bindThirdParty, { ticket, ...typed, code, join, agreesToTerms: true });
    expect(await refusedWith(bind(false))).toBe('phone_has_account');
    expect(await loginAs(server.visitor(), 'google', 'Joiner')).toMatchObject({ outcome: 'bind_phone' });
    expect(await bind(true)).toMatchObject({ id: accountId });
    expect(await loginAs(server.visitor(), 'google', 'Joiner')).toMatchObject({ id: accountId });
  });

  it('is not linked when its account has another identity of the same provider', async () => {
    const phone = newPhone();
    await signUpAs(server, visitor(), 'wechat', 'SocialLoginResult', phone);
    const { browser, ticket } = await first('wechat', 'Newcomer');
    const code = await bindCode(server, browser, ticket, phone);
    const bind = browser.call(bindThirdParty, { ticket, ...phone, code, join: true });
    expect(await refusedWith(bind)).toBe('way_already_bound');
    expect(await loginAs(server.visitor(), 'wechat', 'Newcomer')).toMatchObject({ outcome: 'bind_phone' });
  });

  it('is proved by a code for this purpose, of this browser, in time', async () => {
    const { browser, ticket } = await first('apple', 'Prover');
    const phone = newPhone();
    const code = await bindCode(server, browser, ticket, phone);
    const entry = { ...phone, code, agreesToTerms: true };
    const other = server.visitor();
    expect(await refusedWith(other.call(bindThirdParty, { ticket, ...entry }))).toBe('bind_ticket_expired');
    for (const forged of ['', 'x'.repeat(80), `${ticket.slice(0, -4)}AAAA`]) {
      const bind = browser.call(bindThirdParty, { ticket: forged, ...entry });
      expect(await refusedWith(bind)).toBe('bind_ticket_expired');
    }
    server.clock.advance(bindTicketMinutes * minute);
    const late = browser.call(bindThirdParty, { ticket, ...entry });
    expect(await refusedWith(late)).toBe('bind_ticket_expired');
  });

  it('cannot be given to a second account by the same ticket', async () => {
    const { browser, ticket } = await first('google', 'Doubler');
    const [one, two] = [newPhone(), newPhone()];
    const code = await bindCode(server, browser, ticket, one);
    await browser.call(bindThirdParty, { ticket, ...one, code, agreesToTerms: true });
    const again = await bindCode(server, browser, ticket, two);
    const bind = browser.call(bindThirdParty, { ticket, ...two, code: again, agreesToTerms: true });
    expect(await refusedWith(bind)).toBe('identity_taken');
  });

  it('can be omitted if the operator allows it', async () => {
    const { login } = server.deps.config;
    const config = { login: { ...login, phone: 'optional' as const } };
    await using easy = await createTestServer({ config });
    const browser = easy.visitor();
    const ticket = await ticketOf(browser, 'google', 'Free');
    const without = browser.call(registerThirdParty, { ticket });
    expect(await refusedWith(without)).toBe('terms_not_agreed');
    const { id } = await browser.call(registerThirdParty, { ticket, agreesToTerms: true });
    expect(await browser.call(userInfo, {})).toMatchObject({ id, phone: null, nickName: 'Free' });
    expect(await loginAs(easy.visitor(), 'google', 'Free')).toMatchObject({ outcome: 'signed_in', id });
    easy.clock.advance(day);
    const again = browser.call(registerThirdParty, { ticket, agreesToTerms: true });
    expect(await refusedWith(again)).toBe('bind_ticket_expired');
  });
});
