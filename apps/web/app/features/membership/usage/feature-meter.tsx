import type { FeatureUsage } from '@inkstone/contracts/membership';
import { useId } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

/** Today's usage of one feature: as a bar if there is a limit, otherwise as a text. */
export function FeatureMeter({ usage }: { usage: FeatureUsage }) {
  const t = useTranslations('usage');
  const format = useFormatter();
  const id = useId();
  const { limit, used, left } = usage;
  const isMetered = limit !== null && limit > 0;
  const words =
    limit === null
      ? t('unlimited', { used })
      : limit === 0
        ? t('notIncluded')
        : t('usedOf', { used: format.number(used), limit: format.number(limit) });
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={id} className="font-medium">
          {t(`feature.${usage.function}`)}
        </h3>
        {isMetered && <p className="text-sm text-soft tabular-nums">{t('left', { count: left ?? 0 })}</p>}
      </div>
      {isMetered && (
        <>
          <meter
            aria-labelledby={id}
            aria-valuetext={words}
            min={0}
            max={limit}
            value={Math.min(used, limit)}
            className="sr-only"
          />
          <div
            aria-hidden="true"
            className="mt-2 h-2.5 overflow-hidden rounded-full border border-edge bg-sunken"
          >
            <div
              className={
                left === 0 ? 'h-full bg-bad' : used > limit * 0.8 ? 'h-full bg-warn' : 'h-full bg-good'
              }
              style={{ width: `${Math.min(100, (used / limit) * 100)}%` }}
            />
          </div>
        </>
      )}
      <p className="mt-1.5 text-sm text-soft tabular-nums">{words}</p>
    </div>
  );
}
