import type { ReplyOf } from '@inkstone/contracts';
import type { listInvoiceTitles, removeInvoiceTitle } from '@inkstone/contracts/invoices';
import type { UseCase } from '../../../platform/http/route.ts';
import { deleteTitle, findTitles } from './store.ts';

/** Lists the caller's saved titles. */
export const listTitles: UseCase<typeof listInvoiceTitles, ReplyOf<typeof listInvoiceTitles>> = async (
  { db },
  { accountId },
) => ({
  titles: (await findTitles(db.sql, accountId)).map(({ titleId, buyer, email }) => ({
    titleId,
    buyer,
    email,
  })),
});

/** Removes a saved title. */
export const removeTitle: UseCase<typeof removeInvoiceTitle, ReplyOf<typeof removeInvoiceTitle>> = async (
  { db },
  { accountId },
  { titleId },
) => {
  await deleteTitle(db.sql, accountId, titleId);
  return {};
};
