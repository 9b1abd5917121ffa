import { randomBytes } from 'node:crypto';
import { AppError } from '@inkstone/contracts';
import { signWechatPage } from '@inkstone/contracts/site/wechat';
import { hour, minute, second } from '@inkstone/kernel';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startVendorServer, type VendorServer } from '../../../providers/login/testing/vendor-server.ts';
import { createWechatShare } from '../../../providers/wechat-share/create-wechat-share.ts';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { signatureOf } from './sign-page.ts';

const settings = { driver: 'wechat', appId: 'wx1', appSecret: 'the secret', script: null } as const;

/** A test double of WeChat's two interfaces. A token expires when a new one is forced, or when the test expires it. */
function createWechat() {
  const state = { token: '', tickets: 0, isDown: false, errcode: 0 };
  const json = (body: object) => JSON.stringify(body);
  const paths = {
    '/cgi-bin/stable_token': async ({ form }: { form: URLSearchParams }) => {
      await new Promise((resolve) => setTimeout(resolve, 60));
      const body = JSON.parse(form.get('body') ?? '{}') as Record<string, unknown>;
      if (state.isDown) return { status: 502, text: 'bad gateway' };
      if (body.secret !== settings.appSecret) return json({ errcode: 40001, errmsg: 'invalid credential' });
      if (body.appid !== settings.appId) return json({ errcode: 40013, errmsg: 'invalid appid' });
      if (state.token === '' || body.force_refresh === true) state.token = randomBytes(8).toString('hex');
      return json({ access_token: state.token, expires_in: 7200 });
    },
    '/cgi-bin/ticket/getticket': ({ query }: { query: URLSearchParams }) => {
      if (state.isDown) return { status: 502, text: 'bad gateway' };
      if (state.errcode) return json({ errcode: state.errcode, errmsg: 'as the test wants' });
      if (query.get('type') !== 'jsapi' || query.get('access_token') !== state.token)
        return json({ errcode: 42001, errmsg: 'access_token expired' });
      state.tickets++;
      return json({ errcode: 0, errmsg: 'ok', ticket: `ticket-${state.tickets}`, expires_in: 7200 });
    },
  };
  return { state, paths };
}

let wechat: ReturnType<typeof createWechat>;
let vendor: VendorServer;
/** Three processes over one database. */
let servers: TestServer[];
beforeAll(async () => {
  wechat = createWechat();
  vendor = await startVendorServer(wechat.paths);
  const wechatShare = () => createWechatShare(settings, { api: vendor.url, timeout: 30_000 });
  const config = { authOrigins: ['https://write.example'] };
  const first = await createTestServer({ config, base: { wechatShare: wechatShare() } });
  const more = () => createTestServer({ config, base: { db: first.deps.db, wechatShare: wechatShare() } });
  servers = [first, await more(), await more()];
});
afterAll(async () => {
  for (const server of servers.toReversed()) await server.close().catch(() => undefined);
  await vendor[Symbol.asyncDispose]();
});
beforeEach(async () => {
  for (const server of servers) server.clock.advance(3 * hour);
  Object.assign(wechat.state, { isDown: false, errcode: 0 });
  vendor.calls.clear();
  await first().deps.db.run('delete from wechat_tokens');
});

const first = () => servers[0] as TestServer;
const url = 'http://localhost/fileshare/abc?x=1';
const sign = (server = first(), page = url) => server.visitor().call(signWechatPage, { url: page });
const calls = () => ({
  tokens: vendor.calls.get('/cgi-bin/stable_token')?.length ?? 0,
  tickets: vendor.calls.get('/cgi-bin/ticket/getticket')?.length ?? 0,
});

it("signs like the example in WeChat's documentation", () => {
  const ticket = 'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg';
  expect(
    signatureOf({
      ...{ url: 'http://mp.weixin.qq.com?params=value', timestamp: '1414587457' },
      ...{ noncestr: 'Wm3WZYTPz0wzccnW', jsapi_ticket: ticket },
    }),
  ).toBe('0f9de62fce790f9a083d5c99e95740ceb90c27ed');
});

it('requests credentials once for all processes, and signs the address without its fragment', async () => {
  const signed = await Promise.all(
    servers.flatMap((server) => Array.from({ length: 10 }, () => sign(server))),
  );
  expect(calls()).toEqual({ tokens: 1, tickets: 1 });
  const ticket = `ticket-${wechat.state.tickets}`;
  for (const { signature, nonceStr, timestamp } of signed)
    expect(signature).toBe(
      signatureOf({ jsapi_ticket: ticket, noncestr: nonceStr, timestamp: String(timestamp), url }),
    );
  expect(new Set(signed.map(({ nonceStr }) => nonceStr)).size).toBeGreaterThan(5);
  const { nonceStr, timestamp, signature } = await sign(first(), `${url}#part`);
  const fields = { jsapi_ticket: ticket, noncestr: nonceStr, timestamp: String(timestamp) };
  expect(signature).toBe(signatureOf({ ...fields, url }));
  const stored = JSON.stringify(await first().deps.db.run('select * from wechat_tokens'));
  expect(stored).not.toContain(ticket);
  expect(stored).not.toContain(wechat.state.token);
});

it('replaces the ticket early and once, while others use the old one', async () => {
  await sign();
  const before = wechat.state.tickets;
  for (const server of servers) server.clock.advance(2 * hour - 4 * minute);
  await Promise.all(servers.flatMap((server) => [sign(server), sign(server), sign(server)]));
  expect(wechat.state.tickets).toBe(before + 1);
  // WeChat fails shortly before the ticket expires: the old ticket is valid until then.
  for (const server of servers) server.clock.advance(2 * hour - 4 * minute);
  wechat.state.isDown = true;
  await expect(sign()).resolves.toMatchObject({ appId: 'wx1' });
});

it('requests another access token when WeChat has ended the old one', async () => {
  await sign();
  await first().deps.db.run("delete from wechat_tokens where kind = 'jsapi_ticket'");
  vendor.calls.clear();
  wechat.state.token = 'replaced-by-somebody-else';
  await Promise.all(servers.map((server) => sign(server)));
  expect(calls()).toEqual({ tokens: 1, tickets: 2 });
  const forced = vendor.calls.get('/cgi-bin/stable_token')?.[0]?.form.get('body') ?? '';
  expect(JSON.parse(forced)).toMatchObject({ force_refresh: true });
});

it('reports that WeChat is down, or refuses the settings, and does not repeat the request at once', async () => {
  wechat.state.isDown = true;
  await expect(sign()).rejects.toEqual(new AppError('wechat_card_unavailable'));
  await expect(sign(servers[1])).rejects.toEqual(new AppError('wechat_card_unavailable'));
  expect(calls().tokens).toBe(1);
  wechat.state.isDown = false;
  for (const server of servers) server.clock.advance(11 * second);
  await expect(sign()).resolves.toMatchObject({ isSimulated: false, script: null });

  await first().deps.db.run('delete from wechat_tokens');
  wechat.state.errcode = 48001;
  await expect(sign()).rejects.toEqual(new AppError('wechat_card_setup'));
  const logged = JSON.stringify(first().captured.lines());
  expect(logged).toContain('WeChat provided no ticket');
  expect(logged).not.toContain(settings.appSecret);
  expect(logged).not.toContain(wechat.state.token);
});

it('continues after a process that died with the lease', async () => {
  await sign();
  const { clock, deps } = first();
  await deps.db.run(
    "update wechat_tokens set sealed = null, lease_holder = 'dead', lease_until = $1 where kind = 'jsapi_ticket'",
    [clock.now() + 40 * second],
  );
  const waiting = sign();
  await new Promise((resolve) => setTimeout(resolve, 400));
  for (const server of servers) server.clock.advance(41 * second);
  await expect(waiting).resolves.toMatchObject({ appId: 'wx1' });
});

it('signs pages of this installation only', async () => {
  await expect(sign(first(), 'https://write.example/share')).resolves.toMatchObject({ appId: 'wx1' });
  const foreign = [
    'https://evil.example/',
    'http://localhost.evil.example/',
    'http://localhost@evil.example/',
  ];
  const odd = [
    'http://me@localhost/',
    'javascript:alert(1)',
    '//localhost/',
    'no address',
    '#',
    'http://localhost:81/',
  ];
  for (const page of [...foreign, ...odd])
    await expect(sign(first(), page), page).rejects.toEqual(new AppError('wechat_card_host'));
  await expect(sign(first(), `http://localhost/${'x'.repeat(2000)}`)).rejects.toMatchObject({
    code: 'invalid_request',
  });
});

it('is off without the setting, and limited', async () => {
  await using off = await createTestServer();
  await expect(sign(off)).rejects.toEqual(new AppError('wechat_card_off'));
  const codes = await Promise.all(Array.from({ length: 245 }, () => sign(off).catch(({ code }) => code)));
  expect(codes.filter((code) => code === 'too_many_requests').length).toBe(6);
});
