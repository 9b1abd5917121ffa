import type { Deps } from '../../deps.ts';
import { maskedName } from '../accounts/index.ts';

/**
 * Returns an account's display name for staff, otherwise its masked phone number or e-mail address; '' if it
 * was removed.
 */
export async function nameOfAccount(deps: Pick<Deps, 'db' | 'nameOf'>, accountId: string): Promise<string> {
  return (await deps.nameOf(accountId)) || (await maskedName(deps, accountId));
}
