import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';

/** The content of a request with a valid signature. */
export interface ReceivedSms {
  readonly phone: string;
  readonly code: string;
  readonly template: string;
  readonly sign: string;
}

/** A server with the protocols of Alibaba Cloud and Tencent Cloud that verifies signatures as documented. */
export interface TestSmsService extends AsyncDisposable {
  readonly url: string;
  readonly taken: ReceivedSms[];
  /** Templates of notices with their values, which contain no code. */
  readonly notices: unknown[];
  /** The response to a valid request, in the vendor's codes; null never responds. */
  answer: string | null;
}

/** The customer's credentials. */
export const customer = { id: 'id-of-customer', secret: 'secret of the customer' } as const;
/** Tolerated difference between the clocks, in seconds. */
const skew = 900;

/** Starts a service whose clock shows `now`. */
export async function startTestSmsService(now: number): Promise<TestSmsService> {
  const service = { taken: [] as ReceivedSms[], notices: [] as unknown[], answer: 'OK' as string | null };
  const nonces = new Set<string>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const body = Buffer.concat(chunks).toString('utf8');
    if (service.answer === null) return;
    const isAliyun = request.headers['x-acs-action'] !== undefined;
    const reply = isAliyun ? asAliyun(request, nonces, now, service) : asTencent(request, body, now, service);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return Object.assign(service, {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
}

type ServiceState = Pick<TestSmsService, 'taken' | 'notices' | 'answer'>;

function asAliyun(request: IncomingMessage, nonces: Set<string>, now: number, service: ServiceState) {
  const header = (name: string) => String(request.headers[name] ?? '');
  const [, credential, names = '', given] =
    /^ACS3-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([^,]+),Signature=([0-9a-f]{64})$/.exec(
      header('authorization'),
    ) ?? [];
  const { searchParams: query } = new URL(request.url ?? '/', 'http://service');
  const strict = (text: string) => escape3986(text);
  const canonical = [...query].map(([name, value]) => `${strict(name)}=${strict(value)}`).sort();
  const lines = names.split(';').map((name) => `${name}:${header(name).trim()}\n`);
  const hash = header('x-acs-content-sha256');
  const text = `POST\n/\n${canonical.join('&')}\n${lines.join('')}\n${names}\n${hash}`;
  const expected = createHmac('sha256', customer.secret)
    .update(`ACS3-HMAC-SHA256\n${hex(text)}`)
    .digest('hex');
  const nonce = header('x-acs-signature-nonce');
  if (credential !== customer.id) return { Code: 'InvalidAccessKeyId.NotFound' };
  if (!names.includes('host;x-acs-action') || hash !== hex('') || given !== expected)
    return { Code: 'SignatureDoesNotMatch' };
  if (Math.abs(Date.parse(header('x-acs-date')) - now) > skew * 1000)
    return { Code: 'InvalidTimeStamp.Expired' };
  if (nonce === '' || nonces.has(nonce)) return { Code: 'SignatureNonceUsed' };
  nonces.add(nonce);
  if (header('x-acs-version') !== '2017-05-25') return { Code: 'InvalidVersion' };
  const value = (name: string) => query.get(name) ?? '';
  if (service.answer === 'OK') {
    const { code, ...values } = JSON.parse(value('TemplateParam'));
    const sms = { phone: value('PhoneNumbers'), template: value('TemplateCode'), sign: value('SignName') };
    if (code === undefined) service.notices.push([sms.template, Object.values(values)]);
    else service.taken.push({ ...sms, code: String(code) });
  }
  return { Code: service.answer, Message: `about ${value('PhoneNumbers')}`, RequestId: '1' };
}

function asTencent(request: IncomingMessage, body: string, now: number, service: ServiceState) {
  const header = (name: string) => String(request.headers[name] ?? '');
  const refuse = (Code: string) => ({ Response: { Error: { Code, Message: 'no' }, RequestId: '1' } });
  const at = Number(header('x-tc-timestamp'));
  const date = new Date(at * 1000).toISOString().slice(0, 10);
  const [, id, scope, names = '', given] =
    /^TC3-HMAC-SHA256 Credential=([^/]+)\/(\S+), SignedHeaders=(\S+), Signature=([0-9a-f]{64})$/.exec(
      header('authorization'),
    ) ?? [];
  const lines = names.split(';').map((name) => `${name}:${header(name).toLowerCase()}\n`);
  const text = `POST\n/\n\n${lines.join('')}\n${names}\n${hex(body)}`;
  let key: Buffer | string = `TC3${customer.secret}`;
  for (const part of [date, 'sms', 'tc3_request']) key = createHmac('sha256', key).update(part).digest();
  const signed = `TC3-HMAC-SHA256\n${at}\n${date}/sms/tc3_request\n${hex(text)}`;
  const expected = createHmac('sha256', key).update(signed).digest('hex');
  if (id !== customer.id) return refuse('AuthFailure.SecretIdNotFound');
  if (Math.abs(at - now / 1000) > skew) return refuse('AuthFailure.SignatureExpire');
  if (scope !== `${date}/sms/tc3_request` || given !== expected)
    return refuse('AuthFailure.SignatureFailure');
  if (header('x-tc-action') !== 'SendSms' || header('x-tc-version') !== '2021-01-11')
    return refuse('InvalidAction');
  const sent = JSON.parse(body);
  if (service.answer !== 'OK') {
    const Code = service.answer;
    return { Response: { SendStatusSet: [{ Code, Message: `about ${sent.PhoneNumberSet[0]}` }] } };
  }
  const sms = { phone: sent.PhoneNumberSet[0], code: sent.TemplateParamSet[0] };
  if (sent.TemplateParamSet.length > 1) service.notices.push([sent.TemplateId, sent.TemplateParamSet]);
  else service.taken.push({ ...sms, template: sent.TemplateId, sign: sent.SignName });
  return { Response: { SendStatusSet: [{ Code: 'Ok', PhoneNumber: sms.phone }], RequestId: '1' } };
}

function escape3986(text: string): string {
  return [...Buffer.from(text)]
    .map((byte) => {
      const sign = String.fromCharCode(byte);
      return /[A-Za-z0-9_.~-]/.test(sign) ? sign : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    })
    .join('');
}

function hex(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
