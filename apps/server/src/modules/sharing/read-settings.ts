import { AppError, type CheckedInputOf } from '@inkstone/contracts';
import { type saveShare, sharePasswordLength } from '@inkstone/contracts/sharing';
import { checkShareExpiry, checkSharePassword } from '@inkstone/domain/sharing';
import { instant, withoutUndefined } from '@inkstone/kernel';
import type { Deps } from '../../deps.ts';
import { hashPassword } from '../accounts/index.ts';
import type { Share } from './share.ts';

/** The share settings of a request; omitted ones are missing. */
export type ShareSettings = Partial<Pick<Share, 'passwordHash' | 'expiresAt' | 'viewLimit' | 'author'>>;

/** Validates the share settings of a request. Throws `share_password_length` or `share_expiry_past`. */
export async function readSettings(
  { clock }: Pick<Deps, 'clock'>,
  accountId: string,
  input: CheckedInputOf<typeof saveShare>,
): Promise<ShareSettings> {
  const { password, expiresAt, viewLimit, author } = input;
  const end = expiresAt == null ? expiresAt : readExpiry(expiresAt, clock);
  return withoutUndefined({
    viewLimit,
    author,
    expiresAt: end,
    passwordHash: password == null ? password : await hashPassword(readPassword(password), accountId),
  });
}

function readExpiry(expiresAt: number, clock: Deps['clock']) {
  const checked = checkShareExpiry(instant(expiresAt), clock.now());
  if (!checked.ok) throw new AppError(checked.refusal);
  return checked.value;
}

function readPassword(raw: string): string {
  const checked = checkSharePassword(raw);
  if (!checked.ok) throw new AppError(checked.refusal, sharePasswordLength);
  return checked.value;
}
