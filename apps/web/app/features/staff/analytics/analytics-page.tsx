import type { StaffSelf } from '@inkstone/contracts/staff';
import type { AnalyticsReport } from '@inkstone/contracts/staff/analytics';
import { localeNames } from '@inkstone/phrases';
import { Notice } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { AdminFrame } from '../../../shell/admin/admin-frame.tsx';
import { Moment } from '../../../shell/admin/moment.tsx';
import { DayChart } from './day-chart.tsx';
import { ExportEvents } from './export-events.tsx';
import { FilterForm, type ReportFilter } from './filter-form.tsx';
import { FunnelTable } from './funnel-table.tsx';
import { PagesTable } from './pages-table.tsx';
import { Part } from './part.tsx';
import { PartsTable } from './parts-table.tsx';
import { RetentionTable } from './retention-table.tsx';

export interface AnalyticsPageProps {
  report: AnalyticsReport;
  self: StaffSelf;
  filter: ReportFilter;
}

/** Visits, funnel, retention and pages of a range of days. */
export function AnalyticsPage({ report, self, filter }: AnalyticsPageProps) {
  const t = useTranslations('staff-analytics');
  const { from, to, smallest, keptDays, updatedAt } = report;
  return (
    <AdminFrame
      title={t('title')}
      hint={t('hint', { smallest: String(smallest), days: String(keptDays) })}
      actions={self.permissions.includes('analytics.export') && <ExportEvents from={from} to={to} />}
    >
      {!report.isOn && (
        <Notice tone="warn" className="mb-5">
          {t('off')}
        </Notice>
      )}
      <FilterForm key={`${from} ${to}`} from={from} to={to} filter={filter} />
      <p className="mt-3 text-sm text-soft">
        {updatedAt === null ? (
          t('never')
        ) : (
          <>
            {t('updated')} <Moment at={updatedAt} />
          </>
        )}
      </p>
      <Part title={t('funnel')} hint={t('funnelHint')}>
        <FunnelTable steps={report.funnel} smallest={smallest} />
      </Part>
      <Part title={t('days')} hint={t('daysHint')}>
        <DayChart days={report.days} smallest={smallest} />
      </Part>
      <Part title={t('retention')} hint={t('retentionHint')}>
        <RetentionTable weeks={report.retention} smallest={smallest} />
      </Part>
      <Part title={t('languages')}>
        <PartsTable
          label={t('language')}
          smallest={smallest}
          rows={report.languages.map(({ name, steps }) => ({ name: localeNames[name], lang: name, steps }))}
        />
      </Part>
      <Part title={t('devices')}>
        <PartsTable
          label={t('device')}
          smallest={smallest}
          rows={report.devices.map(({ name, steps }) => ({ name: t(`device_${name}`), steps }))}
        />
      </Part>
      <Part title={t('pages')}>
        <PagesTable pages={report.pages} smallest={smallest} />
      </Part>
    </AdminFrame>
  );
}
