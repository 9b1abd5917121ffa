import { AppError } from '@inkstone/contracts';
import { passwordLength } from '@inkstone/contracts/accounts';
import { checkNewPassword } from '@inkstone/domain/accounts';
import { isCommonPassword } from '@inkstone/domain/accounts/passwords';

/** Validates a new password for an account with these names, or refuses with the matching error code. */
export function readNewPassword(password: string, names: readonly string[]): string {
  const checked = checkNewPassword(password, { names, isCommon: isCommonPassword });
  if (checked.ok) return checked.value;
  throw new AppError(checked.refusal, checked.refusal === 'password_length' ? passwordLength : {});
}
