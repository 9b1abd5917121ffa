import { funnelSteps } from '@inkstone/contracts/analytics';
import type { AnalyticsReport } from '@inkstone/contracts/staff/analytics';
import { useTranslations } from 'use-intl';
import { PartsTable } from './parts-table.tsx';
import { useNumber } from './use-number.ts';

const height = 120;
const barSpace = 10;

/** Visits per day as bars, and all numbers as a table. */
export function DayChart({ days, smallest }: { days: AnalyticsReport['days']; smallest: number }) {
  const t = useTranslations('staff-analytics');
  const number = useNumber(smallest);
  const maxVisits = Math.max(1, ...days.map(({ events }) => events.visit ?? 0));
  const label = t('chartLabel', {
    ...{ from: days[0]?.day ?? '', to: days.at(-1)?.day ?? '' },
    most: number(maxVisits),
  });
  const withEvents = days.filter(({ events }) => funnelSteps.some((step) => events[step] !== 0));
  if (withEvents.length === 0) return <p className="text-sm text-soft">{t('nothing')}</p>;
  return (
    <>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${days.length * barSpace} ${height}`}
        preserveAspectRatio="none"
        className="h-32 w-full border-b border-edge"
      >
        {days.map(({ day, events }, i) => {
          const barHeight = ((events.visit ?? 0) / maxVisits) * height;
          return (
            <rect
              key={day}
              x={i * barSpace + 1}
              y={height - barHeight}
              width={barSpace - 2}
              height={barHeight}
              className="fill-seal"
            >
              <title>{`${day}: ${number(events.visit)}`}</title>
            </rect>
          );
        })}
      </svg>
      <p aria-hidden className="mt-1 flex justify-between text-xs text-faint tabular-nums">
        <span>{days[0]?.day}</span>
        <span>{days.at(-1)?.day}</span>
      </p>
      <details className="mt-3">
        <summary className="inline-flex min-h-10 cursor-pointer items-center text-sm underline underline-offset-4">
          {t('showTable')}
        </summary>
        <PartsTable
          label={t('days')}
          head={t('day')}
          hasShortNames
          smallest={smallest}
          rows={withEvents.map(({ day, events }) => ({ name: day, steps: events }))}
        />
      </details>
    </>
  );
}
