import { AppError } from '@inkstone/contracts';
import { type Receiver, readEmail, readPhone, readReceiver } from '@inkstone/domain/accounts';

interface AccountInput {
  readonly account: string;
  readonly areaCode: string;
}

/** Returns the number or address in an endpoint's fields, or refuses with the matching error code. */
export function readAccountInput({ account, areaCode }: AccountInput): Receiver {
  const receiver = readReceiver(account, areaCode);
  if (!receiver.ok) throw new AppError(receiver.refusal);
  return receiver.value;
}

/** Returns the number in an endpoint's fields; refuses an address. */
export function readPhoneInput({ account, areaCode }: AccountInput): Receiver {
  const phone = readPhone(account, areaCode);
  if (!phone.ok) throw new AppError(phone.refusal);
  return { kind: 'phone', name: phone.value };
}

/** Returns the address in an endpoint's field; refuses a number. */
export function readEmailInput({ account }: Pick<AccountInput, 'account'>): Receiver {
  const email = readEmail(account);
  if (!email.ok) throw new AppError(email.refusal);
  return { kind: 'email', name: email.value };
}
