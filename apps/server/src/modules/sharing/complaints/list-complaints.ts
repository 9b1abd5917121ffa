import type { ReplyOf } from '@inkstone/contracts';
import type { ComplaintRow, listComplaints as contract } from '@inkstone/contracts/staff/shares';
import type { UseCase } from '../../../platform/http/route.ts';
import { findBlocks } from '../../accounts/index.ts';
import { findComplaints } from './store.ts';

/** Lists reports for staff, with the present states of the shares and of their owners' accounts. */
export const listComplaints: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  { db },
  _who,
  { which, ...page },
) => {
  const { rows, next } = await findComplaints(db.sql, { ...page, isAll: which === 'all' });
  const owners = rows.map(({ accountId }) => accountId);
  const blocks = await findBlocks(db, owners);
  const shown = rows.map(({ complaintId: id, state, ...complaint }): ComplaintRow => {
    const block = blocks.get(complaint.accountId);
    const owner = !block ? 'active' : block.closesShares ? 'blocked_with_shares' : 'blocked';
    return { ...complaint, id, share: state ?? 'off', owner };
  });
  return { rows: shown, next };
};
