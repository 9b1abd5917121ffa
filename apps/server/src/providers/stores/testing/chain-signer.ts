import { generateKeyPairSync, sign, type X509Certificate } from 'node:crypto';
import { makeCertificate } from '../../../testing/make-certificate.ts';

/** Signs as a store does, by a chain of three certificates of its own. */
export interface ChainSigner {
  readonly root: X509Certificate;
  /** A JWS of a payload; `header` replaces fields of its header. */
  sign(payload: object, header?: object): string;
}

/** A chain to make: valid for so many days around a time, with object identifiers as the hexadecimal digits of their DER. */
export interface ChainWish {
  readonly at: number;
  readonly days: number;
  readonly leafMarks: readonly string[];
  readonly issuerMarks: readonly string[];
}

/** Creates one with new keys. */
export function createChainSigner({ at, days, leafMarks, issuerMarks }: ChainWish): ChainSigner {
  const [rootKeys, issuerKeys, leafKeys] = [keys(), keys(), keys()];
  const named = (name: string) => [['CN', name]] as const;
  const root = makeCertificate({
    ...{ ...rootKeys, signer: rootKeys.privateKey, subject: named('root'), issuer: named('root') },
    ...{ at, days, isCa: true, marks: [] },
  });
  const issuer = makeCertificate({
    ...{ ...issuerKeys, signer: rootKeys.privateKey, subject: named('issuer'), issuer: named('root') },
    ...{ at, days, isCa: true, marks: issuerMarks },
  });
  const leaf = makeCertificate({
    ...{ ...leafKeys, signer: issuerKeys.privateKey, subject: named('leaf'), issuer: named('issuer') },
    ...{ at, days, isCa: false, marks: leafMarks },
  });
  const x5c = [leaf, issuer, root].map(({ raw }) => raw.toString('base64'));
  return {
    root,
    sign: (payload, header = {}) => {
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      const text = `${part({ alg: 'ES256', typ: 'JWT', x5c, ...header })}.${part(payload)}`;
      const key = { key: leafKeys.privateKey, dsaEncoding: 'ieee-p1363' as const };
      return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
    },
  };
}

const keys = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });
