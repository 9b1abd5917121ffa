import { createHash } from 'node:crypto';
import { AppError } from '@inkstone/contracts';
import type { takeHandover as contract } from '@inkstone/contracts/accounts/handover';
import type { UseCase } from '../../../platform/http/route.ts';
import { findSession } from '../devices/store.ts';
import { readToken } from '../opaque-token.ts';
import { type OpenedSession, openSession } from '../open-session.ts';
import { findAccount } from '../store.ts';
import { consumeHandover } from './store.ts';

/**
 * Opens a session on another domain. Refuses after the commit: a code presented incorrectly has leaked and
 * becomes void.
 */
export const takeHandover: UseCase<typeof contract, OpenedSession> = async (deps, who, input) => {
  const { code, nonce, timeZone } = input;
  const parts = readToken(code);
  const opened =
    parts &&
    (await deps.db.transact(async (tx) => {
      const handover = await consumeHandover(tx.sql, { accountId: parts.ownerId, codeHash: parts.hash });
      const isRight =
        handover !== null &&
        handover.expiresAt > deps.clock.now() &&
        handover.origin === who.origin.site &&
        handover.challenge === createHash('sha256').update(nonce).digest('base64url');
      if (!isRight) return null;
      const { accountId, sessionId } = handover;
      const session = await findSession(tx.sql, accountId, sessionId);
      const account = await findAccount(tx.sql, accountId);
      // A session that ended in the meantime must not be restored by a pending handover.
      if (!account || !session || session.endedWhy) return null;
      return openSession(deps, tx, account, { who, timeZone, handedFrom: session });
    }));
  if (!opened) throw new AppError('invalid_token');
  return opened;
};
