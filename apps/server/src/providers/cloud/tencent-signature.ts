import { createHash, createHmac } from 'node:crypto';
import { second } from '@inkstone/kernel';

const algorithm = 'TC3-HMAC-SHA256';
const contentType = 'application/json; charset=utf-8';

/** The caller's key pair at Tencent Cloud. */
export interface TencentKey {
  readonly secretId: string;
  readonly secretKey: string;
}

/** A call of Tencent Cloud's API 3.0, sent as POST with a JSON body. */
export interface TencentCall {
  /** Subdomain of the service, such as `sms`. */
  readonly service: string;
  readonly action: string;
  readonly version: string;
  readonly endpoint: string;
  /** Omitted for services without regions. */
  readonly region?: string;
  readonly body: string;
}

/** Returns the headers of a call with its TC3 signature. `now` is in ms since the epoch. */
export function tencentHeaders(key: TencentKey, call: TencentCall, now: number): Record<string, string> {
  const timestamp = Math.floor(now / second);
  const signed = {
    'content-type': contentType,
    host: new URL(call.endpoint).host,
    'x-tc-action': call.action.toLowerCase(),
  };
  const names = Object.keys(signed).join(';');
  const lines = Object.entries(signed).map(([name, value]) => `${name}:${value}\n`);
  const request = ['POST', '/', '', lines.join(''), names, sha256(call.body)].join('\n');
  const { scope, signature } = signTencent(key.secretKey, call.service, timestamp, sha256(request));
  return {
    authorization: `${algorithm} Credential=${key.secretId}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
    'content-type': contentType,
    'x-tc-action': call.action,
    ...(call.region === undefined ? {} : { 'x-tc-region': call.region }),
    'x-tc-timestamp': String(timestamp),
    'x-tc-version': call.version,
  };
}

/** Signs the hash of a canonical request with the key derived for its day (UTC) and service. */
export function signTencent(
  secretKey: string,
  service: string,
  timestamp: number,
  requestHash: string,
): { readonly scope: string; readonly signature: string } {
  const date = new Date(timestamp * second).toISOString().slice(0, 10);
  const scope = `${date}/${service}/tc3_request`;
  const key = hmac(hmac(hmac(`TC3${secretKey}`, date), service), 'tc3_request');
  const signature = hmac(key, [algorithm, timestamp, scope, requestHash].join('\n')).toString('hex');
  return { scope, signature };
}

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
