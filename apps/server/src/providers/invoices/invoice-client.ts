import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Clock, second } from '@inkstone/kernel';
import type { InvoiceHttpCall, InvoiceHttpSettings } from '../../ports/invoices-config.ts';

/** Time limit of one request, in ms. */
const defaultTimeout = 15 * second;
/** Longest replies, in bytes. */
const maxLengths = { json: 256 * 1024, file: 5 * 1024 * 1024 } as const;
/** Maximum difference between the time of a signed reply and the server's, in ms. */
const clockTolerance = 300 * second;

/** A verified reply, or the reason why there is none. */
export type ServiceReply =
  | { readonly kind: 'reply'; readonly status: number; readonly body: Buffer }
  | { readonly kind: 'unknown'; readonly detail: string };

/** A call with the values for its path and fields. */
export interface ServiceCall {
  readonly call: InvoiceHttpCall;
  readonly values: Readonly<Record<string, string>>;
  readonly size: keyof typeof maxLengths;
}

/** Sends requests to the invoice service. */
export type RequestInvoiceService = (call: ServiceCall) => Promise<ServiceReply>;

/**
 * Creates the client of a service. With `hmac`, a request carries `X-Timestamp` (ms) and `X-Signature`, the
 * HMAC-SHA-256 of `<timestamp>\n<method>\n<path with query>\n<body>` in hexadecimal, and the reply its own
 * pair over `<timestamp>\n<signature of the request>\n<status>\n<body>`; a reply without it is rejected.
 * Redirects are not followed. Errors do not contain addresses.
 */
export function createInvoiceClient(
  { url, secret, auth }: Pick<InvoiceHttpSettings, 'url' | 'secret' | 'auth'>,
  clock: Clock,
  timeout = defaultTimeout,
): RequestInvoiceService {
  const sign = (...parts: readonly (string | Uint8Array)[]) => signatureOf(secret, parts);
  return async ({ call, values, size }) => {
    const target = new URL(`${url.replace(/\/$/, '')}${fillPath(call.path, values)}`);
    const body = call.method === 'GET' ? '' : JSON.stringify(fillFields(call.fields, values));
    const at = String(clock.now());
    const signature = sign(at, call.method, `${target.pathname}${target.search}`, body);
    const headers: Record<string, string> = {
      ...(body && { 'content-type': 'application/json' }),
      ...(auth === 'bearer'
        ? { authorization: `Bearer ${secret}` }
        : { 'x-timestamp': at, 'x-signature': signature }),
    };
    try {
      const init = { method: call.method, headers, redirect: 'error', ...(body && { body }) } as const;
      const response = await fetch(target, { ...init, signal: AbortSignal.timeout(timeout) });
      const content = await readBounded(response, maxLengths[size]);
      if (!content) return unknown('the reply is too long');
      const responseHeaders = response.headers;
      const time = responseHeaders.get('x-timestamp') ?? '';
      const expected = sign(time, signature, String(response.status), content);
      const isGenuine =
        Math.abs(clock.now() - Number(time)) <= clockTolerance &&
        isEqual(responseHeaders.get('x-signature') ?? '', expected);
      if (auth === 'hmac' && !isGenuine) return unknown('the signature of the reply is wrong');
      return { kind: 'reply', status: response.status, body: content };
    } catch (error) {
      return unknown(`no reply: ${error instanceof Error ? error.name : 'unknown'}`);
    }
  };
}

/** The signature of a message whose parts are separated by line feeds. */
export function signatureOf(secret: string, parts: readonly (string | Uint8Array)[]): string {
  const hmac = createHmac('sha256', secret);
  for (const [at, part] of parts.entries()) {
    if (at > 0) hmac.update('\n');
    hmac.update(part);
  }
  return hmac.digest('hex');
}

function unknown(detail: string): ServiceReply {
  return { kind: 'unknown', detail };
}

function isEqual(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

function fillPath(path: string, values: ServiceCall['values']): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

/** A JSON object with a value at each path; a name after `=` is a constant, and empty values are omitted. */
function fillFields(fields: InvoiceHttpCall['fields'], values: ServiceCall['values']): unknown {
  const body: Record<string, unknown> = Object.create(null);
  for (const [path, name] of Object.entries(fields)) {
    const value = name.startsWith('=') ? name.slice(1) : values[name];
    if (value === undefined || value === '') continue;
    const steps = path.split('.');
    let place = body;
    for (const step of steps.slice(0, -1)) {
      place[step] ??= Object.create(null);
      place = place[step] as Record<string, unknown>;
    }
    place[steps.at(-1) ?? ''] = value;
  }
  return body;
}

async function readBounded(response: Response, maxLength: number): Promise<Buffer | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.length;
    if (length > maxLength) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
