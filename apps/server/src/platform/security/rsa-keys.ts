import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';

const minBits = 2048;

/** Reads an RSA private key of at least 2048 bits: PEM, or the base64 of PKCS#8 or PKCS#1. Null if it is none. */
export function readRsaPrivateKey(text: string): KeyObject | null {
  const der = readDer(text);
  return firstRsaKey(
    der
      ? [
          () => createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }),
          () => createPrivateKey({ key: der, format: 'der', type: 'pkcs1' }),
        ]
      : [() => createPrivateKey(unfold(text))],
  );
}

/** Reads an RSA public key of at least 2048 bits: PEM (also of a certificate), or the base64 of SPKI. Null if it is none. */
export function readRsaPublicKey(text: string): KeyObject | null {
  const der = readDer(text);
  if (der) return firstRsaKey([() => createPublicKey({ key: der, format: 'der', type: 'spki' })]);
  if (/PRIVATE KEY/.test(text)) return null;
  return firstRsaKey([() => createPublicKey(unfold(text))]);
}

/** Signs with SHA256withRSA (PKCS#1 v1.5), as base64. */
export function signRsa(key: KeyObject, text: string | Uint8Array): string {
  return sign('sha256', Buffer.from(text), key).toString('base64');
}

/** Verifies SHA256withRSA (PKCS#1 v1.5) over exactly these bytes. The signature must be strict base64. */
export function verifyRsa(key: KeyObject, bytes: Uint8Array, signature: string): boolean {
  const signatureBytes = Buffer.from(signature, 'base64');
  if (signatureBytes.length === 0 || signatureBytes.toString('base64') !== signature) return false;
  return verify('sha256', bytes, key, signatureBytes);
}

/** Splits concatenated PEM certificates. */
export function splitCertificates(pems: string): string[] {
  const found = unfold(pems).match(/-----BEGIN CERTIFICATE-----[\s\S]*?-----END CERTIFICATE-----/g);
  return found?.map(String) ?? [];
}

/** Environment variables cannot always contain line breaks. */
function unfold(pem: string): string {
  return pem.replaceAll('\\n', '\n');
}

function readDer(text: string): Buffer | null {
  const packed = text.replaceAll(/\s/g, '');
  return /^[A-Za-z0-9+/]+={0,2}$/.test(packed) ? Buffer.from(packed, 'base64') : null;
}

function firstRsaKey(readers: readonly (() => KeyObject)[]): KeyObject | null {
  for (const read of readers) {
    const key = keyOrNull(read);
    if (key?.asymmetricKeyType !== 'rsa') continue;
    return (key.asymmetricKeyDetails?.modulusLength ?? 0) >= minBits ? key : null;
  }
  return null;
}

function keyOrNull(read: () => KeyObject): KeyObject | null {
  try {
    return read();
  } catch {
    return null;
  }
}
