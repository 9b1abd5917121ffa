import { AppError, type ReplyOf } from '@inkstone/contracts';
import {
  attemptMinutes,
  type startThirdParty as contract,
  postedReturnPath,
  returnPath,
  type SocialKind,
} from '@inkstone/contracts/accounts/social-login';
import { allow, later, minute, type Result, refuse } from '@inkstone/kernel';
import type { Deps } from '../../../../deps.ts';
import type { Sql } from '../../../../platform/db/database.ts';
import type { Presentation, UseCase } from '../../../../platform/http/route.ts';
import { requireAccount } from '../../../../platform/http/run-route.ts';
import type { Who } from '../../../../platform/http/who.ts';
import type { LoginProvider } from '../../../../ports/login-provider.ts';
import { knownDevice } from '../../device.ts';
import { requireOwner } from '../bindings/require-owner.ts';
import { isInWechat } from '../in-wechat.ts';
import { providerOf } from '../refuse-failure.ts';
import { hashHex, makeState, secretsOf } from './secrets.ts';
import { type Intent, insertAttempt } from './store.ts';

type StartedLogin = Presentation<typeof contract>;

/** Starts a social login that only this browser can complete. */
export const startLogin: UseCase<typeof contract, StartedLogin> = async (deps, who, input) => {
  const { provider: kind } = input;
  providerOf(deps, kind);
  const intent = readIntent(who, input);
  const { deviceId, cookies } = knownDevice(deps, who.origin);
  const state = makeState(deps);
  const createdAt = deps.clock.now();
  const expiresAt = later(createdAt, attemptMinutes * minute);
  const stateHash = hashHex(state);
  await deps.db.transact(async ({ sql }) => {
    await proveIntent(deps, sql, who, intent, input.proof);
    await insertAttempt(sql, { ...intent, stateHash, provider: kind, deviceId, createdAt, expiresAt });
  });

  const data: ReplyOf<typeof contract> = { url: startUrlOf(deps, who, kind, state), expiresAt };
  return { data, cookies };
};

/** Returns the authorization URL for a state. */
export function startUrlOf(
  deps: Pick<Deps, 'config' | 'keys' | 'login'>,
  who: Who,
  kind: SocialKind,
  state: string,
): string {
  const provider = providerOf(deps, kind);
  const { nonce, challenge } = secretsOf(deps, state);
  const returnUrl = returnUrlOf(deps, kind, provider);
  return provider.startUrl({ state, nonce, challenge, returnUrl, isInWechat: isInWechat(who.origin) });
}

/** Validates the purpose and redirect target; all purposes but signing in require a signed-in account. */
export function readIntent(
  who: Who,
  { purpose, next: givenNext }: { readonly purpose: Intent['purpose']; readonly next: string },
): Intent {
  const next = readNext(givenNext);
  if (!next.ok) throw new AppError(next.refusal);
  const accountId = purpose === 'sign_in' ? null : requireAccount(who).accountId;
  return { purpose, accountId, next: next.value };
}

/** Requires proof of ownership before a login that adds a sign-in method. */
export async function proveIntent(
  deps: Pick<Deps, 'clock'>,
  db: Sql,
  who: Who,
  { purpose }: Intent,
  proof: string,
): Promise<void> {
  if (purpose === 'bind')
    await requireOwner(deps, db, requireAccount(who), { purpose: 'change_login', proof });
}

/** The redirect URL, which the operator registers at the provider. */
export function returnUrlOf(
  { config }: Pick<Deps, 'config'>,
  kind: SocialKind,
  provider: Pick<LoginProvider, 'isPostedBack'>,
): string {
  return `${config.baseUrl}${provider.isPostedBack ? postedReturnPath : returnPath}/${kind}`;
}

/** Validates the redirect target after signing in: a path of this site, or empty for the page's default. */
export function readNext(next: string): Result<string, 'next_outside_site'> {
  if (next === '') return allow('');
  const here = 'http://here.invalid';
  // Browsers treat a backslash as a slash, and drop tabs and line ends.
  const isPath = /^\/(?!\/)[^\\\p{Cc}]*$/u.test(next) && URL.canParse(next, here);
  if (!isPath) return refuse('next_outside_site');
  const url = new URL(next, here);
  // `/.//evil.example` is on this site, but normalizes to another host.
  const isHere = url.origin === here && !url.pathname.startsWith('//');
  return isHere ? allow(`${url.pathname}${url.search}${url.hash}`) : refuse('next_outside_site');
}
