import { type KeyObject, sign, X509Certificate } from 'node:crypto';
import { day } from '@inkstone/kernel';
import { der, timeOf } from './der.ts';

/** A certificate to create. Names are lists of attributes in order, such as `[['C', 'CN'], ['CN', 'root']]`. */
export interface CertificateOptions {
  readonly publicKey: KeyObject;
  /** The issuer's private key: RSA (SHA-256) or on P-256. */
  readonly signer: KeyObject;
  readonly subject: DistinguishedName;
  readonly issuer: DistinguishedName;
  /** The middle of its validity, in ms, and how many days that lasts. */
  readonly at: number;
  readonly days: number;
  readonly isCa: boolean;
  /** In hexadecimal digits; `51` by default. */
  readonly serial?: string;
  /** Object identifiers of extensions, as the hexadecimal digits of their DER. */
  readonly marks?: readonly string[];
}

export type DistinguishedName = readonly (readonly [keyof typeof attributes, string])[];

const attributes = { C: '550406', O: '55040a', OU: '55040b', CN: '550403' } as const;
const algorithms = {
  ec: der(0x30, oid('2a8648ce3d040302')),
  rsa: der(0x30, oid('2a864886f70d01010b'), der(0x05)),
};

/** Creates an X.509 certificate, which Node can parse but not create. */
export function makeCertificate(options: CertificateOptions): X509Certificate {
  const { publicKey, signer, subject, issuer, at, days, isCa, serial = '51', marks = [] } = options;
  const algorithm = algorithms[signer.asymmetricKeyType === 'rsa' ? 'rsa' : 'ec'];
  const extension = (id: string, value: Buffer) => der(0x30, oid(id), der(0x04, value));
  const basic = extension('551d13', isCa ? der(0x30, der(0x01, Buffer.from([0xff]))) : der(0x30));
  const extensions = [basic, ...marks.map((id) => extension(id, der(0x05)))];
  const body = der(
    0x30,
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from(serial, 'hex')),
    algorithm,
    nameOf(issuer),
    der(0x30, timeOf(at - (days / 2) * day), timeOf(at + (days / 2) * day)),
    nameOf(subject),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, der(0x30, ...extensions)),
  );
  const signature = der(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', body, signer)]));
  return new X509Certificate(der(0x30, body, algorithm, signature));
}

function nameOf(name: DistinguishedName): Buffer {
  const parts = name.map(([attribute, text]) =>
    der(0x31, der(0x30, oid(attributes[attribute]), der(0x0c, Buffer.from(text)))),
  );
  return der(0x30, ...parts);
}

function oid(digits: string): Buffer {
  return der(0x06, Buffer.from(digits, 'hex'));
}
