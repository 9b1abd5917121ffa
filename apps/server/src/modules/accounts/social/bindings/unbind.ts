import { AppError, type ReplyOf } from '@inkstone/contracts';
import type { unbind as contract } from '@inkstone/contracts/accounts/bindings';
import type { LoginMethodKind } from '@inkstone/contracts/accounts/social-login';
import { canUnbind, lastLoginMethodParams } from '@inkstone/domain/accounts';
import type { Deps } from '../../../../deps.ts';
import type { Sql, Transaction } from '../../../../platform/db/database.ts';
import type { UseCase } from '../../../../platform/http/route.ts';
import { deleteLoginMethod, findLoginMethods, lockAccount, setEmail, setPhone } from '../identities/store.ts';
import { enabledLoginMethods } from './list-bindings.ts';
import { removeIdentity } from './remove-identity.ts';
import { requireOwner } from './require-owner.ts';

/** Removes one sign-in method, but never the last working one. */
export const unbind: UseCase<typeof contract, ReplyOf<typeof contract>> = async (deps, who, input) => {
  const { accountId } = who;
  const { kind, proof } = input;
  await deps.db.transact(async (tx) => {
    await lockAccount(tx.sql, accountId);
    const kinds = (await findLoginMethods(tx.sql, accountId)).map((way) => way.kind);
    if (!kinds.includes(kind)) throw new AppError('not_bound');
    if (!canUnbind(kinds, kind, enabledLoginMethods(deps))) {
      throw new AppError('unbind_last_way', lastLoginMethodParams(kind));
    }
    await requireOwner(deps, tx.sql, who, { purpose: 'remove_login', proof });
    await removeWay(deps, tx, accountId, kind);
  });
  return {};
};

async function removeWay(
  deps: Deps,
  tx: Transaction,
  accountId: string,
  kind: LoginMethodKind,
): Promise<void> {
  if (kind === 'phone' || kind === 'email') {
    await deleteLoginMethod(tx.sql, accountId, kind);
    await clearName(tx.sql, accountId, kind, deps);
  } else await removeIdentity(deps, tx, accountId, kind);
}

function clearName(
  db: Sql,
  accountId: string,
  kind: 'phone' | 'email',
  { clock }: Pick<Deps, 'clock'>,
): Promise<void> {
  return kind === 'phone'
    ? setPhone(db, accountId, null, clock.now())
    : setEmail(db, accountId, null, clock.now());
}
