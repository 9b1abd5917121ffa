import { login, userInfo } from '@inkstone/contracts/accounts';
import { refresh } from '@inkstone/contracts/accounts/sessions';
import { bindThirdParty } from '@inkstone/contracts/accounts/social-login';
import { newWechatQrV2, wechatQrStatusV2 } from '@inkstone/contracts/accounts/wechat-qr';
import { getShare, previewShare } from '@inkstone/contracts/sharing';
import { day, manualClock, seededRandom } from '@inkstone/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bindCode,
  finishEndpoints,
  returnFromProvider,
  signUpAs,
  ticketOf,
} from '../modules/accounts/social/testing.ts';
import { beginTestSession, createAccount, keepSession } from '../modules/accounts/testing.ts';
import {
  newDaysVisitor,
  newPhone,
  refusalOf,
  registered,
  sentCode,
} from '../modules/accounts/testing-flow.ts';
import { sealSecret, unsealSecret } from '../modules/documents/exchange/sending/sealed-secret.ts';
import { shareDocument } from '../modules/sharing/testing/shared-document.ts';
import { createKeys, type Keys } from '../platform/security/keys.ts';
import { createLoginProviders } from '../providers/login/create-login-providers.ts';
import { testDay } from '../testing/bare-server.ts';
import type { TestClient } from '../testing/client.ts';
import { testConfig } from '../testing/config.ts';
import { createTestServer, type TestServer } from '../testing/server.ts';

const [old, fresh] = ['the secret that there was before', 'the secret that takes its place'];
/** The same installation: before its secret is changed, during the change, and with the new one only. */
let before: TestServer;
let changing: TestServer;
let changed: TestServer;
beforeAll(async () => {
  before = await createTestServer({ base: baseWith(createKeys(old)) });
  changing = await restart(fresh, old);
  changed = await restart(fresh);
});
afterAll(async () => {
  for (const server of [changing, changed, before]) await server.close();
});

function restart(newest: string, ...older: string[]): Promise<TestServer> {
  const { db, clock, ids, random, sms } = before.deps;
  const base = baseWith(createKeys(newest, ...older));
  return createTestServer({ base: { ...base, db, clock, ids, random, sms } });
}

/** Returns the keys, and simulated login providers that use the same keys. */
function baseWith(keys: Keys) {
  const [clock, random] = [manualClock(testDay), seededRandom(1)];
  return { keys, login: createLoginProviders({ config: testConfig(), clock, random, keys }) };
}

/** The same browser, after a restart of the server. */
function afterRestart(server: TestServer, browser: TestClient): TestClient {
  const same = server.visitor();
  for (const [name, value] of browser.cookies) same.cookies.set(name, value);
  return same;
}

const page = () => newDaysVisitor(before);

/** Each starts an operation and returns a function that completes it after a restart of the server. */
const underWay: Record<string, { begin(): Promise<(server: TestServer) => Promise<unknown>>; over: string }> =
  {
    'a session, to be renewed': {
      async begin() {
        const browser = page();
        keepSession(browser, await beginTestSession(before.deps, await createAccount(before.deps)));
        browser.cookies.delete('TOKEN_V2');
        browser.cookies.delete('REFRESHTOKEN_V2');
        return async (server) => {
          const same = afterRestart(server, browser);
          await same.call(refresh, {});
          return same.call(userInfo, {});
        };
      },
      over: 'session_revoked',
    },
    'a sealed token': {
      async begin() {
        const { tokenV2 } = await beginTestSession(before.deps, await createAccount(before.deps));
        return async (server) => {
          const browser = server.visitor();
          browser.cookies.set('TOKEN_V2', tokenV2);
          return browser.call(userInfo, {});
        };
      },
      over: 'sign_in_first',
    },
    'a code that was sent': {
      async begin() {
        const typed = await registered(before);
        const code = await sentCode(before, page(), typed);
        return (server) => server.visitor().call(login, { ...typed, code, verifyType: 'sms' });
      },
      over: 'code_wrong',
    },
    'a social login': {
      async begin() {
        const browser = page();
        const given = await returnFromProvider(browser, 'google', 'Under Way');
        return (server) => afterRestart(server, browser).call(finishEndpoints.google, given);
      },
      over: 'social_expired',
    },
    'a social login that waits for a number': {
      async begin() {
        const browser = page();
        const ticket = await ticketOf(browser, 'qq', 'Waiting');
        const typed = newPhone();
        const code = await bindCode(before, browser, ticket, typed);
        return (server) =>
          afterRestart(server, browser).call(bindThirdParty, { ticket, ...typed, code, agreesToTerms: true });
      },
      over: 'bind_ticket_expired',
    },
    'a QR code': {
      async begin() {
        const browser = page();
        const { ticket } = await browser.call(newWechatQrV2, {});
        return (server) => afterRestart(server, browser).call(wechatQrStatusV2, { ticket });
      },
      over: 'not_found',
    },
    'a visit to a share whose password was given': {
      async begin() {
        const { link: token } = await shareDocument(before, { password: 'open sesame' });
        const { visit } = await page().call(previewShare, { token, password: 'open sesame' });
        return (server) => server.visitor().call(previewShare, { token, visit });
      },
      over: 'share_password_required',
    },
  };

describe('when the secret of an installation is changed', () => {
  it.each(Object.entries(underWay))(
    '%s keeps working while the old secret is configured too',
    async (_name, { begin, over }) => {
      expect(await refusalOf((await begin())(changed))).toEqual([over, expect.anything()]);
      await (await begin())(changing);
    },
  );

  it('a browser is recognised and its cookie signed again, so that the old secret can be removed', async () => {
    const browser = page();
    await signUpAs(before, browser, 'apple', 'Known', newPhone());
    const same = afterRestart(changing, browser);
    await same.call(newWechatQrV2, {});
    const idIn = ({ cookies }: TestClient) => cookies.get('DEVICE')?.split('.')[0];
    expect(idIn(same)).toBe(idIn(browser));
    expect(same.cookies.get('DEVICE')).not.toBe(browser.cookies.get('DEVICE'));
    const later = afterRestart(changed, same);
    await later.call(newWechatQrV2, {});
    expect(later.cookies.get('DEVICE')).toBe(same.cookies.get('DEVICE'));
  });

  it('a session renewed meanwhile survives the removal of the old secret', async () => {
    const browser = page();
    keepSession(browser, await beginTestSession(before.deps, await createAccount(before.deps)));
    const same = afterRestart(changing, browser);
    await same.call(refresh, {});
    before.clock.advance(day);
    const later = afterRestart(changed, same);
    await later.call(refresh, {});
    expect(await later.call(userInfo, {})).toHaveProperty('id');
  });

  it('sealed values are readable: the address of a share, and passwords of places', async () => {
    const { token, documentId, link } = await shareDocument(before);
    const sealed = sealSecret(before.deps, 'an account', 'hush');
    expect(await changing.as(token).call(getShare, { documentId })).toMatchObject({ token: link });
    expect(unsealSecret(changing.deps, 'an account', sealed)).toBe('hush');
    expect(await changed.as(token).call(getShare, { documentId })).toMatchObject({ token: null });
    expect(unsealSecret(changed.deps, 'an account', sealed)).toBeNull();
  });
});
