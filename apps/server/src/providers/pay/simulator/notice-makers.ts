import { createCipheriv, createHmac, createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';

/** A notice in the form in which a provider posts it. */
export interface SignedNotice {
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** A pair of RSA keys of a simulated provider, as PEM. */
export interface IssuerKeys {
  readonly privateKey: string;
  readonly publicKey: string;
}

/** Generates the keys of a simulated provider, once per installation. */
export function createIssuerKeys(): IssuerKeys {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
}

/** Keys that sign and encrypt notices in WeChat Pay's format. */
export interface WechatIssuer {
  readonly privateKey: string | KeyObject;
  readonly serial: string;
  readonly apiV3Key: string;
}

/** A notice of WeChat Pay before it is encrypted and signed. */
export interface WechatMessage {
  readonly id: string;
  /** TRANSACTION.SUCCESS, REFUND.SUCCESS and others. */
  readonly type: string;
  readonly resource: object;
  /** In seconds since 1970. */
  readonly time: number;
  /** 12 characters, different for each message. */
  readonly nonce: string;
}

/** Encrypts and signs a notice in WeChat Pay's format. */
export function makeWechatNotice(issuer: WechatIssuer, message: WechatMessage): SignedNotice {
  const kind = message.type.startsWith('REFUND.') ? 'refund' : 'transaction';
  const cipher = createCipheriv('aes-256-gcm', issuer.apiV3Key, message.nonce);
  cipher.setAAD(Buffer.from(kind));
  const parts = [cipher.update(JSON.stringify(message.resource), 'utf8'), cipher.final()];
  const body = JSON.stringify({
    id: message.id,
    create_time: new Date(message.time * 1000).toISOString().replace('.000Z', '+00:00'),
    resource_type: 'encrypt-resource',
    event_type: message.type,
    summary: kind,
    resource: {
      original_type: kind,
      algorithm: 'AEAD_AES_256_GCM',
      ciphertext: Buffer.concat([...parts, cipher.getAuthTag()]).toString('base64'),
      associated_data: kind,
      nonce: message.nonce,
    },
  });
  return signWechatBody(issuer, body, message);
}

/** Signs any body in WeChat Pay's format. */
export function signWechatBody(
  { privateKey, serial }: Pick<WechatIssuer, 'privateKey' | 'serial'>,
  body: string,
  { time, nonce }: Pick<WechatMessage, 'time' | 'nonce'>,
): SignedNotice {
  const signer = createSign('RSA-SHA256').update(`${time}\n${nonce}\n${body}\n`);
  return {
    headers: {
      'content-type': 'application/json',
      'wechatpay-timestamp': String(time),
      'wechatpay-nonce': nonce,
      'wechatpay-serial': serial,
      'wechatpay-signature-type': 'WECHATPAY2-SHA256-RSA2048',
      'wechatpay-signature': signer.sign(privateKey, 'base64'),
    },
    body: Buffer.from(body),
  };
}

/** Signs a notice in Alipay's format: RSA2 over all fields except the signature and its type, including empty ones. */
export function makeAlipayNotice(
  privateKey: string | KeyObject,
  fields: Readonly<Record<string, string>>,
): SignedNotice {
  const all = { charset: 'utf-8', version: '1.0', ...fields };
  const names = Object.keys(all).sort() as (keyof typeof all)[];
  const text = names.map((name) => `${name}=${all[name]}`).join('&');
  const sign = createSign('RSA-SHA256').update(text, 'utf8').sign(privateKey, 'base64');
  return {
    headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
    body: Buffer.from(new URLSearchParams({ ...all, sign_type: 'RSA2', sign }).toString()),
  };
}

/** Signs an event in Stripe's format. `time` is in seconds since 1970. */
export function makeStripeEvent(secret: string, event: object, time: number): SignedNotice {
  const body = JSON.stringify(event);
  const mac = createHmac('sha256', secret).update(`${time}.${body}`, 'utf8').digest('hex');
  return {
    headers: { 'content-type': 'application/json', 'stripe-signature': `t=${time},v1=${mac}` },
    body: Buffer.from(body),
  };
}
