import { AppError } from '@inkstone/contracts';
import type {
  BindPrompt,
  ProvenBySocial,
  SocialKind,
  SocialOutcome,
} from '@inkstone/contracts/accounts/social-login';
import type { Deps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { CookieChange } from '../../../platform/http/cookies.ts';
import type { Who } from '../../../platform/http/who.ts';
import type { Identity } from '../../../ports/login-provider.ts';
import { type OpenedSession, openSession } from '../open-session.ts';
import { issueProof } from '../proofs/owner-proof.ts';
import { findAccountByLogin } from '../store.ts';
import { presentSession } from '../view.ts';
import type { Intent } from './attempts/store.ts';
import { linkIdentity, recordIdentity } from './identities/link-identity.ts';
import { makeBindPrompt } from './ticket/bind-ticket.ts';

/** An identity verified by a provider, with the purpose of the login. */
export interface VerifiedLogin extends Intent {
  readonly who: Who;
  readonly deviceId: string;
  readonly timeZone: string;
  readonly identity: Identity;
}

/** The result of a social login. */
export type SocialLoginResult = { readonly next: string; readonly cookies?: readonly CookieChange[] } & (
  | { readonly outcome: 'signed_in'; readonly opened: OpenedSession }
  | { readonly outcome: 'bind_phone'; readonly prompt: BindPrompt }
  | { readonly outcome: 'bound'; readonly kind: SocialKind }
  | { readonly outcome: 'proved'; readonly purpose: ProvenBySocial; readonly proof: string }
);

/**
 * Signs in a known identity, or requests a phone number for a new one; links the identity to the signed-in
 * account, or accepts it as proof of ownership.
 */
export async function completeSocialLogin(
  deps: Deps,
  tx: Transaction,
  login: VerifiedLogin,
): Promise<SocialLoginResult> {
  const { purpose } = login;
  if (purpose === 'sign_in') return signIn(deps, tx, login);
  const { who, identity, next } = login;
  // Refuses if another account has signed in meanwhile.
  if (who.kind !== 'account' || who.accountId !== login.accountId) throw new AppError('social_expired');
  const { accountId } = who;
  if (purpose === 'bind') {
    await linkIdentity(deps, tx.sql, accountId, identity);
    return { outcome: 'bound', kind: identity.kind, next };
  }
  const owner = await findAccountByLogin(tx.sql, { kind: identity.kind, name: identity.subject });
  if (owner?.accountId !== accountId) throw new AppError('other_identity');
  const { proof } = await issueProof(deps, tx.sql, { accountId, purpose });
  return { outcome: 'proved', purpose, proof, next };
}

async function signIn(deps: Deps, tx: Transaction, login: VerifiedLogin): Promise<SocialLoginResult> {
  const { who, deviceId, timeZone, identity, next } = login;
  const account = await findAccountByLogin(tx.sql, { kind: identity.kind, name: identity.subject });
  if (!account) return { outcome: 'bind_phone', prompt: makeBindPrompt(deps, identity, deviceId), next };
  await recordIdentity(deps, tx.sql, account.accountId, identity);
  const opened = await openSession(deps, tx, account, { who, timeZone });
  return { outcome: 'signed_in', opened, next };
}

/** Reply and cookies of a social login. */
export function presentSocialLogin(result: SocialLoginResult): {
  data: SocialOutcome;
  cookies: readonly CookieChange[];
} {
  const { cookies = [] } = result;
  if (result.outcome !== 'signed_in') return { data: result, cookies };
  const session = presentSession(result.opened);
  const data = { outcome: 'signed_in', ...session.data, next: result.next } as const;
  return { data, cookies: [...cookies, ...session.cookies] };
}
