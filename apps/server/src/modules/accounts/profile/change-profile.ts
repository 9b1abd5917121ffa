import { AppError } from '@inkstone/contracts';
import { type changeProfile as contract, personNameCharacters } from '@inkstone/contracts/profile';
import { cleanPersonName } from '@inkstone/domain/accounts';
import type { UseCase } from '../../../http/route.ts';
import { changeNames, type Names } from './store.ts';

/** Changes the caller's names, as far as they are given. Who has a user name may have another one, but not none. */
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
