import { allow, type Result, refuse } from '@inkstone/kernel';
import { readEmail } from './email-address.ts';
import { readPhone } from './phone-number.ts';

/** Receiver of a code: a phone number or e-mail address, which also identifies an account. */
export interface Receiver {
  readonly kind: 'phone' | 'email';
  /** E.164, or the address as normalised by `readEmail`. */
  readonly name: string;
}

/** Why an account field is invalid, as an error code. */
export type ReceiverRefusal = 'account_required' | 'phone_invalid' | 'area_code_unknown' | 'email_invalid';

/** Parses a field with a phone number or an e-mail address, distinguished by the @ (spec, 5). */
export function readReceiver(account: string, areaCode: string): Result<Receiver, ReceiverRefusal> {
  if (account.trim() === '') return refuse('account_required');
  const kind = /[@＠]/.test(account) ? 'email' : 'phone';
  const read = kind === 'email' ? readEmail(account) : readPhone(account, areaCode);
  if (read.ok) return allow({ kind, name: read.value });
  const isEmpty = read.refusal === 'phone_required' || read.refusal === 'email_required';
  return refuse(isEmpty ? 'account_required' : read.refusal);
}
