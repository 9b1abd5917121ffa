import { buttonClass } from '@inkstone/ui';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { SearchForm } from '../../../shell/admin/search-form.tsx';
import { type ListAddress, listQuery } from './list-address.ts';
import type { LinesView } from './view-lines.ts';

interface ListLinesProps {
  address: ListAddress;
  version: number;
  search: string;
  view: LinesView;
}

/** The lines of a version by page, with a search over all of them. */
export function ListLines({ address, version, search, view }: ListLinesProps) {
  const t = useTranslations('admin-content');
  const { lines, total } = view;
  return (
    <section aria-labelledby="lines" className="mt-10">
      <h2 id="lines" className="font-serif text-xl font-semibold">
        {t('contents', { version })}
      </h2>
      <div className="mt-3">
        <SearchForm
          label={t('findLine')}
          find={t('find')}
          search={search}
          maxLength={100}
          fields={{ list: address.list, organisation: address.organisation, version }}
        />
      </div>
      <p role="status" className="mt-3 text-sm text-soft">
        {t(search ? 'linesFound' : 'lines', { count: total })}
      </p>
      {lines.length > 0 && (
        <ol aria-label={t('contents', { version })} className="mt-2 border-t border-line">
          {lines.map(({ number, text }) => (
            <li key={number} value={number} className="flex gap-3 border-b border-line py-1.5 text-sm">
              <span aria-hidden="true" className="w-12 shrink-0 text-right text-faint tabular-nums">
                {number}
              </span>
              <span dir="auto" className="min-w-0 wrap-anywhere whitespace-pre-wrap">
                {text}
              </span>
            </li>
          ))}
        </ol>
      )}
      <LinePages address={address} version={version} search={search} view={view} />
    </section>
  );
}

function LinePages({ address, version, search, view: { page, pages } }: ListLinesProps) {
  const t = useTranslations('admin-content');
  if (pages === 1) return null;
  const to = (number: number) => listQuery(address, { version, ...(search && { search }), page: number });
  return (
    <nav aria-label={t('linePages')} className="mt-4 flex flex-wrap items-center gap-3">
      {page > 1 && (
        <Link to={to(page - 1)} className={buttonClass('secondary')}>
          {t('previousLines')}
        </Link>
      )}
      <span className="text-sm text-soft tabular-nums">{t('pageOf', { page, pages })}</span>
      {page < pages && (
        <Link to={to(page + 1)} className={buttonClass('secondary')}>
          {t('nextLines')}
        </Link>
      )}
    </nav>
  );
}
