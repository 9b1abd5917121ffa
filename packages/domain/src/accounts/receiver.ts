import { allow, type Result, refuse } from '@inkstone/kernel';
import { maskEmail, readEmail } from './email-address.ts';
import { maskPhone, readPhone } from './phone-number.ts';

/** What an account is named by and codes go to. */
export interface Receiver {
  readonly kind: 'phone' | 'email';
  /** E.164, or the address as `readEmail` writes it. */
  readonly name: string;
}

/** Why an account field cannot be used, as a code of the error catalogue. */
export type ReceiverRefusal = 'account_required' | 'phone_invalid' | 'area_code_unknown' | 'email_invalid';

/** Reads a field that takes a phone number or an e-mail address, which is known by its @ (spec, 5). */
export function readReceiver(account: string, areaCode: string): Result<Receiver, ReceiverRefusal> {
  if (account.trim() === '') return refuse('account_required');
  const kind = /[@＠]/.test(account) ? 'email' : 'phone';
  const read = kind === 'email' ? readEmail(account) : readPhone(account, areaCode);
  if (read.ok) return allow({ kind, name: read.value });
  const isEmpty = read.refusal === 'phone_required' || read.refusal === 'email_required';
  return refuse(isEmpty ? 'account_required' : read.refusal);
}

/** A receiver that its owner recognises and nobody can reach. */
export function maskReceiver({ kind, name }: Receiver): string {
  return kind === 'email' ? maskEmail(name) : maskPhone(name);
}
