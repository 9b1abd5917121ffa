import { createHash, createHmac } from 'node:crypto';

const algorithm = 'ACS3-HMAC-SHA256';

/** The caller's AccessKey at Alibaba Cloud. */
export interface AliyunKey {
  readonly keyId: string;
  readonly secret: string;
}

/** A call of Alibaba Cloud's RPC API, sent as POST. */
export interface AliyunCall {
  readonly action: string;
  readonly version: string;
  readonly endpoint: string;
  /** The query string as `canonicalQuery` writes it; '' for none. */
  readonly query: string;
  /** The form as sent; '' for none. */
  readonly body: string;
  /** UTC, with seconds: 2023-10-26T10:22:32Z. */
  readonly date: string;
  readonly nonce: string;
}

/** Returns the headers of a call with the signature of version 3. */
export function aliyunHeaders({ keyId, secret }: AliyunKey, call: AliyunCall): Record<string, string> {
  const bodyHash = sha256(call.body);
  const sent = {
    ...(call.body === '' ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
    'x-acs-action': call.action,
    'x-acs-content-sha256': bodyHash,
    'x-acs-date': call.date,
    'x-acs-signature-nonce': call.nonce,
    'x-acs-version': call.version,
  };
  const signed = Object.entries({ host: new URL(call.endpoint).host, ...sent }).toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const names = signed.map(([name]) => name).join(';');
  const lines = signed.map(([name, value]) => `${name}:${value}\n`).join('');
  const request = ['POST', '/', call.query, lines, names, bodyHash].join('\n');
  const signature = createHmac('sha256', secret)
    .update(`${algorithm}\n${sha256(request)}`)
    .digest('hex');
  return {
    ...sent,
    accept: 'application/json',
    authorization: `${algorithm} Credential=${keyId},SignedHeaders=${names},Signature=${signature}`,
  };
}

/** Formats a time in ms since the epoch as the date of a call. */
export function aliyunDate(now: number): string {
  return new Date(now).toISOString().replace(/\.\d+Z$/, 'Z');
}

/** Writes parameters sorted by name, percent-encoded by RFC 3986. Also valid as the body of a form. */
export function canonicalQuery(parameters: Readonly<Record<string, string>>): string {
  return Object.entries(parameters)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&');
}

/** Percent-encoding by RFC 3986, which escapes more characters than encodeURIComponent. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
