import { invoiceTitles } from '../../../platform/db/tables/invoices.ts';
import type { AccountData } from '../../../ports/account-data.ts';

/** Saved titles. Invoices belong to buyers: as orders, they stay when the account is removed, and are then nobody's. */
export const accountData: AccountData = { archived: { 'invoice-titles': invoiceTitles } };
