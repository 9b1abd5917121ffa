import type { KeyObject } from 'node:crypto';
import { type Clock, type Random, second } from '@inkstone/kernel';
import { signRsa } from '../../../platform/security/rsa-keys.ts';

/** Joins lines as WeChat Pay signs them: with a line break after each, including the last one. */
export function signedLines(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}

/** A time in whole seconds and a nonce, new for each signature. */
export interface Stamp {
  readonly time: string;
  readonly nonce: string;
}

/** Creates the time and the nonce of a signature. */
export function createStamp({ clock, random }: { readonly clock: Clock; readonly random: Random }): Stamp {
  return {
    time: String(Math.floor(clock.now() / second)),
    nonce: Buffer.from(random.bytes(16)).toString('hex').toUpperCase(),
  };
}

/** The signed parts of a request: `path` with its query, `body` exactly as sent. */
export interface SignedRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body: string;
}

/** The key of a merchant, with its serial number at WeChat Pay. */
export interface MerchantKey {
  readonly merchant: string;
  readonly serial: string;
  readonly key: KeyObject;
}

/** The value of the header `Authorization` of a request. */
export function authorizationOf(
  { merchant, serial, key }: MerchantKey,
  { method, path, body }: SignedRequest,
  { time, nonce }: Stamp,
): string {
  const fields = {
    mchid: merchant,
    nonce_str: nonce,
    signature: signRsa(key, signedLines([method, path, time, nonce, body])),
    timestamp: time,
    serial_no: serial,
  };
  const text = Object.entries(fields).map(([name, value]) => `${name}="${value}"`);
  return `WECHATPAY2-SHA256-RSA2048 ${text.join(',')}`;
}

/** Parameters for the script of a page inside WeChat and for mini programs; the prepay id has a prefix. */
export function pageParams(key: KeyObject, appId: string, prepayId: string, { time, nonce }: Stamp) {
  const text = `prepay_id=${prepayId}`;
  return {
    appId,
    timeStamp: time,
    nonceStr: nonce,
    package: text,
    signType: 'RSA',
    paySign: signRsa(key, signedLines([appId, time, nonce, text])),
  };
}

/** Parameters for the SDK of mobile apps; the prepay id is signed without a prefix. */
export function appParams(
  { key, merchant }: Pick<MerchantKey, 'key' | 'merchant'>,
  appId: string,
  prepayId: string,
  { time, nonce }: Stamp,
) {
  return {
    appid: appId,
    partnerid: merchant,
    prepayid: prepayId,
    package: 'Sign=WXPay',
    noncestr: nonce,
    timestamp: time,
    sign: signRsa(key, signedLines([appId, time, nonce, prepayId])),
  };
}
