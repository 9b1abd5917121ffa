import { z } from 'zod';
import { contactTopics, deskLimits, ticketKinds } from '../desk/index.ts';
import { endpoint } from '../endpoint.ts';
import { pageInput, pageOf } from './cursor.ts';

export const deskViews = ['open', 'mine', 'held', 'answered', 'closed', 'spam', 'all'] as const;
export type DeskView = (typeof deskViews)[number];

/** A ticket in the queue. Times are ms since the epoch. */
const row = z.object({
  id: z.string(),
  number: z.string(),
  kind: z.enum(ticketKinds),
  topic: z.enum(contactTopics),
  state: z.enum(['held', 'open', 'answered', 'closed', 'spam']),
  name: z.string(),
  company: z.string(),
  /** Start of the first message. */
  brief: z.string(),
  locale: z.string(),
  createdAt: z.int(),
  /** When an answer is due; null if none is due. */
  dueAt: z.int().nullable(),
  /** ms of service until then, negative when overdue; null when none is due. */
  left: z.int().nullable(),
  /** Name of the assigned staff member; null if unassigned. */
  assignee: z.string().nullable(),
  isMine: z.boolean(),
});
export type TicketRow = z.output<typeof row>;

/** A ticket with all data for staff. */
const detail = row.extend({
  accountId: z.string().nullable(),
  post: z.string(),
  phone: z.string(),
  wechat: z.string(),
  email: z.string(),
  teamSize: z.string(),
  firstAnswerAt: z.int().nullable(),
  /** Whether the address is marked as bouncing. */
  isBounced: z.boolean(),
  /** Spam signals and their total weight. */
  score: z.int(),
  signals: z.array(z.string()),
  /** Id of the report with pictures; null without one. */
  reportId: z.string().nullable(),
  messages: z.array(
    z.object({
      id: z.string(),
      author: z.enum(['requester', 'staff', 'note']),
      name: z.string(),
      text: z.string(),
      isByMail: z.boolean(),
      createdAt: z.int(),
    }),
  ),
});
export type TicketDetail = z.output<typeof detail>;

const id = z.string().max(100);
const text = z.string().trim().min(1).max(deskLimits.text);
const common = { audience: 'staff', rate: 'staff' } as const;

export const listTickets = endpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/desk/tickets',
  summary: 'Lists tickets; open ones by when an answer is due, held ones from the least suspicious on.',
  permission: 'desk.read',
  input: z.object({
    view: z.enum(deskViews).default('open'),
    kind: z.enum(ticketKinds).optional(),
    /** A number, an e-mail address, a name or a company. */
    search: z.string().max(200).default(''),
    ...pageInput,
  }),
  reply: pageOf(row),
  errors: [],
});

export const readStaffTicket = endpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/desk/ticket',
  summary: 'Returns a ticket with its messages and notes.',
  permission: 'desk.read',
  auditFields: ['id'],
  input: z.object({ id }),
  reply: detail,
  errors: ['ticket_not_found'],
});

const change = {
  ...common,
  permission: 'desk.answer',
  auditFields: ['id'],
  reply: z.object({}),
} as const;

export const assignTicket = endpoint({
  ...change,
  method: 'POST',
  path: '/api/admin/desk/assign',
  summary: 'Takes a ticket, or gives it back.',
  input: z.object({ id, isMine: z.boolean() }),
  errors: ['ticket_not_found'],
});

export const noteOnTicket = endpoint({
  ...change,
  method: 'POST',
  path: '/api/admin/desk/note',
  summary: 'Adds a note that only staff see.',
  input: z.object({ id, text }),
  errors: ['ticket_not_found'],
});

/**
 * Sends an answer: to the ticket's page, by e-mail, and to the list of reports of a signed-in user. The same `key` adds it once.
 */
export const answerTicket = endpoint({
  ...change,
  method: 'POST',
  path: '/api/admin/desk/answer',
  summary: 'Answers the requester of a ticket.',
  input: z.object({ id, text, key: z.uuid() }),
  errors: ['ticket_not_found', 'ticket_not_possible'],
});

export const changeTicket = endpoint({
  ...change,
  method: 'POST',
  path: '/api/admin/desk/change',
  summary: 'Closes or reopens a ticket, or decides about one that is held as spam.',
  auditFields: ['id', 'event'],
  input: z.object({ id, event: z.enum(['close', 'reopen', 'release', 'reject']) }),
  errors: ['ticket_not_found', 'ticket_not_possible'],
});

const serviceDay = z.object({ date: z.string(), kind: z.enum(['holiday', 'work']), name: z.string() });
export type ServiceDay = z.output<typeof serviceDay>;

export const listServiceDays = endpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/desk/days',
  summary: 'Lists holidays and make-up work days since the beginning of last year.',
  permission: 'desk.read',
  input: z.object({}),
  reply: z.object({ days: z.array(serviceDay) }),
  errors: [],
});

/** `week`: regular service. */
export const saveServiceDays = endpoint({
  ...common,
  method: 'POST',
  path: '/api/admin/desk/days',
  summary: 'Sets some days as holidays, as work days, or as days of the week again, and moves the due times.',
  permission: 'desk.calendar',
  reason: true,
  auditFields: ['from', 'to', 'kind'],
  input: z.object({
    from: z.iso.date(),
    to: z.iso.date(),
    kind: z.enum(['holiday', 'work', 'week']),
    name: z.string().trim().max(60).default(''),
  }),
  reply: z.object({ days: z.array(serviceDay) }),
  errors: ['service_days_invalid'],
});
