import { generateKeyPairSync, type KeyObject, sign, X509Certificate } from 'node:crypto';
import { day } from '@inkstone/kernel';
import { der, timeOf } from '../../../../testing/der.ts';

/** Signs as the App Store does, by a chain of its own. */
export interface AppleSigner {
  readonly root: X509Certificate;
  /** A JWS of a payload; `header` replaces fields of its header. */
  sign(payload: object, header?: object): string;
}

/** Creates one, whose certificates are valid for so many days around a time. `marks`: whether they have those of Apple. */
export function createAppleSigner(at: number, marks = true, days = 400): AppleSigner {
  const [rootKeys, issuerKeys, leafKeys] = [keys(), keys(), keys()];
  const mark = (id: string) => (marks ? [id] : []);
  const root = certificate({
    ...rootKeys,
    signer: rootKeys.privateKey,
    subject: 'root',
    issuer: 'root',
    at,
    days,
    isCa: true,
    marks: [],
  });
  const issuer = certificate({
    ...{
      ...issuerKeys,
      signer: rootKeys.privateKey,
      subject: 'issuer',
      issuer: 'root',
      at,
      days,
      isCa: true,
    },
    marks: mark('2a864886f76364060201'),
  });
  const leaf = certificate({
    ...{
      ...leafKeys,
      signer: issuerKeys.privateKey,
      subject: 'leaf',
      issuer: 'issuer',
      at,
      days,
      isCa: false,
    },
    marks: mark('2a864886f76364060b01'),
  });
  const x5c = [leaf, issuer, root].map(({ raw }) => raw.toString('base64'));
  return {
    root,
    sign: (payload, header = {}) => {
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      const text = `${part({ alg: 'ES256', x5c, ...header })}.${part(payload)}`;
      const key = { key: leafKeys.privateKey, dsaEncoding: 'ieee-p1363' as const };
      return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
    },
  };
}

const keys = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

interface Wish {
  readonly publicKey: KeyObject;
  readonly signer: KeyObject;
  readonly subject: string;
  readonly issuer: string;
  readonly at: number;
  readonly days: number;
  readonly isCa: boolean;
  /** Object identifiers of extensions, as the hexadecimal digits of their DER. */
  readonly marks: readonly string[];
}

/** Node can read certificates but make none, so that it is put together here. */
function certificate({ publicKey, signer, subject, issuer, at, days, isCa, marks }: Wish): X509Certificate {
  const algorithm = der(0x30, oid('2a8648ce3d040302'));
  const name = (text: string) => der(0x30, der(0x31, der(0x30, oid('550403'), der(0x0c, Buffer.from(text)))));
  const extension = (id: string, value: Buffer) => der(0x30, oid(id), der(0x04, value));
  const basic = extension('551d13', isCa ? der(0x30, der(0x01, Buffer.from([0xff]))) : der(0x30));
  const extensions = [basic, ...marks.map((id) => extension(id, der(0x05)))];
  const body = der(
    0x30,
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from('51', 'hex')),
    algorithm,
    name(issuer),
    der(0x30, timeOf(at - (days / 2) * day), timeOf(at + (days / 2) * day)),
    name(subject),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, der(0x30, ...extensions)),
  );
  const signature = sign('sha256', body, signer);
  return new X509Certificate(
    der(0x30, body, algorithm, der(0x03, Buffer.concat([Buffer.from([0]), signature]))),
  );
}

const oid = (digits: string) => der(0x06, Buffer.from(digits, 'hex'));
