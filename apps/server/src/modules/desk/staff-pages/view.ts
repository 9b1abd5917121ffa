import type { ServiceDay, TicketDetail, TicketRow } from '@inkstone/contracts/staff/desk';
import { type ServiceCalendar, serviceTimeBetween } from '@inkstone/domain/desk';
import { instant } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import { nameOfAccount } from '../../staff/index.ts';
import { isBounced } from '../mail/bounces.ts';
import { findMessages, findNotes, type HandledTicket, type TicketNote } from '../store.ts';

type ViewDeps = Pick<Deps, 'db' | 'nameOf' | 'clock' | 'keys'>;

const briefLength = 160;

/** Returns names of staff by account id; each account is read once. */
export async function namesOf(
  deps: Pick<Deps, 'db' | 'nameOf'>,
  accountIds: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const distinct = [...new Set(accountIds)].filter((id): id is string => id !== null && id !== '');
  return new Map(
    await Promise.all(distinct.map(async (id) => [id, (await nameOfAccount(deps, id)) || id] as const)),
  );
}

/** Data for the view of a ticket besides the ticket itself. */
export interface RowFacts {
  readonly staffId: string;
  readonly names: ReadonlyMap<string, string>;
  readonly calendar: ServiceCalendar;
  readonly text: string;
}

export function viewRow(
  { clock }: Pick<Deps, 'clock'>,
  { ticket, handling }: HandledTicket,
  { staffId, names, calendar, text }: RowFacts,
): TicketRow {
  const { ticketId: id, number, kind, topic, state, name, company, locale, createdAt, dueAt } = ticket;
  const { assignee } = handling;
  const isDue = dueAt !== null && state === 'open';
  return {
    ...{ id, number, kind, topic, state, name, company, locale, createdAt },
    brief: [...text.replace(/\s+/gu, ' ')].slice(0, briefLength).join(''),
    dueAt: isDue ? dueAt : null,
    left: isDue ? serviceTimeBetween(clock.now(), instant(dueAt), calendar) : null,
    assignee: assignee === null ? null : (names.get(assignee) ?? assignee),
    isMine: assignee !== null && assignee === staffId,
  };
}

/** A ticket with messages and notes in the order of time. */
export async function viewDetail(
  deps: ViewDeps,
  handled: HandledTicket,
  facts: Pick<RowFacts, 'staffId' | 'calendar'>,
): Promise<TicketDetail> {
  const { ticket, handling } = handled;
  const [messages, notes] = await Promise.all([
    findMessages(deps.db.sql, ticket.ticketId),
    findNotes(deps.db.sql, ticket.ticketId),
  ]);
  const names = await namesOf(deps, [handling.assignee, ...notes.map(({ staffId }) => staffId)]);
  const { accountId, post, phone, wechat, email, teamSize, firstAnswerAt, kind, sourceId } = ticket;
  const all = [
    ...messages.map(({ messageId, author, text, isByMail, createdAt }) => ({
      ...{ id: messageId, author, text, isByMail, createdAt, name: '' },
    })),
    ...notes.map((note) => viewNote(note, names)),
  ];
  return {
    ...viewRow(deps, handled, { ...facts, names, text: messages[0]?.text ?? '' }),
    ...{ accountId, post, phone, wechat, email, teamSize, firstAnswerAt },
    isBounced: await isBounced(deps, deps.db.sql, email),
    ...{ score: handling.score, signals: [...handling.signals] },
    reportId: kind === 'bug' ? sourceId : null,
    messages: all.sort((a, b) => a.createdAt - b.createdAt),
  };
}

function viewNote({ noteId, staffId, text, createdAt }: TicketNote, names: ReadonlyMap<string, string>) {
  const name = names.get(staffId) ?? staffId;
  return { id: noteId, author: 'note' as const, name, text, isByMail: staffId === '', createdAt };
}

export const viewDay = ({ date, kind, name }: ServiceDay): ServiceDay => ({ date, kind, name });
