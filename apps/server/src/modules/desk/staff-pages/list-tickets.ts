import { AppError, type ReplyOf } from '@inkstone/contracts';
import type {
  listTickets as listContract,
  readStaffTicket as readContract,
} from '@inkstone/contracts/staff/desk';
import type { UseCase } from '../../../platform/http/route.ts';
import { readCalendar } from '../calendar/read-calendar.ts';
import { findFirstTexts, findTicket, searchTickets } from '../store.ts';
import { namesOf, viewDetail, viewRow } from './view.ts';

/** Lists tickets for staff. */
export const listTickets: UseCase<typeof listContract, ReplyOf<typeof listContract>> = async (
  deps,
  { accountId: staffId },
  { kind, search, ...request },
) => {
  const { sql } = deps.db;
  const { rows, next } = await searchTickets(sql, { ...request, kind, search: search.trim(), staffId });
  const ids = rows.map(({ ticket }) => ticket.ticketId);
  const [texts, calendar, names] = await Promise.all([
    findFirstTexts(sql, ids),
    readCalendar(sql),
    namesOf(
      deps,
      rows.map(({ handling }) => handling.assignee),
    ),
  ]);
  return {
    rows: rows.map((row) => {
      const text = texts.get(row.ticket.ticketId) ?? '';
      return viewRow(deps, row, { staffId, names, calendar, text });
    }),
    next,
  };
};

/** Returns one ticket for staff. */
export const readStaffTicket: UseCase<typeof readContract, ReplyOf<typeof readContract>> = async (
  deps,
  { accountId: staffId },
  { id },
) => {
  const found = await findTicket(deps.db.sql, id);
  if (!found) throw new AppError('ticket_not_found');
  return viewDetail(deps, found, { staffId, calendar: await readCalendar(deps.db.sql) });
};
