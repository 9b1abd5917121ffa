import type { Deps } from '../../deps.ts';
import { maskedName } from '../accounts/index.ts';

/** An account's display name for staff, else its masked number or address; '' when it is removed. */
export async function nameOfAccount(deps: Pick<Deps, 'db' | 'nameOf'>, accountId: string): Promise<string> {
  return (await deps.nameOf(accountId)) || (await maskedName(deps, accountId));
}
