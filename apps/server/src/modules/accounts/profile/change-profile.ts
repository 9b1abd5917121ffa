import { AppError } from '@inkstone/contracts';
import { type changeProfile as contract, personNameCharacters } from '@inkstone/contracts/accounts/profile';
import { cleanPersonName } from '@inkstone/domain/accounts';
import type { UseCase } from '../../../platform/http/route.ts';
import { changeNames, type Names } from './store.ts';

/** Changes the given names of the caller. A user name can be changed but not removed. */
export const changeProfile: UseCase<typeof contract, Names> = async (
  { db, clock },
  { accountId },
  { username, nickName },
) => {
  const change = {
    ...(username !== undefined && { username: readName(username) }),
    ...(nickName !== undefined && { nickname: readName(nickName) }),
  };
  if (change.username === null) throw new AppError('username_required');
  const names = await changeNames(db.sql, accountId, change, clock.now());
  if (!names) throw new AppError('sign_in_first');
  return names;
};

function readName(raw: string): string | null {
  const name = cleanPersonName(raw);
  if (!name.ok) throw new AppError(name.refusal, { limit: personNameCharacters });
  return name.value;
}
