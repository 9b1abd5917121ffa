import { generateKeyPairSync, sign, type X509Certificate } from 'node:crypto';
import { makeCertificate } from '../../../../testing/make-certificate.ts';

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
  const root = makeCertificate({
    ...rootKeys,
    signer: rootKeys.privateKey,
    subject: [['CN', 'root']],
    issuer: [['CN', 'root']],
    at,
    days,
    isCa: true,
    marks: [],
  });
  const issuer = makeCertificate({
    ...{
      ...issuerKeys,
      signer: rootKeys.privateKey,
      subject: [['CN', 'issuer']],
      issuer: [['CN', 'root']],
      at,
      days,
      isCa: true,
    },
    marks: mark('2a864886f76364060201'),
  });
  const leaf = makeCertificate({
    ...{
      ...leafKeys,
      signer: issuerKeys.privateKey,
      subject: [['CN', 'leaf']],
      issuer: [['CN', 'issuer']],
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
