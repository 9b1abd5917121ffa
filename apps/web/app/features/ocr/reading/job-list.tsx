import { useFormatter, useTranslations } from 'use-intl';
import type { OcrList } from './use-ocr.ts';

export interface JobListProps {
  jobs: OcrList['jobs'];
  onOpen: (id: string) => void;
}

/** Earlier jobs, newest first. */
export function JobList({ jobs, onOpen }: JobListProps) {
  const t = useTranslations('ocr');
  const format = useFormatter();
  if (jobs.length === 0) return null;
  return (
    <section className="mt-10">
      <h2 className="mb-2 font-serif text-lg font-semibold">{t('earlier')}</h2>
      <ul className="divide-y divide-line border-y border-line">
        {jobs.map(({ id, name, pages, expiresAt }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onOpen(id)}
              className="flex min-h-12 w-full flex-wrap items-center justify-between gap-x-4 px-1 py-2 text-left hover:bg-sunken"
            >
              <span className="min-w-0 truncate font-medium" lang="">
                {name}
              </span>
              <span className="text-sm text-soft">
                {t('pages', { count: pages })} ·{' '}
                {t('kept', { date: format.dateTime(expiresAt, { dateStyle: 'medium' }) })}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
