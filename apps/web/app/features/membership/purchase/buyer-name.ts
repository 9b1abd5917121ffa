import type { UserInfo } from '@inkstone/contracts/accounts';
import { purchaseName } from '@inkstone/domain/accounts/profile';
import { maskPhone } from '../../../session/display-name.ts';

/** The name of a user in the purchase area (readings, 38); phone numbers are masked. Null when nothing is known. */
export function buyerName(profile: UserInfo): string | null {
  return purchaseName({ ...profile, phone: profile.phone && maskPhone(profile.phone) });
}
