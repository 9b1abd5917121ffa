import { AppError } from '@inkstone/contracts';
import { cleanPersonName } from '@inkstone/domain/accounts';
import type { Sql } from '../../../../db/database.ts';
import type { Deps } from '../../../../deps.ts';
import { seal } from '../../../../sealing.ts';
import type { Identity } from '../login-provider.ts';
import { claimWay, keepIdentity, lockAccount, nameIfNameless } from './store.ts';

/** For what tokens of revocation are sealed. */
export const revocationSeal = 'social revocations';

type LinkDeps = Pick<Deps, 'keys' | 'random' | 'clock'>;

/** Makes an identity open an account; refuses one of another account, and a second one of its kind. */
export async function linkIdentity(
  deps: LinkDeps,
  db: Sql,
  accountId: string,
  identity: Identity,
): Promise<void> {
  const { kind, subject, shownName } = identity;
  const createdAt = deps.clock.now();
  await lockAccount(db, accountId);
  const owner = await claimWay(db, { kind, name: subject, accountId, createdAt });
  if (owner !== accountId) throw new AppError('identity_taken');
  if (!(await noteIdentity(deps, db, accountId, identity))) throw new AppError('way_already_bound');
  const name = cleanPersonName(shownName ?? '');
  if (name.ok && name.value) await nameIfNameless(db, accountId, name.value, createdAt);
}

/** Keeps what the provider told this time. False when the account has another identity of the kind. */
export function noteIdentity(
  deps: LinkDeps,
  db: Sql,
  accountId: string,
  identity: Identity,
): Promise<boolean> {
  const { revocation } = identity;
  const sealed = revocation === null ? null : seal(deps, revocationSeal, revocation, accountId);
  return keepIdentity(db, accountId, { ...identity, revocation: sealed }, deps.clock.now());
}
