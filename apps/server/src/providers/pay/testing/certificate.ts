import { createPublicKey, createSign, X509Certificate } from 'node:crypto';
import { day, type Instant } from '@inkstone/kernel';

/** A self-signed certificate of ten days; Node can read certificates but make none, so that it is put together here. */
export function certificateOf(
  keys: { readonly publicKey: string; readonly privateKey: string },
  from: Instant,
): { readonly pem: string; readonly serial: string } {
  const sha256WithRsa = der(0x30, der(0x06, Buffer.from('2a864886f70d01010b', 'hex')), der(0x05));
  const name = der(
    0x30,
    der(0x31, der(0x30, der(0x06, Buffer.from('550403', 'hex')), der(0x0c, Buffer.from('test')))),
  );
  const spki = createPublicKey(keys.publicKey).export({ type: 'spki', format: 'der' });
  const body = der(
    0x30,
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from('5157f09efdc096de15ebe81a47057a72', 'hex')),
    sha256WithRsa,
    name,
    der(0x30, timeOf(from - day), timeOf(from + 10 * day)),
    name,
    spki,
  );
  const signature = createSign('RSA-SHA256').update(body).sign(keys.privateKey);
  const whole = der(0x30, body, sha256WithRsa, der(0x03, Buffer.concat([Buffer.from([0]), signature])));
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? [];
  const pem = ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----'].join('\n');
  return { pem, serial: new X509Certificate(pem).serialNumber };
}

function timeOf(ms: number): Buffer {
  const digits = new Date(ms)
    .toISOString()
    .replaceAll(/[-:T]|\.\d+/g, '')
    .slice(2);
  return der(0x17, Buffer.from(digits));
}

/** One element of the Distinguished Encoding Rules. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}
