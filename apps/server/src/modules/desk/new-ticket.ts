import { randomInt } from '@inkstone/kernel';
import type { Deps } from '../../deps.ts';
import type { Sql } from '../../platform/db/database.ts';
import { dueSince, readCalendar } from './calendar/read-calendar.ts';
import { type HandledTicket, insertTicket, isNumberTaken, type Ticket, type TicketMessage } from './store.ts';

type NewDeps = Pick<Deps, 'random' | 'ids' | 'clock'>;

type ContactColumn = 'name' | 'company' | 'post' | 'phone' | 'wechat' | 'email' | 'teamSize';

/** The input of a new ticket. */
export interface NewTicket
  extends Pick<Ticket, 'accountId' | 'kind' | 'locale'>,
    Partial<Pick<Ticket, 'topic' | 'state' | 'sourceId' | ContactColumn>> {
  readonly text: string;
  readonly openKey?: string;
  readonly score?: number;
  readonly signals?: readonly string[];
}

const blank = { name: '', company: '', post: '', phone: '', wechat: '', email: '', teamSize: '' };

/** Stores a ticket. Its answer is due within the service hours of its kind. */
export async function createTicket(deps: NewDeps, sql: Sql, given: NewTicket): Promise<HandledTicket> {
  const { text, openKey = null, score = 0, signals = [], ...rest } = given;
  const now = deps.clock.now();
  const { accountId } = rest;
  const ticketId = deps.ids.next();
  const ticket: Ticket = {
    ...blank,
    ...{ topic: 'default' as const, state: 'open' as const, sourceId: null },
    ...rest,
    ...{ ticketId, number: await freeNumber(deps, sql), createdAt: now, waitsSince: now },
    dueAt: dueSince(rest.kind, now, await readCalendar(sql)),
    firstAnswerAt: null,
    closedAt: null,
  };
  const handling = {
    ...{ ticketId, accountId, openKey, score, signals, assignee: null },
    linkToken: Buffer.from(deps.random.bytes(24)).toString('base64url'),
    replyToken: Buffer.from(deps.random.bytes(16)).toString('hex'),
  };
  const message = { ticketId, accountId, text, author: 'requester' as const, isByMail: false };
  await insertTicket(sql, { ticket, handling }, toMessage(deps, message, 'first'));
  return { ticket, handling };
}

/** Returns a message with the current time. `sendKey` is an idempotency key chosen by the sender. */
export function toMessage(
  { ids, clock }: Pick<Deps, 'ids' | 'clock'>,
  message: Omit<TicketMessage, 'messageId' | 'createdAt' | 'sendKey'>,
  sendKey: string,
): TicketMessage {
  return { ...message, messageId: ids.next(), createdAt: clock.now(), sendKey };
}

/** Returns an unused ticket number that is easy to say on the phone, such as T40718263. */
async function freeNumber({ random }: Pick<Deps, 'random'>, sql: Sql): Promise<string> {
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const number = `T${String(randomInt(random, 10 ** 8)).padStart(8, '0')}`;
    if (!(await isNumberTaken(sql, number))) return number;
  }
  throw new Error('No ticket number is free');
}
