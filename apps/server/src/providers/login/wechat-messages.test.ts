import { createHash } from 'node:crypto';
import { instant, later, manualClock, minute, second, seededRandom } from '@inkstone/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ProviderFailure } from '../../ports/login-provider.ts';
import { createWechatMessages } from './wechat-messages.ts';
import { createWechatSeal } from './wechat-seal.ts';

/** Tencent's own example of a sealed message, published with WXBizMsgCrypt. */
const sealed =
  'RypEvHKD8QQKFhvQ6QleEB4J58tiPdvo+rtK1I9qca6aM/wvqnLSV5zEPeusUiX5L5X/0lWfrf0QADHHhGd3QczcdCUp' +
  'j911L3vg3W/sYYvuJTs3TUUkSUXxaccAS0qhxchrRYt66wiSpGLYL42aM6A8dTT+6k4aSknmPj48kzJs8qLjvd4Xgpue' +
  '06DOdnLxAUHzM6+kDZ+HMZfJYuR+LtwGc2hgf5gsijff0ekUNXZiqATP7PF5mZxZ3Izoun1s4zG4LUMnvw2r+KqCKIw+' +
  '3IQH03v+BCA9nMELNqbSf6tiWSrXJB3LAVGUcallcrw8V2t9EL4EhzJWrQUax5wLVMNS0+rUPA3k22Ncx4XXZS9o0MBH' +
  '27Bo6BpNelZpS+/uh9KsNlY6bHCmJU9p8g7m3fVKn28H3KDYA5Pl/T8Z1ptDAVe0lXdQ2YoyyH2uyPIGHBZZIs2pDBS8' +
  'R07+qN+E7Q==';
const example = {
  appId: 'wx5823bf96d3bd56c7',
  callbackToken: 'QDG6eK',
  aesKey: 'jWmYm7qr5nMoAUwZRjGtBxmz3KA1tkAj3ykkR6q2B2C',
};
const sent = instant(1_409_659_813 * second);
const query = {
  encrypt_type: 'aes',
  msg_signature: '477715d11cdb4164915debcba66cb864d751f3e6',
  timestamp: '1409659813',
  nonce: '1372623149',
};
const bodyOf = (encrypt: string) => `<xml><ToUserName>gh</ToUserName><Encrypt>${encrypt}</Encrypt></xml>`;

const random = seededRandom(1);
const messagesAt = (now = sent, keys = {}) =>
  createWechatMessages({ clock: manualClock(now), random }, { ...example, ...keys });

/** Anyone who has the token can sign. */
function signed(encrypt: string) {
  const { timestamp, nonce } = query;
  const parts = [example.callbackToken, timestamp, nonce, encrypt];
  const msg_signature = createHash('sha1').update(parts.sort().join('')).digest('hex');
  return { query: { ...query, msg_signature }, body: bodyOf(encrypt) };
}

function reasonOf(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof ProviderFailure) return error.reason;
    throw error;
  }
  throw new Error('It was taken');
}

describe('a sealed message', () => {
  it("is read like Tencent's example", () => {
    expect(messagesAt().read({ query, body: bodyOf(sealed) })).toMatchObject({
      FromUserName: 'mycreate',
      MsgType: 'text',
      Content: 'hello',
    });
  });

  const flipped = `${sealed.slice(0, 40)}${sealed[40] === 'A' ? 'B' : 'A'}${sealed.slice(41)}`;
  const otherKey = createWechatSeal(random, example.appId, 'a'.repeat(43)).close('<xml></xml>');
  const otherApp = createWechatSeal(random, 'wx_other', example.aesKey).close('<xml></xml>');
  const plain = '<xml><MsgType>event</MsgType></xml>';
  it.each([
    ['was changed on its way', { query, body: bodyOf(flipped) }],
    ['was put in place of another', { query, body: bodyOf(otherApp) }],
    [
      'carries a signature for plain text only',
      { query: { ...query, msg_signature: '' }, body: bodyOf(sealed) },
    ],
    ['is for another app', signed(otherApp)],
    ['is sealed with another key', signed(otherKey)],
    ['is no whole number of blocks', signed(sealed.slice(0, 100))],
    ['is nothing', signed('')],
    ['is not sealed at all', { ...signed(''), body: plain }],
  ])('is refused when it %s', (_, call) => {
    expect(reasonOf(() => messagesAt().read(call))).toBe('untrusted');
  });

  it.each([10 * minute + second, -10 * minute - second])(
    'is refused %i ms later, because it may be a copy',
    (ms) => {
      const call = { query, body: bodyOf(sealed) };
      expect(reasonOf(() => messagesAt(later(sent, ms)).read(call))).toBe('untrusted');
      const renewed = { ...query, timestamp: String((sent + ms) / second) };
      const copy = { query: renewed, body: bodyOf(sealed) };
      expect(reasonOf(() => messagesAt(later(sent, ms)).read(copy))).toBe('untrusted');
    },
  );

  it('is answered sealed, so that WeChat can read it', () => {
    const fields = messagesAt(sent).write({ Content: '你好 ]]> & <b>' });
    const value = (name: string) => fields.match(`<${name}><!\\[CDATA\\[(.*?)\\]\\]>`)?.[1] ?? '';
    const [encrypt, timestamp, nonce] = [value('Encrypt'), value('TimeStamp'), value('Nonce')];
    expect(timestamp).toBe(query.timestamp);
    const parts = [example.callbackToken, timestamp, nonce, encrypt];
    expect(value('MsgSignature')).toBe(createHash('sha1').update(parts.sort().join('')).digest('hex'));
    const opened = createWechatSeal(random, example.appId, example.aesKey).open(encrypt);
    expect(opened).toBe('<xml><Content><![CDATA[你好 ]]]]><![CDATA[> & <b>]]></Content></xml>');
  });

  it('reports the missing key to the operator', () => {
    const messages = messagesAt(sent, { aesKey: null });
    const parts = [example.callbackToken, query.timestamp, query.nonce];
    const signature = createHash('sha1').update(parts.sort().join('')).digest('hex');
    const call = { query: { ...query, signature }, body: bodyOf(sealed) };
    expect(reasonOf(() => messages.read(call))).toBe('misconfigured');
  });
});

describe('the seal', () => {
  const seal = createWechatSeal(random, example.appId, example.aesKey);

  it('restores whatever was sealed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        expect(seal.open(seal.close(text))).toBe(text);
      }),
    );
  });

  it('never opens random bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 0, maxLength: 256 }), (bytes) => {
        expect(reasonOf(() => seal.open(Buffer.from(bytes).toString('base64')))).toBe('untrusted');
      }),
    );
  });
});
