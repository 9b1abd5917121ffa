import type { UserInfo } from '@inkstone/contracts/accounts';
import { siteName } from '@inkstone/domain/accounts/profile';

/** What the site calls somebody, whose number is not for everybody to see. Null: nothing is known. */
export function displayName(profile: UserInfo): string | null {
  return siteName({ ...profile, phone: profile.phone && maskPhone(profile.phone) });
}

/** A phone number that can be recognised by its owner and by nobody looking over a shoulder. */
export function maskPhone(phone: string): string {
  const digits = phone.replace(/^\+86/, '');
  return digits.length < 8 ? digits : `${digits.slice(0, -8)}****${digits.slice(-4)}`;
}

/** The letter or character for a round picture in the place of a missing one. */
export function initialOf(name: string): string {
  const first = [...name.trim()].find((each) => /\p{Letter}/u.test(each));
  return first?.toLocaleUpperCase() ?? '';
}
