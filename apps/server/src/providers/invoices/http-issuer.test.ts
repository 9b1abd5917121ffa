import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { later, manualClock, minute } from '@inkstone/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../composition/config.ts';
import type { InvoiceRequest } from '../../ports/invoice-issuer.ts';
import type { InvoiceHttpSettings } from '../../ports/invoices-config.ts';
import { createHttpIssuer } from './http-issuer.ts';
import { signatureOf } from './invoice-client.ts';

const secret = 'a secret of sixteen';
const clock = manualClock(1_700_000_000_000);

/** A request as the service received it. */
interface ReceivedRequest {
  readonly request: IncomingMessage;
  readonly body: string;
  readonly signature: string;
}

/** Handles the next request to the service. */
type Service = (received: ReceivedRequest, response: ServerResponse) => void;

let server: Server;
let service: Service;
let received: ReceivedRequest[];
const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      const { 'x-timestamp': at, 'x-signature': given } = request.headers;
      const expected = signatureOf(secret, [String(at), request.method ?? '', request.url ?? '', body]);
      const one = { request, body, signature: String(given) };
      received.push(one);
      if (given !== expected && request.headers.authorization !== `Bearer ${secret}`)
        response.writeHead(401).end();
      else service(one, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  received = [];
});

/** Sends a signed reply. */
function reply(
  response: ServerResponse,
  { signature }: ReceivedRequest,
  body: string | Buffer,
  status = 200,
  at = clock.now(),
) {
  const parts = [String(at), signature, String(status), Buffer.from(body)];
  response
    .writeHead(status, { 'x-timestamp': String(at), 'x-signature': signatureOf(secret, parts) })
    .end(body);
}
const answers =
  (body: unknown, status?: number): Service =>
  (one, response) =>
    reply(response, one, JSON.stringify(body), status);

async function settings(map: unknown = {}): Promise<InvoiceHttpSettings> {
  const { invoices } = readConfig({
    ...{ INVOICE_ISSUER: 'http', INVOICE_HTTP_URL: url(), INVOICE_HTTP_SECRET: secret },
    ...{ INVOICE_SELLER: '砚台', INVOICE_SELLER_TAX_NUMBER: '91350100M000100Y43' },
    INVOICE_HTTP_MAP: JSON.stringify(map),
  });
  if (!invoices.http) throw new Error('No service');
  return invoices.http;
}
const open = async (map?: unknown, timeout?: number) => createHttpIssuer(await settings(map), clock, timeout);

const request: InvoiceRequest = {
  ...{ requestNo: 'I1', kind: 'general', email: 'a@example.com', item: '*信息技术服务*费' },
  ...{ seller: { name: '砚台', taxNumber: '91350100M000100Y43' }, gross: 2505, tax: 142, rate: 600 },
  buyer: {
    ...{ kind: 'company', name: '甲"</x>', taxNumber: '91110000600037341L', address: '', phone: '' },
    ...{ bank: '', bankAccount: '' },
  },
};
const number = '2'.repeat(20);
const query = { requestNo: 'I1', side: 'blue' } as const;

describe('the service of the default settings', () => {
  it('receives a signed request, and its signed reply is accepted', async () => {
    service = answers({ state: 'issued', number, issuedAt: '2026-11-23 10:00:00' });
    expect(await (await open()).issue(request)).toEqual({
      ...{ kind: 'issued', number, issuedAt: Date.UTC(2026, 10, 23, 2) },
    });
    expect(received[0]?.request.url).toBe('/api/issue');
    expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({
      ...{ requestNo: 'I1', buyerName: '甲"</x>', gross: '25.05', net: '23.63', tax: '1.42', rate: '0.06' },
    });
    expect(received[0]?.body).not.toContain('buyerAddress');
  });

  it('is queried by number, and for files', async () => {
    const issuer = await open();
    service = answers({ state: 'stalled', note: '短信'.repeat(200) });
    expect(await issuer.query(query)).toEqual({ kind: 'stalled', note: '短信'.repeat(100) });
    expect(received[0]?.request.url).toBe('/api/requests/I1?side=blue');
    service = (one, response) => reply(response, one, '%PDF-1.4 %%EOF');
    const file = await issuer.file({ ...query, number, format: 'pdf' });
    expect(file.kind === 'file' && Buffer.from(file.content).toString()).toBe('%PDF-1.4 %%EOF');
    expect(received[1]?.request.url).toBe(`/api/files/${number}.pdf`);
    service = answers({}, 404);
    expect(await issuer.file({ ...query, number, format: 'ofd' })).toEqual({ kind: 'absent' });
  });

  it.each<[string, Service, RegExp]>([
    ['no reply in time', () => {}, /no reply: TimeoutError/],
    ['a connection that breaks', (_, response) => response.destroy(), /no reply/],
    ['an error of the service', answers({ state: 'refused' }, 500), /answered 500/],
    ['too many requests', answers({ state: 'refused' }, 429), /answered 429/],
    ['no signature', (_, response) => response.end('{"state":"refused"}'), /signature/],
    [
      'the signature of another request',
      (one, response) => reply(response, { ...one, signature: 'f'.repeat(64) }, '{"state":"refused"}'),
      /signature/,
    ],
    [
      'an old reply',
      (one, response) => reply(response, one, '{"state":"refused"}', 200, later(clock.now(), -6 * minute)),
      /signature/,
    ],
    [
      'a redirect',
      (_, response) => response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end(),
      /no reply/,
    ],
    ['a reply that is too long', (one, response) => reply(response, one, ' '.repeat(300_000)), /too long/],
    ['no JSON', (one, response) => reply(response, one, '<html>'), /other words/],
    ['a state of its own', answers({ state: 'toString' }), /other words/],
    [
      'a number of 19 digits',
      answers({ state: 'issued', number: '1'.repeat(19), issuedAt: 1 }),
      /without a number/,
    ],
    ['no time', answers({ state: 'issued', number, issuedAt: '2026-99-99' }), /without a number and a time/],
  ])('%s leaves the outcome unknown', async (_, does, detail) => {
    service = does;
    const outcome = await (await open({}, 300)).issue(request);
    expect(outcome).toEqual({ kind: 'unknown', detail: expect.stringMatching(detail) });
    expect(JSON.stringify(outcome)).not.toContain('127.0.0.1');
  });

  it.each([
    ['{"left":"1234.5","total":"20000.00"}', { kind: 'credit', left: 123_450, total: 2_000_000 }],
    ['{"left":0}', { kind: 'credit', left: 0, total: null }],
    ['{"left":"-1.00"}', { kind: 'unknown', detail: 'names no amount that is left' }],
    ['{"left":"1.005"}', { kind: 'unknown', detail: 'names no amount that is left' }],
    ['nothing', { kind: 'unknown', detail: 'names no amount that is left' }],
  ])('reports the remaining allowance: %s', async (body, outcome) => {
    service = (one, response) => reply(response, one, body);
    expect(await (await open()).credit()).toEqual(outcome);
    expect(received[0]?.request.url).toBe('/api/credit');
  });

  it('may report no limit', async () => {
    service = (one, response) => reply(response, one, '', 404);
    expect(await (await open()).credit()).toEqual({ kind: 'absent' });
    service = (one, response) => reply(response, one, '', 503);
    expect(await (await open()).credit()).toMatchObject({ kind: 'unknown' });
  });

  it('accepts no file that is too large', async () => {
    service = (one, response) => reply(response, one, Buffer.alloc(5 * 1024 * 1024 + 1));
    expect(await (await open()).file({ ...query, number, format: 'pdf' })).toMatchObject({ kind: 'unknown' });
  });
});

describe('another service', () => {
  it('is described by a map of fields, paths and states', async () => {
    const issuer = await open({
      auth: 'bearer',
      issue: {
        path: '/v2/blue?m=1',
        fields: { 'order.no': 'requestNo', 'order.jshj': 'gross', channel: '=web' },
      },
      reply: {
        ...{ state: 'data.zt', number: 'data.fphm', issuedAt: 'data.kprq', note: 'msg' },
        states: { refused: ['9'], issued: ['2'], pending: ['1'] },
      },
    });
    service = (_, response) => response.end(JSON.stringify({ data: { zt: 9 }, msg: '名称有误' }));
    expect(await issuer.issue(request)).toEqual({ kind: 'refused', note: '名称有误' });
    expect(received[0]?.request.headers.authorization).toBe(`Bearer ${secret}`);
    expect(received[0]?.request.url).toBe('/api/v2/blue?m=1');
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({
      order: { no: 'I1', jshj: '25.05' },
      channel: 'web',
    });
  });

  it.each([
    'nothing',
    '[]',
    '{"issue":{"path":"http://other.example"}}',
    '{"issue":{"url":"x"}}',
    '{"auth":"none"}',
  ])('is refused if the map contains %s', (map) => {
    expect(() => readConfig({ INVOICE_HTTP_MAP: map })).toThrow(/INVOICE_HTTP_MAP/);
  });
});
