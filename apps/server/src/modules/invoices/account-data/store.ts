import { invoiceTitles } from '../../../platform/db/tables/invoices.ts';
import type { AccountData } from '../../../ports/account-data.ts';

/**
 * Saved titles. Invoices belong to buyers: like orders, they are kept without an account when the account is
 * removed.
 */
export const accountData: AccountData = { archived: { 'invoice-titles': invoiceTitles } };
