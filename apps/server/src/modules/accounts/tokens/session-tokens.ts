import type { Clock, Instant } from '@inkstone/kernel';
import type { Sql } from '../../../db/database.ts';
import type { Keys } from '../../../keys.ts';
import { tokenOf } from '../opaque-token.ts';
import { isSealed, openSealed, sealToken } from './sealed-token.ts';
import { createServerKeys, type ServerKey } from './server-keys.ts';
import { createSessionSecrets, type Generation, type SessionSecrets } from './session-secrets.ts';

/** The tokens of one generation, each in its two forms. They are told once and kept nowhere. */
export interface IssuedTokens {
  readonly token: string;
  readonly tokenV2: string;
  readonly refreshToken: string;
  readonly refreshTokenV2: string;
  /** What is kept of the access token. */
  readonly tokenHash: string;
}

/** What tokens are made for. */
export interface Issue extends Generation {
  readonly accountId: string;
  readonly expiresAt: Instant;
}

/** Makes and reads the tokens of sessions; one for each process. */
export interface SessionTokens {
  readonly secrets: SessionSecrets;
  /** The same for the same generation, but for the chance with which the second forms are sealed. */
  issue(sql: Sql, issue: Issue): Promise<IssuedTokens>;
  /** The first form of a token that comes in either; null for a second form that cannot be opened. */
  plain(sql: Sql, token: string): Promise<string | null>;
  /** To which second forms are sealed. */
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
      // For as long as the session lasts, the access token too: shown when it is over, it says that it is to be renewed.
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
