import { createHash } from 'node:crypto';
import { answerScan, newWechatQr, wechatQrStatus } from '@inkstone/contracts/accounts/wechat-qr';
import { manualClock, minute, second, seededRandom } from '@inkstone/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startVendorServer, type VendorServer } from '../../../../providers/login/testing/vendor-server.ts';
import { createWechatSeal } from '../../../../providers/login/wechat-seal.ts';
import { createWechatServiceAccount } from '../../../../providers/login/wechat-service-account.ts';
import { testDay } from '../../../../testing/bare-server.ts';
import { createTestServer, type TestServer } from '../../../../testing/server.ts';

const account = { appId: 'app', appSecret: 's', callbackToken: 'Token123', aesKey: 'k'.repeat(43) };
/** WeChat's clock, which the driver trusts. */
const clock = manualClock(testDay);
const seal = createWechatSeal(seededRandom(2), account.appId, account.aesKey);

let wechat: VendorServer;
let server: TestServer;
beforeAll(async () => {
  wechat = await startVendorServer({
    '/cgi-bin/stable_token': () => JSON.stringify({ access_token: 't', expires_in: 7200 }),
    '/cgi-bin/qrcode/create': () => JSON.stringify({ url: 'http://weixin.qq.com/q/1' }),
    '/cgi-bin/user/info': () => JSON.stringify({ openid: 'o', unionid: 'u', nickname: '小满' }),
  });
  const urls = { website: 'https://w.example/', inWechat: 'https://w.example/', api: wechat.url };
  const driver = createWechatServiceAccount({ clock, random: seededRandom(1) }, account, urls);
  server = await createTestServer({
    base: { login: { wechat: driver, qq: null, google: null, apple: null } },
  });
});
afterAll(async () => {
  await server.close();
  await wechat[Symbol.asyncDispose]();
});

const signatureOf = (...parts: string[]) =>
  createHash('sha1')
    .update([account.callbackToken, ...parts].sort().join(''))
    .digest('hex');

/** The message that WeChat sends when a code is scanned. */
function scanOf(scene: string, sealer = seal) {
  const encrypt = sealer.close(
    `<xml><ToUserName>gh</ToUserName><FromUserName>o</FromUserName><MsgType>event</MsgType><Event>SCAN</Event><EventKey>${scene}</EventKey></xml>`,
  );
  const [timestamp, nonce] = [String(Math.floor(clock.now() / second)), 'n'];
  const query = new URLSearchParams({
    ...{ timestamp, nonce, encrypt_type: 'aes' },
    signature: signatureOf(timestamp, nonce),
    msg_signature: signatureOf(timestamp, nonce, encrypt),
  });
  return { query, encrypt };
}

const send = ({ query, encrypt }: ReturnType<typeof scanOf>) =>
  server.visitor().fetch(`/api/wechat/callback?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'text/xml', 'sec-fetch-site': 'none' },
    body: `<xml><ToUserName>gh</ToUserName><Encrypt><![CDATA[${encrypt}]]></Encrypt></xml>`,
  });

const textIn = async (response: Response) =>
  seal.open(/<Encrypt><!\[CDATA\[(.+?)\]\]>/.exec(await response.text())?.[1] ?? '');

async function show() {
  const page = server.visitor();
  const { ticket } = await page.call(newWechatQr, {});
  const made = wechat.calls.get('/cgi-bin/qrcode/create')?.at(-1)?.form.get('body') ?? '';
  const poll = () => {
    server.clock.advance(1500);
    return page.call(wechatQrStatus, { ticket });
  };
  return { scene: /"scene_str":"(\w+)"/.exec(made)?.[1] ?? '', poll };
}

it('a sealed scan is read, and its reply is sealed', async () => {
  const { scene, poll } = await show();
  const call = scanOf(scene);
  const answer = await textIn(await send(call));
  expect(answer).toContain('<ToUserName><![CDATA[o]]></ToUserName>');
  const scan = /login\/qr\?scan=([\w-]+)/.exec(answer)?.[1] ?? '';
  expect(await poll()).toMatchObject({ state: 'scanned' });

  // WeChat repeats a message that was not answered in time: the reply is the same for the same user.
  expect(await textIn(await send(call))).toContain('/login/qr?scan=');
  await server.visitor().call(answerScan, { scan, answer: 'confirm' });
  expect(await poll()).toMatchObject({ state: 'confirmed_need_bind' });
  expect(await textIn(await send(call))).toContain('二维码已失效');
});

it('a message that is modified, sealed for another app, unsealed or old changes nothing', async () => {
  const { scene, poll } = await show();
  const call = scanOf(scene);
  const others = scanOf('another');
  const elsewhere = createWechatSeal(seededRandom(3), 'other', account.aesKey);
  const forged = [{ ...call, encrypt: others.encrypt }, scanOf(scene, elsewhere), { ...call, encrypt: '' }];
  for (const each of forged) expect((await send(each)).status).toBe(403);
  clock.advance(11 * minute);
  expect((await send(call)).status).toBe(403);
  expect(await poll()).toMatchObject({ state: 'created' });
  expect(server.captured.text()).not.toContain(call.encrypt);
});
