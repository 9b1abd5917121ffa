import type { NoticeView } from '@inkstone/contracts/site/notices';
import type { ReactNode } from 'react';
import { useSubmit } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageSearch } from '../../../shared/page-search.tsx';
import { maxFound, maxQueryLength } from './filter-notices.ts';
import { NoticeList } from './notice-list.tsx';

export interface NoticeSearchProps {
  /** The query ('' for none) and the matching components. */
  query: string;
  found: readonly NoticeView[];
  /** Shown in place of the results when there is no query. */
  children: ReactNode;
}

/** Searches all components on the server; the URL contains the query. */
export function NoticeSearch({ query, found, children }: NoticeSearchProps) {
  const t = useTranslations('licences');
  const submit = useSubmit();
  return (
    <>
      <PageSearch
        action="/licences"
        label={t('search')}
        maxLength={maxQueryLength}
        defaultValue={query}
        onChange={(event) =>
          void submit(event.currentTarget.form, { replace: true, preventScrollReset: true })
        }
        status={query !== '' && t('found', { count: found.length })}
      />
      {query === '' ? children : <NoticeList notices={found.slice(0, maxFound)} />}
      {query !== '' && found.length > maxFound && (
        <p className="py-4 text-sm text-soft">{t('more', { count: found.length - maxFound })}</p>
      )}
    </>
  );
}
