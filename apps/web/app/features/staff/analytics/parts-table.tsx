import { funnelSteps } from '@inkstone/contracts/analytics';
import type { AnalyticsReport } from '@inkstone/contracts/staff/analytics';
import { useTranslations } from 'use-intl';
import { cellClass, headClass, nameClass, WideTable } from './part.tsx';
import { useNumber } from './use-number.ts';

export interface PartsTableProps {
  /** The heading of the rows. */
  label: string;
  /** Heading of the name column, if it differs from the label. */
  head?: string;
  /** Whether names stay on one line. */
  hasShortNames?: boolean;
  smallest: number;
  rows: readonly { name: string; lang?: string; steps: AnalyticsReport['funnel'] }[];
}

/** The funnel by segment of visitors, such as language. */
export function PartsTable({ label, head = label, hasShortNames = false, smallest, rows }: PartsTableProps) {
  const t = useTranslations('staff-analytics');
  const number = useNumber(smallest);
  if (rows.length === 0) return <p className="text-sm text-soft">{t('nothing')}</p>;
  return (
    <WideTable label={label}>
      <thead>
        <tr>
          <th scope="col" className={headClass}>
            {head}
          </th>
          {funnelSteps.map((step) => (
            <th key={step} scope="col" className={headClass}>
              {t(`step_${step}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, lang, steps }) => (
          <tr key={name}>
            <th
              scope="row"
              lang={lang}
              className={`${nameClass} ${hasShortNames ? 'whitespace-nowrap' : ''}`}
            >
              {name}
            </th>
            {funnelSteps.map((step) => (
              <td key={step} className={cellClass}>
                {number(steps[step])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
