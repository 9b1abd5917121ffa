import { AppError, rates } from '@inkstone/contracts';
import { type AnalyticEventInput, type FunnelStep, funnelSteps } from '@inkstone/contracts/analytics';
import { admitTime, deviceOf, eventOf, isProgram, pageOf, stepEvents } from '@inkstone/domain/analytics';
import { shanghaiDay } from '@inkstone/kernel';
import type { Deps } from '../../deps.ts';
import type { Who } from '../../platform/http/who.ts';
import {
  type Appearance,
  insertEvents,
  insertIncrements,
  type NewEvent,
  type NewIncrement,
  recordAppearance,
} from './store.ts';
import { readVisitor } from './visitor.ts';

type EventOutcome = 'recorded' | 'counted' | 'ignored';
/** An event reduced to values from known lists. */
type AdmittedEvent = Omit<NewEvent, 'visitorId' | 'accountId' | 'eventId'>;

/**
 * Records events of a browser: with the visitor's identifier after consent, otherwise as counts only.
 * Events of bots, and of browsers that send a do-not-track signal, are ignored.
 */
export async function takeEvents(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'keys' | 'config' | 'shared'>,
  who: Who,
  given: readonly AnalyticEventInput[],
): Promise<{ kept: EventOutcome }> {
  const { origin } = who;
  if (!deps.config.analytics.isOn || origin.refusesTracking || isProgram(origin.userAgent))
    return { kept: 'ignored' };
  const events = given.map((one) => admit(deps, who, one));
  const visitorId = readVisitor(deps, origin);
  if (visitorId === null) {
    await insertIncrements(deps.db.sql, sumUp(events));
    return { kept: 'counted' };
  }
  const wait = await deps.shared.take('analyticVisitor', visitorId, rates.analyticVisitor);
  if (wait > 0) throw new AppError('too_many_requests', { seconds: wait });
  const accountId = who.kind === 'visitor' ? null : who.accountId;
  await deps.db.transact(async ({ sql }) => {
    await recordAppearance(sql, appearanceOf(events, visitorId, accountId));
    await insertEvents(
      sql,
      events.map((event) => ({ ...event, eventId: deps.ids.next(), visitorId, accountId })),
    );
  });
  return { kept: 'recorded' };
}

function admit({ clock }: Pick<Deps, 'clock'>, { origin }: Who, given: AnalyticEventInput): AdmittedEvent {
  const at = admitTime(given.time, clock.now());
  const { userAgent, os } = given.device_info;
  return {
    at,
    day: shanghaiDay(at),
    event: eventOf(given.event),
    page: pageOf(given.pageName),
    language: given.details.language ?? origin.locale,
    device: deviceOf(origin.userAgent || userAgent, os),
    details: given.details,
  };
}

/** Sums events that are equal in all counted properties. */
function sumUp(events: readonly AdmittedEvent[]): NewIncrement[] {
  const sums = new Map<string, NewIncrement>();
  for (const { day, event, page, language, device } of events) {
    const key = [day, event, page, language, device].join(' ');
    const sum = sums.get(key) ?? { day, event, page, language, device, events: 0 };
    sums.set(key, { ...sum, events: sum.events + 1 });
  }
  return [...sums.values()];
}

/** The first day of a batch, and the first day of each funnel step in it. */
function appearanceOf(
  events: readonly AdmittedEvent[],
  visitorId: string,
  accountId: string | null,
): Appearance {
  const [first] = [...events].sort((a, b) => a.at - b.at);
  if (!first) throw new Error('A batch without events was admitted');
  const steps: Partial<Record<FunnelStep, number>> = {};
  for (const step of funnelSteps) {
    const days = events.filter(({ event }) => event === stepEvents[step]).map(({ day }) => day);
    if (days.length > 0) steps[step] = Math.min(...days);
  }
  const { language, device, day } = first;
  return { visitorId, accountId, language, device, day, steps };
}
