import type { NoticeView } from '@inkstone/contracts/site/notices';
import type { ReactNode } from 'react';
import { Form, useSubmit } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { longestQuery, mostFound } from './filter-notices.ts';
import { NoticeList } from './notice-list.tsx';

export interface NoticeSearchProps {
  /** What is looked for, '' for nothing, and the components that match. */
  query: string;
  found: readonly NoticeView[];
  /** Shown while nothing is looked for. */
  children: ReactNode;
}

/** A search through all components. The address keeps the query, and the server answers it. */
export function NoticeSearch({ query, found, children }: NoticeSearchProps) {
  const t = useTranslations('licences');
  const path = useLocalePath();
  const submit = useSubmit();
  return (
    <>
      <Form role="search" action={path('/licences')} className="mt-8">
        <input
          type="search"
          name="q"
          aria-label={t('search')}
          placeholder={t('search')}
          maxLength={longestQuery}
          autoComplete="off"
          enterKeyHint="search"
          className="h-12 w-full rounded-md border border-edge bg-raised px-3 text-base text-ink placeholder:text-faint"
          defaultValue={query}
          onChange={(event) =>
            void submit(event.currentTarget.form, { replace: true, preventScrollReset: true })
          }
        />
      </Form>
      <p role="status" className="mt-3 min-h-6 text-sm text-faint">
        {query !== '' && t('found', { count: found.length })}
      </p>
      {query === '' ? children : <NoticeList notices={found.slice(0, mostFound)} />}
      {query !== '' && found.length > mostFound && (
        <p className="py-4 text-sm text-soft">{t('more', { count: found.length - mostFound })}</p>
      )}
    </>
  );
}
