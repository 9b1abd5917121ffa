import { type FunnelStep, funnelSteps } from '@inkstone/contracts/analytics';
import type { AnalyticsReport, readAnalytics as contract } from '@inkstone/contracts/staff/analytics';
import { dayName, hideSmall, mondayOf, stepEvents, weekOf } from '@inkstone/domain/analytics';
import { type Instant, shanghaiDay } from '@inkstone/kernel';

import type { UseCase } from '../../../platform/http/route.ts';
import { readRange } from './range.ts';
import {
  findAggregatedAt,
  findRetention,
  type StepNumbers,
  sumByDevice,
  sumByLanguage,
  sumDays,
  sumFunnel,
  sumPages,
} from './store.ts';

/** Weeks of retention that are shown after the first one. */
const laterWeeks = 8;

/** Returns the aggregates of a range of days. Small numbers are hidden, so that nobody can be identified. */
export const readReport: UseCase<typeof contract, AnalyticsReport> = async (deps, _staff, input) => {
  const { smallest, keptDays, isOn } = deps.config.analytics;
  const { sql } = deps.db;
  const range = readRange(input, deps.clock.now());
  const filter = { ...range, language: input.language, device: input.device };
  const weeks = { from: weekOf(range.from), to: weekOf(range.to) };
  const [updatedAt, funnel, days, retention, languages, devices, pages] = await Promise.all([
    findAggregatedAt(sql),
    sumFunnel(sql, filter),
    sumDays(sql, filter),
    findRetention(sql, weeks),
    sumByLanguage(sql, filter),
    sumByDevice(sql, filter),
    sumPages(sql, filter),
  ]);
  return {
    from: dayName(range.from),
    to: dayName(range.to),
    ...{ smallest, keptDays, isOn, updatedAt },
    funnel: hideSteps([funnel], smallest)[0] ?? funnel,
    days: viewDays(days, range, smallest),
    retention: viewRetention(retention, { ...weeks, smallest, now: deps.clock.now() }),
    languages: viewParts(languages, smallest),
    devices: viewParts(devices, smallest),
    pages: viewPages(pages, smallest),
  };
};

type ShownSteps = AnalyticsReport['funnel'];

/**
 * Hides small numbers in the steps of several segments. Each step is treated separately, because the total
 * over all segments is shown.
 */
function hideSteps(parts: readonly StepNumbers[], smallest: number): ShownSteps[] {
  const byStep = new Map(
    funnelSteps.map((step) => [
      step,
      hideSmall(
        parts.map((part) => part[step]),
        smallest,
        { isSum: parts.length > 1 },
      ),
    ]),
  );
  return parts.map((_, i) => stepsOf((step) => byStep.get(step)?.[i] ?? null));
}

function stepsOf(read: (step: FunnelStep) => number | null): ShownSteps {
  return Object.fromEntries(funnelSteps.map((step) => [step, read(step)])) as ShownSteps;
}

function viewParts<Name>(parts: readonly { name: Name; steps: StepNumbers }[], smallest: number) {
  const shown = hideSteps(
    parts.map(({ steps }) => steps),
    smallest,
  );
  return parts.flatMap(({ name }, i) => {
    const steps = shown[i];
    return steps ? [{ name, steps }] : [];
  });
}

function viewDays(
  found: readonly { day: number; event: string; events: number }[],
  { from, to }: { readonly from: number; readonly to: number },
  smallest: number,
): AnalyticsReport['days'] {
  const numbers = new Map(found.map(({ day, event, events }) => [`${day} ${event}`, events]));
  return Array.from({ length: to - from + 1 }, (_, i) => {
    const day = from + i;
    const read = (step: FunnelStep) =>
      hideSmall([numbers.get(`${day} ${stepEvents[step]}`) ?? 0], smallest)[0] ?? null;
    return { day: dayName(day), events: stepsOf(read) };
  });
}

function viewRetention(
  found: readonly { week: number; later: number; people: number }[],
  { from, to, smallest, now }: { from: number; to: number; smallest: number; now: Instant },
): AnalyticsReport['retention'] {
  const numbers = new Map(found.map(({ week, later, people }) => [`${week} ${later}`, people]));
  const thisWeek = weekOf(shanghaiDay(now));
  const weeks = [...new Set(found.map(({ week }) => week))].filter((week) => week >= from && week <= to);
  return weeks.map((week) => {
    const length = Math.min(laterWeeks, Math.max(0, thisWeek - week));
    const read = (later: number) => numbers.get(`${week} ${later}`) ?? 0;
    const later = Array.from({ length }, (_, i) => read(i + 1));
    const [people = null, ...shown] = hideSmall([read(0), ...later], smallest);
    return { week: dayName(mondayOf(week)), people, later: shown };
  });
}

function viewPages(
  pages: readonly { page: AnalyticsReport['pages'][number]['page']; views: number }[],
  smallest: number,
): AnalyticsReport['pages'] {
  const shown = hideSmall(
    pages.map(({ views }) => views),
    smallest,
    { isSum: true },
  );
  return pages.map(({ page }, i) => ({ page, views: shown[i] ?? null }));
}
