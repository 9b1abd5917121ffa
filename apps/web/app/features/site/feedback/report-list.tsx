import type { ReportView } from '@inkstone/contracts/site/feedback';
import { Badge } from '@inkstone/ui';
import { useLocale, useTranslations } from 'use-intl';
import { useReports } from './use-feedback.ts';

/** The user's earlier reports with their answers; nothing when there are none. */
export function ReportList() {
  const t = useTranslations('feedback');
  const { data } = useReports(true);
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="reports" className="mt-14">
      <h2 id="reports" className="mb-3 font-serif text-xl font-semibold">
        {t('reports')}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {data.map((report) => (
          <ReportRow key={report.id} report={report} />
        ))}
      </ul>
    </section>
  );
}

function ReportRow({ report }: { report: ReportView }) {
  const t = useTranslations('feedback');
  const locale = useLocale();
  const { brief, content, createdAt, closedAt, reply } = report;
  return (
    <li className="flex flex-col gap-2 py-4">
      <p className="flex flex-wrap items-center gap-2 text-sm text-faint">
        <time dateTime={new Date(createdAt).toISOString()}>
          {new Date(createdAt).toLocaleDateString(locale, { dateStyle: 'long' })}
        </time>
        <Badge tone={closedAt === null ? 'plain' : 'good'}>{t(closedAt === null ? 'open' : 'closed')}</Badge>
      </p>
      {brief && <p className="font-medium wrap-anywhere">{brief}</p>}
      <p className="text-base wrap-anywhere whitespace-pre-wrap text-soft">{content}</p>
      {reply && (
        <p className="border-l-2 border-good pl-3 text-base wrap-anywhere whitespace-pre-wrap">
          <span className="sr-only">{t('reply')} </span>
          {reply}
        </p>
      )}
    </li>
  );
}
