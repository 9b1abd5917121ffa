import { AppError } from '@inkstone/contracts';
import type { Deps } from '../../deps.ts';
import type { SignedIn } from '../../platform/http/who.ts';
import type { Person } from '../../ports/person.ts';
import { readDevice } from './device.ts';
import { findLoginMethods } from './social/identities/store.ts';
import { findRegistration } from './store.ts';

/** Returns the identifiers by which another account of the same person is recognised. */
export async function personOf(
  deps: Pick<Deps, 'db' | 'keys'>,
  { accountId, origin }: Pick<SignedIn, 'accountId' | 'origin'>,
): Promise<Person> {
  const { sql } = deps.db;
  const registeredAt = await findRegistration(sql, accountId);
  if (registeredAt === null) throw new AppError('sign_in_first');
  const ways = await findLoginMethods(sql, accountId);
  const nameOf = (kind: 'phone' | 'wechat') => ways.find((way) => way.kind === kind)?.name ?? null;
  return { phone: nameOf('phone'), wechat: nameOf('wechat'), device: readDevice(deps, origin), registeredAt };
}
