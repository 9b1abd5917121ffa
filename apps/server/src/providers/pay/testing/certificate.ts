import { createPublicKey, createSign, X509Certificate } from 'node:crypto';
import { day, type Instant } from '@inkstone/kernel';
import { der, timeOf } from '../../../platform/security/der.ts';

/**
 * Creates a self-signed certificate that is valid for ten days. Node can read certificates but not create them, so its DER
 * is assembled here.
 */
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
