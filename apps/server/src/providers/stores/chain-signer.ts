import { createPrivateKey, generateKeyPairSync, sign, X509Certificate } from 'node:crypto';
import { z } from 'zod';
import { makeCertificate } from '../../platform/security/make-certificate.ts';

/** Signs as a store does, with a chain of three certificates. */
export interface ChainSigner {
  readonly root: X509Certificate;
  /** Returns the JWS of a payload; `header` replaces fields of its header. */
  sign(payload: object, header?: object): string;
}

/** A chain to generate: valid for some days around a time, with object identifiers as hexadecimal DER. */
export interface ChainSpec {
  readonly at: number;
  readonly days: number;
  readonly leafMarks: readonly string[];
  readonly issuerMarks: readonly string[];
}

/** A chain as it is stored: certificates from the leaf to the root (DER in Base64), and the key of the leaf (PEM). */
export const storedChain = z.object({
  certificates: z.tuple([z.string(), z.string(), z.string()]),
  privateKey: z.string(),
});
export type StoredChain = z.output<typeof storedChain>;

/** Generates a chain with new keys; those of the issuer and the root are discarded. */
export function makeChain({ at, days, leafMarks, issuerMarks }: ChainSpec): StoredChain {
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
  const text = (one: X509Certificate) => one.raw.toString('base64');
  return {
    certificates: [text(leaf), text(issuer), text(root)],
    privateKey: leafKeys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

/** Creates a signer with a stored chain. */
export function openChain({ certificates, privateKey }: StoredChain): ChainSigner {
  const key = { key: createPrivateKey(privateKey), dsaEncoding: 'ieee-p1363' as const };
  return {
    root: new X509Certificate(Buffer.from(certificates[2], 'base64')),
    sign: (payload, header = {}) => {
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      const head = { alg: 'ES256', typ: 'JWT', x5c: certificates, ...header };
      const text = `${part(head)}.${part(payload)}`;
      return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
    },
  };
}

/** Creates a signer with a new chain. */
export function createChainSigner(spec: ChainSpec): ChainSigner {
  return openChain(makeChain(spec));
}

const keys = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });
