import { createHmac, createPublicKey, createSign, createVerify, generateKeyPairSync } from 'node:crypto';
import { request as sendRequest } from 'node:http';
import { connect } from 'node:net';
import { AppError, webhook } from '@inkstone/contracts';
import { instant } from '@inkstone/kernel';
import { describe, expect, it } from 'vitest';
import { startBareServer, testDay } from '../../testing/bare-server.ts';
import { readJson } from '../../testing/client.ts';
import { paymentNotice, paymentWebhookRoutes } from '../../testing/examples/payment-notice.ts';
import { seeOther, textOf, type WebhookRequest, webhookRoute } from './webhook-route.ts';

const contract = (name: string) =>
  webhook({
    vendor: 'vendor',
    method: 'POST',
    path: `/api/test/${name}`,
    summary: 'Takes a message.',
    errors: ['access_denied'],
    rate: 'complaint',
  });

/** Not valid UTF-8, with a byte order mark and both kinds of line breaks. */
const oddBytes = Buffer.from([
  ...[0xef, 0xbb, 0xbf, 0x7b, 0x0d, 0x0a, 0xff, 0xfe, 0x00, 0xc3, 0x28, 0x0a, 0x0d, 0xe4, 0xb8, 0x7d],
]);
const hmacSecret = 'whsec_of_the_test';
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** The scheme of Stripe: HMAC-SHA256 over the time, a dot and the body. */
function hmacHeaders(body: Uint8Array, at = testDay): Record<string, string> {
  const time = at / 1000;
  const signature = createHmac('sha256', hmacSecret).update(`${time}.`).update(body).digest('hex');
  return { 'pay-signature': `t=${time},v1=${signature}` };
}

/** The scheme of WeChat Pay: RSA-SHA256 over time, nonce and body, a line break after each. */
function verifyByRsa({ headers, body }: WebhookRequest): void {
  const verifier = createVerify('RSA-SHA256')
    .update(`${headers['wechatpay-timestamp']}\n${headers['wechatpay-nonce']}\n`)
    .update(body)
    .update('\n');
  const key = createPublicKey(publicKey.export({ type: 'spki', format: 'pem' }));
  if (!verifier.verify(key, headers['wechatpay-signature'] ?? '', 'base64'))
    throw new AppError('access_denied');
}

function rsaHeaders(body: Uint8Array): Record<string, string> {
  const signer = createSign('RSA-SHA256').update('1795226400\nnonce\n').update(body).update('\n');
  return {
    'Wechatpay-Timestamp': '1795226400',
    'Wechatpay-Nonce': 'nonce',
    'Wechatpay-Signature': signer.sign(privateKey, 'base64'),
  };
}

const webhookRoutes = [
  webhookRoute(contract('notice'), async (_deps, request) => {
    if (request.query.by === 'nobody') throw new AppError('access_denied');
    const body = `<got by="${request.query.by}">${textOf(request)}</got>`;
    return { headers: { 'content-type': 'application/xml' }, body };
  }),
  webhookRoute({ ...contract('back'), vendor: 'other' }, async (_deps, request) =>
    seeOther(`/page#${textOf(request)}`),
  ),
  ...paymentWebhookRoutes(hmacSecret),
  webhookRoute({ ...contract('rsa'), rate: 'normal' }, async (_deps, request) => {
    verifyByRsa(request);
    return { status: 204 };
  }),
  webhookRoute({ ...contract('fail'), rate: 'normal' }, async () => ({
    status: 500,
    headers: { 'content-type': 'application/json', 'x-vendor': 'yes' },
    body: '{"code":"FAIL"}',
  })),
  webhookRoute({ ...contract('header'), rate: 'normal' }, async (_deps, request) => ({
    headers: { 'x-vendor': textOf(request) },
  })),
  webhookRoute(
    { ...contract('echo'), rate: 'normal', bodyLimit: 100_000 },
    async (_deps, { headers, body }) => ({
      headers: { 'content-type': 'application/octet-stream', 'x-got': JSON.stringify(headers) },
      body,
    }),
  ),
];
const start = () => startBareServer({ webhookRoutes });
const otherSite = { 'sec-fetch-site': 'cross-site', origin: 'https://vendor.example' };

describe('webhooks', () => {
  it.each([
    'text/xml',
    'application/x-www-form-urlencoded',
    'application/json',
    'odd/thing',
    'no type at all',
  ])('accept a raw body of type %s, from another site', async (type) => {
    await using server = await start();
    const headers = { 'content-type': type, ...otherSite };
    const init = { method: 'POST', body: '<a>&{"b"', headers };
    const response = await server.client.fetch('/api/test/notice?by=us', init);
    expect([response.status, await response.text()]).toEqual([200, '<got by="us"><a>&{"b"</got>']);
    expect(response.headers.get('content-type')).toBe('application/xml');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('can redirect to a page of ours', async () => {
    await using server = await start();
    const response = await server.client.fetch('/api/test/back', {
      method: 'POST',
      body: new URLSearchParams({ a: 'b' }),
      headers: otherSite,
    });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/page#a=b']);
  });

  it('refuse in the envelope', async () => {
    await using server = await start();
    const refused = await server.client.fetch('/api/test/notice?by=nobody', { method: 'POST', body: 'x' });
    expect([refused.status, (await readJson(refused)).code]).toEqual([403, 'access_denied']);
    const wrong = await server.client.fetch('/api/test/notice');
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST']);
    const odd = await server.client.fetch('/api/test/notice?by=%00', { method: 'POST', body: 'x' });
    expect([odd.status, (await readJson(odd)).code]).toEqual([400, 'invalid_request']);
  });

  it('count requests by vendor and address', async () => {
    await using server = await start();
    const call = (path: string) => server.client.fetch(path, { method: 'POST', body: 'x' });
    for (let i = 0; i < 10; i++) expect((await call('/api/test/notice?by=us')).status).toBe(200);
    expect((await call('/api/test/notice?by=us')).status).toBe(429);
    expect((await call('/api/test/back')).status).toBe(303);
  });

  it("reply with the vendor's status, headers and body", async () => {
    await using server = await start();
    const response = await server.client.fetch('/api/test/fail', { method: 'POST' });
    expect([response.status, response.headers.get('x-vendor'), await response.text()]).toEqual([
      ...[500, 'yes', '{"code":"FAIL"}'],
    ]);
  });

  it.each(['a\r\nset-cookie: b=c', 'a\nb', '\u4e2d', 'a\u0000'])(
    'refuse to send the header %j',
    async (value) => {
      await using server = await start();
      const response = await server.client.fetch('/api/test/header', { method: 'POST', body: value });
      expect([response.status, (await readJson(response)).code]).toEqual([500, 'server_error']);
      expect([...response.headers.keys()]).not.toContain('x-vendor');
      expect(response.headers.getSetCookie()).toEqual([]);
    },
  );

  it('receive every header in lower case, joined, and no cookies', async () => {
    await using server = await start();
    const headers = { 'X-SiGned': ['a', 'b'], cookie: 'TOKEN=token-anna', 'Content-Type': 'odd' };
    const { got } = await post(`${server.url}/api/test/echo`, oddBytes, headers);
    expect(got).toMatchObject({ 'x-signed': 'a, b', 'content-type': 'odd' });
    expect(got).not.toHaveProperty('cookie');
  });
});

describe('a signed message', () => {
  it('is verified byte by byte by HMAC', async () => {
    await using server = await start();
    const send = (body: Uint8Array, headers = hmacHeaders(oddBytes)) =>
      post(`${server.url}${paymentNotice.path}`, body, headers);
    expect(await send(oddBytes)).toMatchObject({ status: 200, text: 'success' });
    expect((await send(oddBytes, {})).status).toBe(403);
    expect((await send(oddBytes, hmacHeaders(oddBytes, instant(testDay - 301_000)))).status).toBe(403);
    const changed = Buffer.from(oddBytes);
    changed[7] = 0xfd;
    expect((await send(changed)).status).toBe(403);
  });

  it('is verified byte by byte by RSA, also in chunks', async () => {
    await using server = await start();
    const send = (body: Uint8Array, chunks: number) =>
      post(`${server.url}/api/test/rsa`, body, rsaHeaders(oddBytes), chunks);
    expect((await send(oddBytes, 1)).status).toBe(204);
    expect((await send(oddBytes, 5)).status).toBe(204);
    expect((await send(Buffer.concat([oddBytes, Buffer.from('\n')]), 5)).status).toBe(403);
  });

  it('arrives with all bytes unchanged, and is not logged', async () => {
    await using server = await start();
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, i) => (i * 7) % 256));
    for (const chunks of [1, 9]) {
      const { raw } = await post(`${server.url}/api/test/echo`, bytes, {}, chunks);
      expect(raw.equals(bytes)).toBe(true);
    }
    await post(`${server.url}${paymentNotice.path}`, Buffer.from('secret-of-the-vendor'), {});
    expect(server.captured.text()).not.toContain('secret-of-the-vendor');
  });

  it('is refused by its length before it is read', async () => {
    await using server = await start();
    const answer = await sendHead(server.url, [
      `POST ${paymentNotice.path} HTTP/1.1`,
      'content-length: 70000',
    ]);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain('"code":"body_too_large"');
  });

  it('is refused in chunks as soon as it is too long, before its end', async () => {
    await using server = await start();
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    const head = [`POST ${paymentNotice.path} HTTP/1.1`, 'transfer-encoding: chunked'];
    const answer = await sendHead(server.url, head, `${chunk}1\r\nx\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain('"code":"body_too_large"');
  });
});

/** Posts bytes over a separate socket, in chunks if requested. */
async function post(
  url: string,
  body: Uint8Array,
  headers: Readonly<Record<string, string | string[]>>,
  chunks = 1,
) {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; raw: Buffer; got: object }>();
  const length = chunks === 1 ? { 'content-length': body.length } : {};
  const sent = sendRequest(url, { method: 'POST', headers: { ...headers, ...length } }, async (response) => {
    const parts: Buffer[] = [];
    for await (const part of response) parts.push(part);
    const got = JSON.parse(String(response.headers['x-got'] ?? '{}'));
    resolve({ status: response.statusCode ?? 0, raw: Buffer.concat(parts), got });
  });
  sent.on('error', reject);
  const size = Math.ceil(body.length / chunks);
  for (let at = 0; at < body.length; at += size) sent.write(body.subarray(at, at + size));
  sent.end();
  const answer = await promise;
  return { ...answer, text: answer.raw.toString() };
}

/** Sends the head of a request and possibly the beginning of its body, and waits for the answer. */
async function sendHead(url: string, lines: readonly string[], body = ''): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(`${[...lines, `host: ${hostname}`].join('\r\n')}\r\n\r\n${body}`);
  let answer = '';
  for await (const part of socket) {
    answer += String(part);
    if (answer.includes('}')) break;
  }
  socket.destroy();
  return answer;
}
