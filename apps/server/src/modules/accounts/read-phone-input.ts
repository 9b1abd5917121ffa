import { AppError } from '@inkstone/contracts';
import { readPhone } from '@inkstone/domain/accounts';

/** The number (E.164) in an endpoint's fields, or a refusal in words. */
export function readPhoneInput(input: { readonly account: string; readonly areaCode: string }): string {
  const phone = readPhone(input.account, input.areaCode);
  if (!phone.ok) throw new AppError(phone.refusal);
  return phone.value;
}
