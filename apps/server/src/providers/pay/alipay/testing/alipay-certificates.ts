import { createPrivateKey, createPublicKey, type X509Certificate } from 'node:crypto';
import { type DistinguishedName, makeCertificate } from '../../../../platform/security/make-certificate.ts';
import { testKeys } from '../../testing/requests.ts';

type Keys = ReturnType<typeof testKeys>;

/** A certificate authority of Alipay for tests: a root, an intermediate authority, and the certificates that it issues. */
export interface AlipayAuthority {
  readonly roots: string;
  /** Certificate of the issuing authority. */
  readonly issuer: string;
  issue(
    keys: Keys,
    options: { readonly name: string; readonly serial: string; readonly at: number },
  ): X509Certificate;
}

const nameOf = (organisation: string, name: string): DistinguishedName => [
  ['C', 'CN'],
  ['O', organisation],
  ['OU', 'Certification Authority'],
  ['CN', name],
];

/** Creates an authority with real RSA keys. Its own certificates are valid for twenty years, issued ones for a year. */
export function createAlipayAuthority(at: number, organisation = 'Test Financial'): AlipayAuthority {
  const [rootKeys, issuerKeys] = [testKeys(), testKeys()];
  const rootName = nameOf(organisation, 'Test Root R1');
  const issuerName = nameOf(organisation, 'Test Class 2 R1');
  const own = {
    at,
    days: 20 * 365,
    isCa: true,
    issuer: rootName,
    signer: createPrivateKey(rootKeys.privateKey),
  };
  const root = makeCertificate({
    ...{ ...own, subject: rootName, serial: '1fcfa18d6a480d11' },
    publicKey: createPublicKey(rootKeys.publicKey),
  });
  const issuer = makeCertificate({
    ...{ ...own, subject: issuerName, serial: '20' },
    publicKey: createPublicKey(issuerKeys.publicKey),
  });
  return {
    roots: root.toString(),
    issuer: issuer.toString(),
    issue: (keys, { name, serial, at: middle }) =>
      makeCertificate({
        ...{
          subject: [
            ['C', 'CN'],
            ['CN', name],
          ],
          issuer: issuerName,
          serial,
          isCa: false,
        },
        ...{ at: middle, days: 365, signer: createPrivateKey(issuerKeys.privateKey) },
        publicKey: createPublicKey(keys.publicKey),
      }),
  };
}
