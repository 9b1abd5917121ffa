import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';

/** The vendor's record of a token that its script issued. */
export interface IssuedToken {
  readonly hostname?: string;
  readonly action?: string;
  readonly cdata?: string;
  readonly randstr?: string;
  readonly sceneId?: string;
}

/** The failure of a vendor that does not respond normally. */
export type Outage = 'none' | 'silent' | 'first-silent' | 'error-500' | 'no-json' | 'own-error';

/**
 * A fake of Turnstile, Tencent Cloud and Alibaba Cloud as they document their services: it verifies signatures with its own
 * implementation, and accepts a token once.
 */
export interface CaptchaVendors extends AsyncDisposable {
  readonly url: string;
  readonly issued: Map<string, IssuedToken>;
  /** The fields of every request whose signature or secret was valid. */
  readonly requests: Readonly<Record<string, unknown>>[];
  outage: Outage;
  /** The response instead of the usual result: a CaptchaCode, or a VerifyCode. */
  verdict: string | null;
}

/** The operator's keys at the vendors. */
export const keys = {
  id: 'id-of-customer',
  secret: 'secret of the customer',
  appSecret: 'secret of the app',
  appId: '199999164',
  siteKey: '0x4AAAAAAA-public',
  sceneId: 'scene1',
  prefix: 'ab5cde',
} as const;

/** Tolerated difference between the vendor's clock and the customer's, in ms. */
const skew = 15 * 60_000;

type VendorState = Pick<CaptchaVendors, 'issued' | 'requests' | 'verdict'> & {
  readonly now: () => number;
  readonly used: Map<string, string>;
  readonly nonces: Set<string>;
};

/** Starts the fake, whose clock is `now`. */
export async function startCaptchaVendors(now: () => number): Promise<CaptchaVendors> {
  const state = {
    ...{ now, issued: new Map<string, IssuedToken>(), used: new Map<string, string>() },
    ...{ nonces: new Set<string>(), requests: [] as Record<string, unknown>[] },
    ...{ outage: 'none' as Outage, verdict: null as string | null, url: '' },
  };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const { outage } = state;
    if (outage === 'first-silent') state.outage = 'none';
    const answer = answerRequest(state, outage, request, Buffer.concat(chunks).toString('utf8'));
    if (outage === 'silent' || outage === 'first-silent') return;
    const text = outage === 'no-json' ? '<html>' : JSON.stringify(answer);
    response.writeHead(outage === 'error-500' ? 503 : 200, { 'content-type': 'application/json' }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  state.url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return Object.assign(state, {
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
}

function answerRequest(
  vendors: VendorState,
  outage: Outage,
  request: IncomingMessage,
  body: string,
): unknown {
  const isBroken = outage === 'own-error';
  if (request.headers['x-acs-action'] !== undefined) return asAlibaba(vendors, isBroken, request, body);
  if (request.headers['x-tc-action'] !== undefined) return asTencent(vendors, isBroken, request, body);
  return asTurnstile(vendors, isBroken, request, body);
}

function asTurnstile(vendors: VendorState, isBroken: boolean, request: IncomingMessage, body: string) {
  const refuse = (code: string) => ({ success: false, 'error-codes': [code], messages: [] });
  if (request.method !== 'POST' || request.url !== '/turnstile/v0/siteverify') return refuse('bad-request');
  const fields = Object.fromEntries(new URLSearchParams(body));
  const { secret, response: token = '', idempotency_key: key = '' } = fields;
  if (secret !== keys.secret) return refuse('invalid-input-secret');
  if (isBroken) return refuse('internal-error');
  vendors.requests.push(fields);
  const issued = vendors.issued.get(token);
  if (!issued) return refuse('invalid-input-response');
  // A request with the same idempotency key is a repetition; with any other key it reuses the token.
  if (vendors.used.has(token) && vendors.used.get(token) !== key) return refuse('timeout-or-duplicate');
  vendors.used.set(token, key);
  const { hostname, action, cdata } = issued;
  return { success: true, 'error-codes': [], challenge_ts: '2026-11-21T00:00:00Z', hostname, action, cdata };
}

function asTencent(vendors: VendorState, isBroken: boolean, request: IncomingMessage, body: string) {
  const header = (name: string) => String(request.headers[name] ?? '');
  const refuse = (Code: string) => ({ Response: { Error: { Code, Message: 'no' }, RequestId: '1' } });
  const at = Number(header('x-tc-timestamp'));
  const date = new Date(at * 1000).toISOString().slice(0, 10);
  const [, id, scope, names = '', given] =
    /^TC3-HMAC-SHA256 Credential=([^/]+)\/(\S+), SignedHeaders=(\S+), Signature=([0-9a-f]{64})$/.exec(
      header('authorization'),
    ) ?? [];
  const lines = names.split(';').map((name) => `${name}:${header(name).toLowerCase()}\n`);
  let key: Buffer | string = `TC3${keys.secret}`;
  for (const part of [date, 'captcha', 'tc3_request']) key = createHmac('sha256', key).update(part).digest();
  const request256 = hex(`POST\n/\n\n${lines.join('')}\n${names}\n${hex(body)}`);
  const signed = `TC3-HMAC-SHA256\n${at}\n${date}/captcha/tc3_request\n${request256}`;
  if (id !== keys.id) return refuse('AuthFailure.SecretIdNotFound');
  if (Math.abs(at * 1000 - vendors.now()) > skew) return refuse('AuthFailure.SignatureExpire');
  const isSigned = createHmac('sha256', key).update(signed).digest('hex') === given;
  if (!isSigned || scope !== `${date}/captcha/tc3_request`) return refuse('AuthFailure.SignatureFailure');
  if (!names.startsWith('content-type;host')) return refuse('AuthFailure.SignatureFailure');
  const isAction = header('x-tc-action') === 'DescribeCaptchaResult';
  if (!isAction || header('x-tc-version') !== '2019-07-22') return refuse('InvalidAction');
  if (isBroken) return refuse('InternalError');
  return { Response: { ...describeResult(vendors, JSON.parse(body)), RequestId: '1' } };
}

function describeResult(vendors: VendorState, sent: Record<string, unknown>) {
  vendors.requests.push(sent);
  const token = String(sent.Ticket);
  const issued = vendors.issued.get(token);
  const verdictOf = (CaptchaCode: number, EvilLevel: number | null = null) => ({ CaptchaCode, EvilLevel });
  if (sent.CaptchaType !== 9 || sent.CaptchaAppId !== Number(keys.appId)) return verdictOf(16);
  if (sent.AppSecretKey !== keys.appSecret) return verdictOf(100);
  if (vendors.verdict !== null) return verdictOf(Number(vendors.verdict));
  if (!issued) return verdictOf(15);
  if (issued.randstr !== sent.Randstr) return verdictOf(7);
  if (vendors.used.has(token)) return verdictOf(9);
  vendors.used.set(token, '');
  return verdictOf(1, token.startsWith('evil') ? 100 : 0);
}

function asAlibaba(vendors: VendorState, isBroken: boolean, request: IncomingMessage, body: string) {
  const header = (name: string) => String(request.headers[name] ?? '');
  const [, credential, names = '', given] =
    /^ACS3-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([^,]+),Signature=([0-9a-f]{64})$/.exec(
      header('authorization'),
    ) ?? [];
  const lines = names.split(';').map((name) => `${name}:${header(name).trim()}\n`);
  const hash = header('x-acs-content-sha256');
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const text = `POST\n${path}\n${query}\n${lines.join('')}\n${names}\n${hash}`;
  const expected = createHmac('sha256', keys.secret)
    .update(`ACS3-HMAC-SHA256\n${hex(text)}`)
    .digest('hex');
  const mustSign = ['content-type', 'host', 'x-acs-action', 'x-acs-content-sha256', 'x-acs-date'];
  const isComplete = [...mustSign, 'x-acs-signature-nonce', 'x-acs-version'].join(';') === names;
  if (credential !== keys.id) return { Code: 'InvalidAccessKeyId.NotFound' };
  if (!isComplete || hash !== hex(body) || given !== expected) return { Code: 'SignatureDoesNotMatch' };
  if (Math.abs(Date.parse(header('x-acs-date')) - vendors.now()) > skew)
    return { Code: 'InvalidTimeStamp.Expired' };
  const nonce = header('x-acs-signature-nonce');
  if (nonce === '' || vendors.nonces.has(nonce)) return { Code: 'SignatureNonceUsed' };
  vendors.nonces.add(nonce);
  const isAction = header('x-acs-action') === 'VerifyIntelligentCaptcha';
  if (!isAction || header('x-acs-version') !== '2023-03-05') return { Code: 'InvalidAction.NotFound' };
  if (header('content-type') !== 'application/x-www-form-urlencoded')
    return { Code: 'UnsupportedContentType' };
  if (isBroken) return { Code: 'InternalError', Success: false };
  const verdict = verifyIntelligent(vendors, Object.fromEntries(new URLSearchParams(body)));
  const Result = { VerifyResult: verdict.startsWith('T'), VerifyCode: verdict };
  return { RequestId: '1', Success: true, Code: 'Success', Message: 'success', Result };
}

function verifyIntelligent(vendors: VendorState, sent: Record<string, string>): string {
  vendors.requests.push(sent);
  const token = sent.CaptchaVerifyParam ?? '';
  const issued = vendors.issued.get(token);
  if (vendors.verdict !== null) return vendors.verdict;
  if (!issued) return 'F003';
  if (issued.sceneId !== sent.SceneId) return 'F012';
  if (vendors.used.has(token)) return 'F008';
  vendors.used.set(token, '');
  return 'T001';
}

function hex(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
