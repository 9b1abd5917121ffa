import { searchLimit } from '@inkstone/contracts/documents/search';
import { EmptyState } from '@inkstone/ui';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { SearchReply } from '../../../../offline/search-locally.ts';
import { useErrorText } from '../../../../platform/use-error-text.ts';
import { AppFrame } from '../../../../shell/app-frame.tsx';
import { useRelativeTime } from '../use-relative-time.ts';
import { FoundRow } from './found-row.tsx';
import { SearchField } from './search-field.tsx';
import { useSearch } from './use-search.ts';

export interface SearchPageProps {
  query: string;
  reply: SearchReply;
  /** When the data were loaded, ms since the epoch. */
  loadedAt: number;
}

/** Searches all documents while the user types. */
export function SearchPage({ query: first, reply, loadedAt }: SearchPageProps) {
  const t = useTranslations('documents');
  const errorText = useErrorText();
  const [query, setQuery] = useQueryInAddress(first);
  const { data, error } = useSearch(query, { query: first, reply });
  const timeText = useRelativeTime(loadedAt);
  const found = query.trim() === '' ? [] : (data?.found ?? []);
  return (
    <AppFrame title={t('searchHeading')}>
      <SearchField value={query} onChange={setQuery} />
      <p role="status" className="min-h-6 text-sm text-soft">
        {error ? errorText(error) : query.trim() !== '' && data && <Outcome reply={data} />}
      </p>
      <ul className="mt-2 divide-y divide-line">
        {found.map((one) => (
          <li key={one.document.id}>
            <FoundRow found={one} time={timeText(one.document.updatedAt)} />
          </li>
        ))}
      </ul>
      {query.trim() === '' && (
        <EmptyState title={t('searchEmptyTitle')}>
          <p>{t('searchEmptyText')}</p>
        </EmptyState>
      )}
    </AppFrame>
  );
}

function Outcome({ reply: { found, isComplete, isLocal } }: { reply: SearchReply }) {
  const t = useTranslations('documents');
  const count =
    found.length === searchLimit
      ? t('searchMany', { count: searchLimit })
      : t('searchCount', { count: found.length });
  return (
    <>
      {count}
      {!isComplete && ` · ${t('searchIncomplete')}`}
      {isLocal && ` · ${t('searchOffline')}`}
    </>
  );
}

/** The query, stored in the page's URL so that the back button restores it. */
function useQueryInAddress(first: string): [string, (query: string) => void] {
  const [query, setQuery] = useState(first);
  const [, setSearch] = useSearchParams();
  useEffect(() => setQuery(first), [first]);
  return [
    query,
    (next) => {
      setQuery(next);
      setSearch(next ? { q: next } : {}, { replace: true, preventScrollReset: true });
    },
  ];
}
