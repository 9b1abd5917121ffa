import type { Clock, Instant } from '@inkstone/kernel';
import type { Sql } from '../../../platform/db/database.ts';
import type { Keys } from '../../../platform/security/keys.ts';
import { tokenOf } from '../opaque-token.ts';
import { isSealed, openSealed, sealToken } from './sealed-token.ts';
import { createServerKeys, type ServerKey } from './server-keys.ts';
import { createSessionSecrets, type Generation, type SessionSecrets } from './session-secrets.ts';

/** The tokens of one generation, each in its two forms. They are not stored. */
export interface IssuedTokens {
  readonly token: string;
  readonly tokenV2: string;
  readonly refreshToken: string;
  readonly refreshTokenV2: string;
  /** The stored hash of the access token. */
  readonly tokenHash: string;
}

/** The parameters for issuing tokens. */
export interface Issue extends Generation {
  readonly accountId: string;
  readonly expiresAt: Instant;
}

/** Issues and reads the tokens of sessions; one per process. */
export interface SessionTokens {
  readonly secrets: SessionSecrets;
  /** Deterministic for a generation, except for the randomness of sealing. */
  issue(sql: Sql, issue: Issue): Promise<IssuedTokens>;
  /** Returns the plain form of a token in either form; null for a sealed form that cannot be opened. */
  plain(sql: Sql, token: string): Promise<string | null>;
  /** The current key pair for sealing. */
  currentKey(sql: Sql): Promise<ServerKey>;
}

export function createSessionTokens({ clock, keys }: { clock: Clock; keys: Keys }): SessionTokens {
  const serverKeys = createServerKeys({ clock, keys });
  const secrets = createSessionSecrets(keys);
  return {
    secrets,
    async issue(sql, issue) {
      const { accountId, sessionId, generation, expiresAt } = issue;
      const key = await serverKeys.current(sql);
      // The cookies last as long as the session, the access token's too: an expired one shows that it must be
      // renewed.
      const seal = (token: string) => sealToken({ token, accountId, sessionId, generation, expiresAt }, key);
      const { token, hash } = tokenOf(accountId, secrets.access(issue));
      const refreshToken = secrets.refreshToken(accountId, issue);
      const [tokenV2, refreshTokenV2] = await Promise.all([seal(token), seal(refreshToken)]);
      return { token, tokenV2, refreshToken, refreshTokenV2, tokenHash: hash };
    },
    async plain(sql, token) {
      return isSealed(token) ? openSealed(token, { sql, keys: serverKeys, clock }) : token;
    },
    currentKey: (sql) => serverKeys.current(sql),
  };
}
