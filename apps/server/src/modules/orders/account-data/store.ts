import { buyers } from '../../../platform/db/tables/orders.ts';
import type { AccountData } from '../../../ports/account-data.ts';

/** The link from orders to an account. Orders stay, as the law requires, and then belong to nobody. */
export const accountData: AccountData = { unarchived: [buyers] };
