import { AppError, type ReplyOf } from '@inkstone/contracts';
import {
  attemptMinutes,
  type startThirdParty as contract,
  returnPath,
  type SocialKind,
} from '@inkstone/contracts/social-login';
import { later, minute } from '@inkstone/kernel';
import type { Sql } from '../../../../db/database.ts';
import type { Deps } from '../../../../deps.ts';
import type { Presentation, UseCase } from '../../../../http/route.ts';
import { requireAccount } from '../../../../http/run-route.ts';
import type { Who } from '../../../../http/who.ts';
import { knownDevice } from '../../device.ts';
import { requireOwner } from '../bindings/require-owner.ts';
import { isInWechat } from '../in-wechat.ts';
import { readNext } from '../inside-site.ts';
import type { LoginProvider } from '../login-provider.ts';
import { providerOf } from '../refuse-failure.ts';
import { hashHex, makeState, secretsOf } from './secrets.ts';
import { type Intent, insertAttempt } from './store.ts';

/** Where Apple posts its answers; the page cannot take a form. */
export const postedReturnPath = '/api/third_party/return';

type Started = Presentation<typeof contract>;

/** Begins a social login that only this browser can finish. */
export const startLogin: UseCase<typeof contract, Started> = async (deps, who, input) => {
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

/** Where the browser goes with a state. */
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

/** What is wanted, with a target inside the site and, for all but signing in, an account that is signed in. */
export function readIntent(
  who: Who,
  { purpose, next: wanted }: { readonly purpose: Intent['purpose']; readonly next: string },
): Intent {
  const next = readNext(wanted);
  if (!next.ok) throw new AppError(next.refusal);
  const accountId = purpose === 'sign_in' ? null : requireAccount(who).accountId;
  return { purpose, accountId, next: next.value };
}

/** Has the owner of the account proved before a login is begun that adds a way in. */
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

/** Where a provider sends people back to; the operator tells it the same address. */
export function returnUrlOf(
  { config }: Pick<Deps, 'config'>,
  kind: SocialKind,
  provider: Pick<LoginProvider, 'isPostedBack'>,
): string {
  return `${config.baseUrl}${provider.isPostedBack ? postedReturnPath : returnPath}/${kind}`;
}
