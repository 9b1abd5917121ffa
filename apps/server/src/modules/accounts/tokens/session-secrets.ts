import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys } from '../../../platform/security/keys.ts';
import type { Generation, RefreshToken, SessionSecrets } from '../../../ports/session-tokens.ts';

const part = 16;

/** Creates the derivation of session tokens from the keys of this server. */
export function createSessionSecrets(keys: Keys): SessionSecrets {
  const [newest, ...older] = keys.deriveAll('session tokens').map(createDerivation);
  if (!newest) throw new Error('There is no key');
  const proofOf = (of: Generation, derive = newest) => derive('refresh', of).subarray(0, part);
  return {
    newFamily: (random) => random.bytes(part),
    access: (of) => newest('access', of),
    refreshToken: (accountId, of) =>
      Buffer.concat([toBytes(accountId), toBytes(of.sessionId), of.family, proofOf(of)]).toString(
        'base64url',
      ),
    isOf: ({ sessionId, family, proof }, generation) =>
      [newest, ...older].some((derive) =>
        timingSafeEqual(proof, proofOf({ sessionId, family, generation }, derive)),
      ),
  };
}

function createDerivation(key: Uint8Array) {
  return (use: 'access' | 'refresh', { sessionId, family, generation }: Generation): Buffer =>
    createHmac('sha256', key).update(`${use} ${sessionId} ${generation} `).update(family).digest();
}

/** Parses a plain refresh token; null when it is malformed. */
export function readRefreshToken(text: string): RefreshToken | null {
  if (!/^[\w-]{86}$/.test(text)) return null;
  const bytes = Buffer.from(text, 'base64url');
  const at = (index: number) => bytes.subarray(index * part, (index + 1) * part);
  return { accountId: toId(at(0)), sessionId: toId(at(1)), family: at(2), proof: at(3) };
}

/** Returns the stored hash of a family. */
export function hashFamily(family: Uint8Array): string {
  return createHash('sha256').update(family).digest('base64url');
}

function toBytes(id: string): Buffer {
  return Buffer.from(id.replaceAll('-', ''), 'hex');
}

function toId(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
