import { AppError, type ReplyOf } from '@inkstone/contracts';
import { type startHandover as contract, handoverSeconds } from '@inkstone/contracts/accounts/handover';
import { later, second } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import { makeToken } from '../opaque-token.ts';
import { insertHandover } from './store.ts';

/** Issues a signed-in caller a handover code for one of the operator's other domains. */
export const startHandover: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  deps,
  { accountId, sessionId },
  { origin, challenge },
) => {
  requireKnownOrigin(deps, origin);
  const { token: code, hash: codeHash } = makeToken(accountId, deps.random);
  const expiresAt = later(deps.clock.now(), handoverSeconds * second);
  await insertHandover(deps.db.sql, { accountId, codeHash, sessionId, origin, challenge, expiresAt });
  return { code, expiresAt };
};

/** Refuses an origin that does not exactly equal a configured one. */
export function requireKnownOrigin({ config }: Pick<Deps, 'config'>, origin: string): void {
  if (!config.authOrigins.includes(origin)) throw new AppError('access_denied');
}
