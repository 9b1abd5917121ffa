import type { UserInfo } from '@inkstone/contracts/accounts';
import { siteName } from '@inkstone/domain/accounts/profile';

/** The display name of a user; phone numbers are masked. Null when nothing is known. */
export function displayName(profile: UserInfo): string | null {
  return siteName({ ...profile, phone: profile.phone && maskPhone(profile.phone) });
}

/** Masks a phone number so that only its owner recognises it. */
export function maskPhone(phone: string): string {
  const digits = phone.replace(/^\+86/, '');
  return digits.length < 8 ? digits : `${digits.slice(0, -8)}****${digits.slice(-4)}`;
}

/** The initial shown in place of a missing avatar. */
export function initialOf(name: string): string {
  const first = [...name.trim()].find((each) => /\p{Letter}/u.test(each));
  return first?.toLocaleUpperCase() ?? '';
}
