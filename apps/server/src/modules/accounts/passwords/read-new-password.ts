import { AppError } from '@inkstone/contracts';
import { passwordLength } from '@inkstone/contracts/accounts';
import { checkNewPassword } from '@inkstone/domain/accounts';
import { isCommonPassword } from '@inkstone/domain/accounts/passwords';

/** A password that the account of these names may have, or a refusal in words. */
export function readNewPassword(password: string, names: readonly string[]): string {
  const checked = checkNewPassword(password, { names, isCommon: isCommonPassword });
  if (checked.ok) return checked.value;
  throw new AppError(checked.refusal, checked.refusal === 'password_length' ? passwordLength : {});
}
