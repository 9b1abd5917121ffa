import { maxQueryLength } from '@inkstone/domain/documents/search';
import { SearchIcon } from '@inkstone/ui';
import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../../platform/i18n/page-locale.ts';

export interface SearchFieldProps {
  /** The value of the field; without it, Enter opens the search page. */
  value?: string;
  onChange?: (value: string) => void;
}

/** The field for searching all documents. */
export function SearchField({ value, onChange }: SearchFieldProps) {
  const t = useTranslations('documents');
  const path = useLocalePath();
  const field = useRef<HTMLInputElement>(null);
  const isSearching = onChange !== undefined;
  // The search page has no other purpose, so the field is focused; text entered before is kept.
  useEffect(() => {
    if (isSearching) field.current?.focus();
  }, [isSearching]);
  return (
    <Form role="search" action={path('/app/search')} className="relative mb-2">
      <SearchIcon
        size={18}
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-faint"
      />
      <input
        type="search"
        name="q"
        maxLength={maxQueryLength}
        enterKeyHint="search"
        autoComplete="off"
        ref={field}
        aria-label={t('searchLabel')}
        placeholder={t('searchHint')}
        className="h-11 w-full rounded-md border border-edge bg-raised pr-3 pl-10 text-base text-ink placeholder:text-faint"
        {...(onChange && { value: value ?? '', onChange: (event) => onChange(event.target.value) })}
      />
    </Form>
  );
}
