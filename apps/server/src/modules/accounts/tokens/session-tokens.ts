import type { Clock } from '@inkstone/kernel';
import type { Keys } from '../../../platform/security/keys.ts';
import type { SessionTokens } from '../../../ports/session-tokens.ts';
import { tokenOf } from '../opaque-token.ts';
import { isSealed, openSealed, sealToken } from './sealed-token.ts';
import { createServerKeys } from './server-keys.ts';
import { createSessionSecrets } from './session-secrets.ts';

/** Creates the tokens of sessions from the keys of this server. */
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
