import { createHash } from 'node:crypto';
import type { ReplyOf } from '@inkstone/contracts';
import { type exportAnalytics as contract, exportRows } from '@inkstone/contracts/staff/analytics';
import { dayName } from '@inkstone/domain/analytics';
import { writeCsvPart } from '@inkstone/kernel';
import type { UseCase } from '../../../platform/http/route.ts';
import { readRange } from './range.ts';
import { type EventPlace, findEvents, type RawEvent } from './store.ts';

const head = ['time', 'day', 'visitor', 'has_account', 'event', 'page', 'language', 'device', 'details'];

/**
 * Returns raw events as one part of a CSV file; `next` is the cursor of the following part. Visitor
 * identifiers differ between date ranges, and account ids are omitted, so that files cannot be joined with
 * each other or with the database.
 */
export const exportEvents: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  deps,
  staff,
  input,
) => {
  const { from, to } = readRange(input, deps.clock.now());
  const after = readCursor(input.after);
  const found = await findEvents(deps.db.sql, { from, to, after }, exportRows + 1);
  const events = found.slice(0, exportRows);
  staff.note({ events: events.length });
  const pepper = Buffer.from(deps.keys.derive('visitors in exports')).toString('hex');
  const rows = events.map((event) => rowOf(event, `${pepper} ${from} ${to}`));
  return {
    csv: writeCsvPart(after === null ? head : null, rows),
    rows: events.length,
    next: found.length > exportRows ? cursorOf(events.at(-1)) : null,
  };
};

function cursorOf(last: RawEvent | undefined): string | null {
  return last ? `${last.day}.${last.eventId}` : null;
}

function readCursor(after: string | undefined): EventPlace | null {
  const [day, eventId] = after?.split('.') ?? [];
  return day === undefined || eventId === undefined ? null : { day: Number(day), eventId };
}

function rowOf(event: RawEvent, salt: string): string[] {
  const { at, day, visitorId, accountId, event: name, page, language, device, details } = event;
  return [
    ...[new Date(at).toISOString(), dayName(day), alias(visitorId, salt), accountId === null ? 'no' : 'yes'],
    ...[name, page, language, device, detailsOf(details)],
  ];
}

function alias(visitorId: string, salt: string): string {
  return createHash('sha256').update(`${salt} ${visitorId}`).digest('hex').slice(0, 16);
}

function detailsOf(details: RawEvent['details']): string {
  return Object.entries(details)
    .map(([key, value]) => `${key}=${String(value)}`)
    .join(';');
}
