import type { AnalyticsReport } from '@inkstone/contracts/staff/analytics';
import { useTranslations } from 'use-intl';
import { cellClass, headClass, nameClass, WideTable } from './part.tsx';
import { useNumber } from './use-number.ts';

/** Visitors by week of their first visit, with the number of those who returned in each later week. */
export function RetentionTable({
  weeks,
  smallest,
}: {
  weeks: AnalyticsReport['retention'];
  smallest: number;
}) {
  const t = useTranslations('staff-analytics');
  const number = useNumber(smallest);
  if (weeks.length === 0) return <p className="text-sm text-soft">{t('noRetention')}</p>;
  const columns = Array.from({ length: Math.max(...weeks.map(({ later }) => later.length)) }, (_, i) => i);
  return (
    <WideTable label={t('retention')}>
      <thead>
        <tr>
          <th scope="col" className={headClass}>
            {t('week')}
          </th>
          <th scope="col" className={headClass}>
            {t('people')}
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" className={headClass}>
              {t('later', { weeks: column + 1 })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ week, people, later }) => (
          <tr key={week}>
            <th scope="row" className={`${nameClass} whitespace-nowrap`}>
              {week}
            </th>
            <td className={cellClass}>{number(people)}</td>
            {columns.map((column) => (
              <td key={column} className={cellClass}>
                {column < later.length ? number(later[column]) : ''}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
