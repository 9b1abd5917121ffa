import { constants, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';

/** Reads the IAP public key of an app: DER of SubjectPublicKeyInfo in Base64. Throws if it is invalid. */
export function readIapKey(base64: string): KeyObject {
  const key = createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' });
  if (key.asymmetricKeyType !== 'rsa') throw new Error('The key is no RSA key');
  return key;
}

/**
 * Verifies the signature of a text. Only the two documented algorithms are supported; without a name it is the older one.
 * The salt is as long as the hash.
 */
export function isSigned(key: KeyObject, text: string, signature: string, algorithm: string): boolean {
  const mark = Buffer.from(signature, 'base64');
  const bytes = Buffer.from(text, 'utf8');
  switch (algorithm) {
    case '':
    case 'SHA256WithRSA':
      return verify('sha256', bytes, { key, padding: constants.RSA_PKCS1_PADDING }, mark);
    case 'SHA256WithRSA/PSS':
      return verify(
        'sha256',
        bytes,
        { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_DIGEST },
        mark,
      );
    default:
      return false;
  }
}

/** Signs a text as Huawei's server does, in Base64. For the simulator and tests. */
export function signText(given: KeyObject | string, text: string, algorithm = 'SHA256WithRSA'): string {
  const pss = { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_DIGEST };
  const way = algorithm.endsWith('PSS') ? pss : {};
  const key = typeof given === 'string' ? createPrivateKey(given) : given;
  return sign('sha256', Buffer.from(text), { key, ...way }).toString('base64');
}
