import { describe, expect, it } from 'vitest';
import { readRsaPublicKey, verifyRsa } from '../../../platform/security/rsa-keys.ts';
import { testKeys } from '../testing/requests.ts';
import { signedLines } from './sign-message.ts';

// WeChat Pay's documentation gives two signatures without a key. The public key follows from both: its modulus is the common
// divisor of two numbers that the signatures determine.
const key = readRsaPublicKey(
  [
    'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAptpm+qvIDCh/9wjU26SQCK26ogYkBhDrYxnAaw2JbbBsp1oDbHKk',
    '+1r381NeBUG2HEFAuU+Fr72u5ot3yKdzoF/FajAzQNKnm569/D3upKoi8mYBaST15Uig8j8qoUW1U217LL0jEHlSnHV3lcaD',
    'TXqDpTRR4Bfz9IqOgJgFZ8/oTfEomSrjrLYef81Eyxr7ZIMQXEKKEK7V4UXKS0+/fDsiG/cXidhzt8UbTL9vqXqxM2+IDImy',
    'O+FAc/tkBG55LmzxPto1Nq0WbnZzRM/wTzrd0I/8NlevxtFbphg4evlHjFNI7+GrqR87ViEwuAJJ9Je5QQjct5YJfFRWiZ5C',
    'MQIDAQAB',
  ].join(''),
);
const appId = 'wx2421b1c4370ec43b';
const time = '1554208460';
const nonce = '593BEC0C930BF1AFEB40B4A08C8FB242';
const prepayId = 'wx201410272009395522657a690389285100';
const ofPage = [
  'mI35pfNEQV6777ke/1T+LJLQDNTm7yeoUJH+j/adPGhmCCi0PbgkvYQTRcXH0uibcLVtvFLdGLpmoYO9FV6lBBsTAjuhh5YO',
  'vQi0e2g3e0yytitiNET9FEuqM0pjnKfRW4K6LIZDdbWJv9KhZUx3DrJa5TL7OJ7VdADVivxVySIlPVKjGwuCXzuXSJes0UcI',
  'LgWQUMyha5/3nYofuHtS7r+KYyMuxD+oJ9VM1Qdxk4UIG59CP5Y3wtYIFybyF3bdu1caHTRRX+DLyMXyYA/IrTmiW01c4RPj',
  'pHBX5Dk1sZyY1zVsWNsvMHr2e1NTWtBxKJ+qk5N61J7caYoepHFaxw==',
].join('');
const ofApp = [
  'gXx9KhTP6IooKV1SuG3OCGlBIgZbKtubCZvnau6khw1iffvNT28IzLbKmztq2xA/RCNbZa1XOsoiuVmAEeTZQicWfhv4P+O4',
  'oBRIrx0X9f3cnWFkMBU9alTWs0nyQ1N9fcILOTe0f4kxOhVh+/Xhn5hOiUK7Sz3XA1mcpa3R2NCWf/e+0ow/RDf15iTymOHg',
  'DrEkT/gedg/3E0iXfDX3mFicSZhrHESZDOTXcl9RzELREBUFznd/o2NQM99WcL86m23HY0cTy+QGWU4QDmNrbQ9ihmLW71qP',
  'b0Cx/d7EQvw/Kyx0A6s64ZQp3hHdcmiRcLnjVXrKCk7LShaCK+lS3Q==',
].join('');

function verifies(lines: readonly string[], signature: string): boolean {
  if (!key) throw new Error('no key');
  return verifyRsa(key, Buffer.from(signedLines(lines)), signature);
}

describe("WeChat Pay's own signatures", () => {
  it('cover four lines, with the prefix for pages and mini programs, without it for apps', () => {
    const page = [appId, time, nonce, `prepay_id=${prepayId}`];
    const app = [appId, time, nonce, prepayId];
    expect([verifies(page, ofPage), verifies(app, ofApp)]).toEqual([true, true]);
    expect([verifies(app, ofPage), verifies(page, ofApp)]).toEqual([false, false]);
  });

  it('are refused when they are not strict base64, or of another key', () => {
    const page = [appId, time, nonce, `prepay_id=${prepayId}`];
    for (const changed of [`${ofPage} `, ofPage.replace('==', ''), `${ofPage}AA`, ''])
      expect(verifies(page, changed)).toBe(false);
    const other = readRsaPublicKey(testKeys().publicKey);
    expect(other && verifyRsa(other, Buffer.from(signedLines(page)), ofPage)).toBe(false);
  });
});
