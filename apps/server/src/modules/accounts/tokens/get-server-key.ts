import type { ReplyOf } from '@inkstone/contracts';
import type { serverKey } from '@inkstone/contracts/accounts/sessions';
import type { UseCase } from '../../../platform/http/route.ts';
import type { ServerKey } from '../../../ports/session-tokens.ts';

/** Returns the public key for sealing tokens. */
export const getServerKey: UseCase<typeof serverKey, ServerKey> = (deps) =>
  deps.sessions.tokens.currentKey(deps.db.sql);

/** The public half as a JWK. */
export function presentServerKey({ kid, publicKey }: ServerKey): { data: ReplyOf<typeof serverKey> } {
  const { x = '' } = publicKey.export({ format: 'jwk' });
  return { data: { kid, alg: 'ECDH-ES', enc: 'A256GCM', use: 'enc', kty: 'OKP', crv: 'X25519', x } };
}
