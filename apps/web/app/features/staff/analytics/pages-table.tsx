import type { AnalyticsReport } from '@inkstone/contracts/staff/analytics';
import { useTranslations } from 'use-intl';
import { cellClass, headClass, nameClass, tableClass } from './part.tsx';
import { useNumber } from './use-number.ts';

/** The pages that were viewed most, by their names in the events. */
export function PagesTable({ pages, smallest }: { pages: AnalyticsReport['pages']; smallest: number }) {
  const t = useTranslations('staff-analytics');
  const number = useNumber(smallest);
  if (pages.length === 0) return <p className="text-sm text-soft">{t('nothing')}</p>;
  return (
    <table className={`${tableClass} max-w-md`}>
      <thead>
        <tr>
          <th scope="col" className={headClass}>
            {t('page')}
          </th>
          <th scope="col" className={headClass}>
            {t('views')}
          </th>
        </tr>
      </thead>
      <tbody>
        {pages.map(({ page, views }) => (
          <tr key={page}>
            <th scope="row" lang="" className={`${nameClass} font-mono text-xs`}>
              {page}
            </th>
            <td className={cellClass}>{number(views)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
