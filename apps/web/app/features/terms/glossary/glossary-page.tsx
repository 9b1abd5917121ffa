import type { GlossaryPlace, TermView } from '@inkstone/contracts/terms';
import { Button, EmptyState, Notice, SelectField, Skeleton, TextField } from '@inkstone/ui';
import { useDeferredValue, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { AppFrame } from '../../../shell/app-frame.tsx';
import { FileActions } from './file-actions.tsx';
import { TermDialog } from './term-dialog.tsx';
import { TermRow } from './term-row.tsx';
import { type Glossaries, useGlossaries, useTerms } from './use-terms.ts';

export interface GlossaryPageProps {
  first: Glossaries;
  /** When `first` was loaded, ms since the epoch. */
  loadedAt: number;
  /** The document whose glossary is offered too. */
  document?: string | undefined;
}

/** The terms of the person, of their organisations, and of a document. */
export function GlossaryPage({ first, loadedAt, document }: GlossaryPageProps) {
  const t = useTranslations('glossary');
  const { data } = useGlossaries(document, first, loadedAt);
  const [chosen, setChosen] = useState(document === undefined ? 'me:' : `document:${document}`);
  const [typed, setTyped] = useState('');
  const [edited, setEdited] = useState<TermView | 'new' | null>(null);
  const search = useDeferredValue(typed.trim());
  const keyOf = ({ scope, id }: Glossaries[number]) => `${scope}:${id}`;
  const glossary = data.glossaries.find((one) => keyOf(one) === chosen) ?? data.glossaries[0];
  const scope = glossary?.scope ?? 'me';
  const place: GlossaryPlace = scope === 'me' ? { scope } : { scope, id: glossary?.id ?? '' };
  const canEdit = glossary?.canEdit ?? false;
  const nameOf = (one: Glossaries[number]) =>
    one.scope === 'me' ? t('mine') : t(one.scope, { name: one.name || t('untitled') });
  return (
    <AppFrame
      title={t('heading')}
      hint={t('hint')}
      actions={
        canEdit && (
          <Button kind="primary" onClick={() => setEdited('new')}>
            {t('add')}
          </Button>
        )
      }
    >
      <div className="grid items-end gap-3 sm:grid-cols-2">
        <SelectField
          label={t('scope')}
          value={glossary === undefined ? 'me:' : keyOf(glossary)}
          choices={data.glossaries.map((one) => ({ value: keyOf(one), label: nameOf(one) }))}
          onChange={setChosen}
        />
        <TextField
          type="search"
          label={t('search')}
          value={typed}
          lang=""
          maxLength={200}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      {!canEdit && (
        <Notice tone="note" className="mt-4">
          {t('readOnly')}
        </Notice>
      )}
      <FileActions place={place} canEdit={canEdit} hasTerms={(glossary?.terms ?? 0) > 0} />
      <Found key={chosen} {...{ place, search, canEdit }} onEdit={setEdited} />
      {edited !== null && (
        <TermDialog place={place} term={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </AppFrame>
  );
}

interface FoundProps {
  place: GlossaryPlace;
  search: string;
  canEdit: boolean;
  onEdit: (term: TermView) => void;
}

function Found({ place, search, canEdit, onEdit }: FoundProps) {
  const t = useTranslations('glossary');
  const errorText = useErrorText();
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useTerms(
    place,
    search,
  );
  const found = data?.pages.flatMap(({ terms }) => terms) ?? [];
  if (error && found.length === 0) {
    return (
      <EmptyState
        title={errorText(error)}
        action={<Button onClick={() => void refetch()}>{t('again')}</Button>}
      />
    );
  }
  if (isPending) {
    return (
      <div role="status" className="mt-6">
        <span className="sr-only">{t('loading')}</span>
        <Skeleton className="h-20" />
      </div>
    );
  }
  if (found.length === 0) {
    return (
      <EmptyState title={search === '' ? t('empty') : t('noneFound', { text: search })}>
        {search === '' && <p>{t('emptyHint')}</p>}
      </EmptyState>
    );
  }
  return (
    <>
      <p role="status" className="mt-5 mb-1 text-sm text-faint">
        {t('count', { count: data?.pages[0]?.total ?? 0 })}
      </p>
      <ul aria-label={t('heading')} className="border-t border-line">
        {found.map((term) => (
          <TermRow key={term.id} {...{ place, term, canEdit, onEdit }} />
        ))}
      </ul>
      {hasNextPage && (
        <Button className="mt-4" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </>
  );
}
