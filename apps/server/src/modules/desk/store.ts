import type { TicketKind } from '@inkstone/contracts/desk';
import type { DeskView } from '@inkstone/contracts/staff/desk';
import type { TicketState } from '@inkstone/domain/desk';
import {
  and,
  asc,
  eq,
  getTableColumns,
  gt,
  ilike,
  inArray,
  isNotNull,
  lt,
  notInArray,
  or,
  type SQL,
} from 'drizzle-orm';
import type { Sql } from '../../platform/db/database.ts';
import { behind, type Page, type PageRequest, readCursor, toPage } from '../../platform/db/keyset.ts';
import { ticketHandling, ticketMessages, ticketNotes, tickets } from '../../platform/db/tables/desk.ts';

/** A request of a visitor or user. */
export type Ticket = typeof tickets.$inferSelect;
export type TicketMessage = typeof ticketMessages.$inferSelect;
export type TicketNote = typeof ticketNotes.$inferSelect;
export type Handling = typeof ticketHandling.$inferSelect;

/** A ticket with the data by which it is handled. */
export interface HandledTicket {
  readonly ticket: Ticket;
  readonly handling: Handling;
}

export async function insertTicket(
  sql: Sql,
  { ticket, handling }: HandledTicket,
  first: TicketMessage,
): Promise<void> {
  await sql.insert(tickets).values(ticket);
  await sql.insert(ticketHandling).values(handling);
  await sql.insert(ticketMessages).values(first);
}

/** Adds a message; false if one with its idempotency key exists. */
export async function insertMessage(sql: Sql, message: TicketMessage): Promise<boolean> {
  const added = await sql.insert(ticketMessages).values(message).onConflictDoNothing().returning();
  return added.length > 0;
}

export async function insertNote(sql: Sql, note: TicketNote): Promise<void> {
  await sql.insert(ticketNotes).values(note);
}

async function findOne(sql: Sql, where: SQL): Promise<HandledTicket | null> {
  const [row] = await sql
    .select({ ticket: getTableColumns(tickets), handling: getTableColumns(ticketHandling) })
    .from(tickets)
    .innerJoin(ticketHandling, eq(ticketHandling.ticketId, tickets.ticketId))
    .where(where);
  return row ?? null;
}

export const findTicket = (sql: Sql, ticketId: string) => findOne(sql, eq(tickets.ticketId, ticketId));
export const findByLink = (sql: Sql, token: string) => findOne(sql, eq(ticketHandling.linkToken, token));
export const findByReply = (sql: Sql, token: string) => findOne(sql, eq(ticketHandling.replyToken, token));
export const findByOpenKey = (sql: Sql, key: string) => findOne(sql, eq(ticketHandling.openKey, key));
export const findBySource = (sql: Sql, sourceId: string) => findOne(sql, eq(tickets.sourceId, sourceId));

export async function isNumberTaken(sql: Sql, number: string): Promise<boolean> {
  const rows = await sql.select({ id: tickets.ticketId }).from(tickets).where(eq(tickets.number, number));
  return rows.length > 0;
}

/** A ticket, locked until the transaction ends. */
export async function lockTicket(sql: Sql, ticketId: string): Promise<Ticket | null> {
  const [row] = await sql.select().from(tickets).where(eq(tickets.ticketId, ticketId)).for('update');
  return row ?? null;
}

export async function changeTicket(
  sql: Sql,
  ticketId: string,
  change: Partial<Omit<Ticket, 'ticketId'>>,
): Promise<void> {
  await sql.update(tickets).set(change).where(eq(tickets.ticketId, ticketId));
}

export async function assignTicket(sql: Sql, ticketId: string, assignee: string | null): Promise<boolean> {
  const changed = await sql
    .update(ticketHandling)
    .set({ assignee })
    .where(eq(ticketHandling.ticketId, ticketId))
    .returning({ id: ticketHandling.ticketId });
  return changed.length > 0;
}

export function findMessages(sql: Sql, ticketId: string): Promise<TicketMessage[]> {
  return sql
    .select()
    .from(ticketMessages)
    .where(eq(ticketMessages.ticketId, ticketId))
    .orderBy(asc(ticketMessages.createdAt), asc(ticketMessages.messageId));
}

export function findNotes(sql: Sql, ticketId: string): Promise<TicketNote[]> {
  return sql
    .select()
    .from(ticketNotes)
    .where(eq(ticketNotes.ticketId, ticketId))
    .orderBy(asc(ticketNotes.createdAt), asc(ticketNotes.noteId));
}

/** First messages of tickets, by ticket. */
export async function findFirstTexts(sql: Sql, ticketIds: readonly string[]): Promise<Map<string, string>> {
  if (ticketIds.length === 0) return new Map();
  const rows = await sql
    .selectDistinctOn([ticketMessages.ticketId], {
      ticketId: ticketMessages.ticketId,
      text: ticketMessages.text,
    })
    .from(ticketMessages)
    .where(inArray(ticketMessages.ticketId, [...ticketIds]))
    .orderBy(ticketMessages.ticketId, asc(ticketMessages.createdAt), asc(ticketMessages.messageId));
  return new Map(rows.map(({ ticketId, text }) => [ticketId, text]));
}

/** The filter of a staff list. */
export interface TicketSearch extends PageRequest {
  readonly view: DeskView;
  readonly kind: TicketKind | undefined;
  readonly search: string;
  readonly staffId: string;
}

const statesOf: Record<DeskView, readonly TicketState[] | null> = {
  open: ['open'],
  mine: ['open', 'answered', 'held'],
  held: ['held'],
  answered: ['answered'],
  closed: ['closed'],
  spam: ['spam'],
  all: null,
};

/**
 * Number of tickets without an answer. Feedback that nobody has looked at is not counted, because it is counted as feedback; a later message
 * about it is.
 */
export const countUnanswered = (sql: Sql) =>
  sql.$count(
    tickets,
    and(
      eq(tickets.state, 'open'),
      or(notInArray(tickets.kind, ['feedback', 'bug']), gt(tickets.waitsSince, tickets.createdAt)),
    ),
  );

/** Number of tickets in a state. */
export const countTickets = (sql: Sql, state: TicketState) => sql.$count(tickets, eq(tickets.state, state));

/** Tickets of a view: open ones by due time, held ones from the least suspicious on, others newest first. */
export async function searchTickets(sql: Sql, request: TicketSearch): Promise<Page<HandledTicket>> {
  const { view, kind, search, staffId, cursor, limit } = request;
  const isByDue = view === 'open';
  const isByScore = view === 'held';
  const at = isByDue ? tickets.dueAt : isByScore ? ticketHandling.score : tickets.createdAt;
  const { where, orderBy } = behind(
    { at, id: tickets.ticketId },
    readCursor(cursor),
    isByDue || isByScore ? 'oldest first' : 'newest first',
  );
  const states = statesOf[view];
  const rows = await sql
    .select({ ticket: getTableColumns(tickets), handling: getTableColumns(ticketHandling) })
    .from(tickets)
    .innerJoin(ticketHandling, eq(ticketHandling.ticketId, tickets.ticketId))
    .where(
      and(
        states ? inArray(tickets.state, [...states]) : undefined,
        isByDue ? isNotNull(tickets.dueAt) : undefined,
        view === 'mine' ? eq(ticketHandling.assignee, staffId) : undefined,
        kind ? eq(tickets.kind, kind) : undefined,
        search === '' ? undefined : matching(search),
        where,
      ),
    )
    .orderBy(...orderBy)
    .limit(limit + 1);
  return toPage(rows, limit, ({ ticket, handling }) => ({
    at: (isByDue ? ticket.dueAt : isByScore ? handling.score : ticket.createdAt) ?? 0,
    id: ticket.ticketId,
  }));
}

function matching(search: string): SQL | undefined {
  const part = `%${search.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return or(
    eq(tickets.number, search.toUpperCase()),
    ilike(tickets.email, search),
    ilike(tickets.name, part),
    ilike(tickets.company, part),
  );
}

/** Deletes tickets that were closed before a time, with their messages and notes; at most `limit`. Returns how many. */
export async function deleteClosed(sql: Sql, before: number, limit: number): Promise<number> {
  const closed = sql
    .select({ id: tickets.ticketId })
    .from(tickets)
    .where(and(inArray(tickets.state, ['closed', 'spam']), lt(tickets.closedAt, before)))
    .limit(limit);
  const removed = await sql
    .delete(tickets)
    .where(inArray(tickets.ticketId, closed))
    .returning({ id: tickets.ticketId });
  return removed.length;
}

/** Tickets with a due time, for recomputing it. */
export function findWaiting(sql: Sql): Promise<Ticket[]> {
  return sql.select().from(tickets).where(isNotNull(tickets.dueAt));
}
