import { funnelSteps } from '@inkstone/contracts/analytics';
import type { AnalyticsReport } from '@inkstone/contracts/staff/analytics';
import { useLocale, useTranslations } from 'use-intl';
import { cellClass, headClass, nameClass, tableClass } from './part.tsx';
import { useNumber } from './use-number.ts';

/** The steps as a table whose rows have bars; the numbers are the text of the table. */
export function FunnelTable({ steps, smallest }: { steps: AnalyticsReport['funnel']; smallest: number }) {
  const t = useTranslations('staff-analytics');
  const number = useNumber(smallest);
  const percent = new Intl.NumberFormat(useLocale(), { style: 'percent', maximumFractionDigits: 1 });
  const maxCount = Math.max(1, ...funnelSteps.map((step) => steps[step] ?? 0));
  const share = (value: number | null) =>
    value === null || !steps.visit ? '' : percent.format(value / steps.visit);
  return (
    <table className={tableClass}>
      <thead>
        <tr>
          <th scope="col" className={headClass}>
            {t('step')}
          </th>
          <th scope="col" className={headClass}>
            {t('people')}
          </th>
          <th scope="col" className={headClass}>
            {t('share')}
          </th>
        </tr>
      </thead>
      <tbody>
        {funnelSteps.map((step) => (
          <tr key={step}>
            <th scope="row" className={nameClass}>
              {t(`step_${step}`)}
              <span aria-hidden className="mt-1 block h-2 rounded-sm bg-sunken">
                <span
                  className="block h-2 rounded-sm bg-seal"
                  style={{ width: `${((steps[step] ?? 0) / maxCount) * 100}%` }}
                />
              </span>
            </th>
            <td className={cellClass}>{number(steps[step])}</td>
            <td className={cellClass}>{share(steps[step])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
