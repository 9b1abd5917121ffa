import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createQqLogin } from './qq.ts';
import {
  failureOf,
  startVendorServer,
  type VendorPaths,
  type VendorServer,
} from './testing/vendor-server.ts';

const returned = {
  code: 'c',
  nonce: 'n',
  verifier: 'v',
  returnUrl: 'https://here.example/back',
  user: '',
  isInWechat: false,
};
const me = { client_id: 'app', openid: 'o', unionid: 'u' };
const asJson: VendorPaths = {
  '/token': () => JSON.stringify({ access_token: 't', expires_in: 7776000, refresh_token: 'r' }),
  '/me': () => JSON.stringify(me),
  '/profile': () => JSON.stringify({ ret: 0, msg: '', nickname: '小满' }),
};
/** The responses of a server that ignores fmt=json. */
const withoutJson: VendorPaths = {
  ...asJson,
  '/token': () => 'access_token=t&expires_in=7776000&refresh_token=r',
  '/me': () => `callback( ${JSON.stringify(me)} );\n`,
};

let server: VendorServer;
beforeAll(async () => {
  server = await startVendorServer({});
});
afterAll(() => server[Symbol.asyncDispose]());

function finish(paths: VendorPaths, timeout = 30_000) {
  Object.assign(server.paths, paths);
  const { url } = server;
  const urls = {
    authorize: `${url}/authorize`,
    token: `${url}/token`,
    me: `${url}/me`,
    profile: `${url}/profile`,
  };
  return createQqLogin({ timeout }, { appId: 'app', appKey: 'key' }, urls).finish(returned);
}

describe('QQ', () => {
  it.each([
    ['JSON', asJson],
    ['a query string and JSONP', withoutJson],
  ])('identifies users by unionid, answered as %s', async (_name, paths) => {
    expect(await finish(paths)).toEqual({
      kind: 'qq',
      subject: 'u',
      shownName: '小满',
      email: null,
      revocation: null,
    });
    const requested = server.calls.get('/me')?.at(-1)?.query;
    expect([requested?.get('fmt'), requested?.get('unionid')]).toEqual(['json', '1']);
  });

  it('accepts users with an empty or private profile', async () => {
    expect(await finish({ ...asJson, '/profile': () => '{"ret":0,"nickname":""}' })).toMatchObject({
      shownName: null,
    });
    expect(await finish({ ...asJson, '/profile': () => '{"ret":1002,"msg":"no"}' })).toMatchObject({
      shownName: null,
    });
  });

  const error = (code: number) => `callback( {"error":${code},"error_description":"x"} );`;
  it.each<[string, string, VendorPaths]>([
    ['a code used twice', 'spent', { '/token': () => error(100020) }],
    ['an old code', 'spent', { '/token': () => '{"error":100019}' }],
    ['a wrong key', 'misconfigured', { '/token': () => error(100009) }],
    ['no right to unionids', 'misconfigured', { '/me': () => error(100048) }],
    ['a token of another app', 'untrusted', { '/me': () => JSON.stringify({ ...me, client_id: 'other' }) }],
    ['no unionid', 'untrusted', { '/me': () => JSON.stringify({ client_id: 'app', openid: 'o' }) }],
    ['nonsense', 'untrusted', { '/token': () => '<html>' }],
    ['trouble', 'unavailable', { '/me': () => ({ status: 502, text: '' }) }],
  ])('of %s reports %s', async (_name, reason, paths) => {
    expect(await failureOf(finish({ ...asJson, ...paths }))).toBe(reason);
  });

  it('limits the wait', async () => {
    expect(await failureOf(finish({ ...asJson, '/token': () => null }, 50))).toBe('unavailable');
  });
});
