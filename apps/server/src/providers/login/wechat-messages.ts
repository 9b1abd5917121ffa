import { createHash, timingSafeEqual } from 'node:crypto';
import { type Clock, type Instant, minute, type Random, second } from '@inkstone/kernel';
import { ProviderFailure, type WechatCall } from '../../ports/login-provider.ts';
import { createWechatSeal } from './wechat-seal.ts';

/** The keys for signing and, in secure mode, encrypting a service account's messages. */
export interface MessageKeys {
  readonly appId: string;
  readonly callbackToken: string;
  /** The EncodingAESKey of secure mode; null for plain text mode. */
  readonly aesKey: string | null;
}

/** The elements of a message by name. */
type Fields = Readonly<Record<string, string>>;

/** Decodes and encodes messages between WeChat's server and this one. */
export interface WechatMessages {
  /** Returns the reply to a URL verification request; null for other requests. */
  readVerification(call: WechatCall): string | null;
  /** Returns the fields of a message after verifying its signature. */
  read(call: WechatCall): Fields;
  write(fields: Fields): string;
}

/** Older requests are refused as possible replays. */
const maxCallAge = 10 * minute;

/** Messages in plain text or, with an EncodingAESKey, always encrypted in both directions. */
export function createWechatMessages(
  { clock, random }: { readonly clock: Clock; readonly random: Random },
  { appId, callbackToken, aesKey }: MessageKeys,
): WechatMessages {
  const seal = aesKey === null ? null : createWechatSeal(random, appId, aesKey);
  const sign = (timestamp: string, nonce: string, ...sealed: string[]) =>
    createHash('sha1')
      .update([callbackToken, timestamp, nonce, ...sealed].sort().join(''))
      .digest('hex');

  function requireSigned({ query }: WechatCall, signature = '', ...sealed: string[]): void {
    const { timestamp = '', nonce = '' } = query;
    const isFresh = Math.abs(clock.now() - Number(timestamp) * second) <= maxCallAge;
    if (!isFresh || !isSame(signature, sign(timestamp, nonce, ...sealed)))
      throw new ProviderFailure('untrusted', 'The call is not signed by WeChat');
  }

  return {
    readVerification(call) {
      const { echostr, signature } = call.query;
      if (call.body !== '' || echostr === undefined) return null;
      requireSigned(call, signature);
      return echostr;
    },
    read(call) {
      const fields = readXml(call.body);
      const { Encrypt = '' } = fields;
      if (seal) {
        // The other signature does not cover the message.
        requireSigned(call, call.query.msg_signature, Encrypt);
        return readXml(seal.open(Encrypt));
      }
      requireSigned(call, call.query.signature);
      if (Encrypt !== '' && !fields.MsgType)
        throw new ProviderFailure(
          'misconfigured',
          'WeChat encrypts its messages, but WECHAT_AES_KEY is not set',
        );
      return fields;
    },
    write(fields) {
      const message = writeXml(fields);
      if (!seal) return message;
      const Encrypt = seal.close(message);
      const TimeStamp = secondsOf(clock.now());
      const Nonce = Buffer.from(random.bytes(8)).toString('hex');
      return writeXml({ Encrypt, MsgSignature: sign(TimeStamp, Nonce, Encrypt), TimeStamp, Nonce });
    },
  };
}

/** Formats a time as WeChat does, in seconds. */
export function secondsOf(at: Instant): string {
  return String(Math.floor(at / second));
}

function isSame(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given, 'hex'), Buffer.from(expected, 'hex')];
  return left.length === right.length && timingSafeEqual(left, right);
}

/**
 * Parses the fields of a message: one level of elements, text or CDATA. WeChat sends nothing more complex.
 */
function readXml(xml: string): Fields {
  const fields = xml.matchAll(/<(\w+)>(?:<!\[CDATA\[([\s\S]*?)\]\]>|([^<]*))<\/\1>/g);
  return Object.fromEntries([...fields].map(([, name, cdata, text]) => [name, cdata ?? text ?? '']));
}

function writeXml(fields: Fields): string {
  const parts = Object.entries(fields).map(
    ([name, value]) => `<${name}><![CDATA[${value.replaceAll(']]>', ']]]]><![CDATA[>')}]]></${name}>`,
  );
  return `<xml>${parts.join('')}</xml>`;
}
