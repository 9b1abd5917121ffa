import { AppError } from '@inkstone/contracts';
import { cleanPersonName } from '@inkstone/domain/accounts';
import type { Deps } from '../../../../deps.ts';
import type { Sql } from '../../../../platform/db/database.ts';
import { seal } from '../../../../platform/security/sealing.ts';
import type { Identity } from '../../../../ports/login-provider.ts';
import { claimLoginMethod, lockAccount, setNameIfMissing, storeIdentity } from './store.ts';

/** The sealing purpose of revocation tokens. */
export const revocationSeal = 'social revocations';

type LinkDeps = Pick<Deps, 'keys' | 'random' | 'clock' | 'grantWelcomeWords'>;

/** Links an identity to an account; refuses one linked to another account, and a second one of its kind. */
export async function linkIdentity(
  deps: LinkDeps,
  db: Sql,
  accountId: string,
  identity: Identity,
): Promise<void> {
  const { kind, subject, shownName } = identity;
  const createdAt = deps.clock.now();
  await lockAccount(db, accountId);
  const owner = await claimLoginMethod(db, { kind, name: subject, accountId, createdAt });
  if (owner !== accountId) throw new AppError('identity_taken');
  if (!(await recordIdentity(deps, db, accountId, identity))) throw new AppError('way_already_bound');
  const name = cleanPersonName(shownName ?? '');
  if (name.ok && name.value) await setNameIfMissing(db, accountId, name.value, createdAt);
}

/**
 * Stores the latest data from the provider, and grants the free words of a WeChat identity. False when the account has
 * another identity of the kind.
 */
export async function recordIdentity(
  deps: LinkDeps,
  db: Sql,
  accountId: string,
  identity: Identity,
): Promise<boolean> {
  const { kind, subject, revocation } = identity;
  const sealed = revocation === null ? null : seal(deps, revocationSeal, revocation, accountId);
  const isKept = await storeIdentity(db, accountId, { ...identity, revocation: sealed }, deps.clock.now());
  if (isKept && kind === 'wechat') await deps.grantWelcomeWords(db, { accountId, wechat: subject });
  return isKept;
}
