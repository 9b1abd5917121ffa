import type { UserInfo } from '@inkstone/contracts/accounts';

/** What the site calls somebody (spec, 3; the purchase area has another order). Null: nothing is known. */
export function displayName(profile: UserInfo): string | null {
  const { username, nickName, qqName, wechatName, phone, email } = profile;
  const names = [username, nickName, qqName, wechatName, phone && maskPhone(phone), email];
  return names.find((name) => name?.trim()) ?? null;
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
