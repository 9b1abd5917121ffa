import { AppError } from '@inkstone/contracts';
import { passwordLength } from '@inkstone/contracts/accounts';
import { checkNewPassword } from '@inkstone/domain/accounts';

/** A password that may be chosen, or a refusal in words. */
export function readNewPassword(password: string): string {
  const checked = checkNewPassword(password);
  if (checked.ok) return checked.value;
  throw new AppError(checked.refusal, checked.refusal === 'password_length' ? passwordLength : {});
}
