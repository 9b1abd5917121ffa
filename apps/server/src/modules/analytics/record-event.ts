import type { FunnelStep, ServerEvent } from '@inkstone/contracts/analytics';
import { deviceOf } from '@inkstone/domain/analytics';
import { shanghaiDay } from '@inkstone/kernel';
import { defaultLocale } from '@inkstone/phrases';
import type { Deps } from '../../deps.ts';
import type { Sql } from '../../platform/db/database.ts';
import type { NotedEvent } from '../../ports/analytics.ts';
import { findPersonOf, insertEvents, insertIncrement, recordAppearance } from './store.ts';
import { readVisitor } from './visitor.ts';

const stepOf = {
  registered: 'registration',
  order_created: 'order',
  purchased: 'purchase',
} as const satisfies Record<ServerEvent, FunnelStep>;

/** Implements the port `recordEvent`. */
export async function recordEvent(
  deps: Pick<Deps, 'clock' | 'ids' | 'keys' | 'config'>,
  sql: Sql,
  { event, accountId, origin }: NotedEvent,
): Promise<void> {
  if (!deps.config.analytics.isOn) return;
  const at = deps.clock.now();
  const day = shanghaiDay(at);
  const known = origin ? null : await findPersonOf(sql, accountId);
  const visitorId = origin ? readVisitor(deps, origin) : (known?.visitorId ?? null);
  const language = known?.language ?? origin?.locale ?? defaultLocale;
  const device = known?.device ?? (origin ? deviceOf(origin.userAgent) : 'other');
  const seen = { day, event, page: 'none', language, device } as const;
  if (visitorId === null) {
    // Only the count changes, so the tracking preference of the request has no effect.
    await insertIncrement(sql, { ...seen, events: 1 });
    return;
  }
  const steps = { [stepOf[event]]: day };
  await recordAppearance(sql, { visitorId, accountId, language, device, day, steps });
  await insertEvents(sql, [{ ...seen, eventId: deps.ids.next(), visitorId, accountId, at, details: {} }]);
}
