import { wordExportPath } from '@inkstone/contracts/assist/word-list';
import { Button, buttonClass, EmptyState, Notice, TextField } from '@inkstone/ui';
import { useDeferredValue, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { AppFrame } from '../../../shell/app-frame.tsx';
import { AddWord } from './add-word.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { useWords, type WordPage } from './use-words.ts';
import { WordRow } from './word-row.tsx';

export interface WordListPageProps {
  first: WordPage;
  /** When `first` was loaded, ms since the epoch. */
  loadedAt: number;
}

/** The words collected from the user's own mistakes. */
export function WordListPage({ first, loadedAt }: WordListPageProps) {
  const t = useTranslations('words');
  const [typed, setTyped] = useState('');
  const [isReviewing, setReviewing] = useState(false);
  const query = useDeferredValue(typed.trim());
  const words = useWords(query, { page: first, loadedAt });
  const { total, due } = words.data?.pages[0] ?? first;
  return (
    <AppFrame
      title={t('heading')}
      hint={t('hint')}
      actions={
        <Button kind="primary" disabled={due === 0} onClick={() => setReviewing(true)}>
          {t('review', { count: due })}
        </Button>
      }
    >
      <AddWord />
      {total > 0 && (
        <div className="mt-6 flex flex-wrap items-end gap-3">
          <div className="min-w-48 grow">
            <TextField
              type="search"
              label={t('search')}
              value={typed}
              lang=""
              maxLength={200}
              onChange={(event) => setTyped(event.target.value)}
            />
          </div>
          <Exports />
        </div>
      )}
      <Found words={words} query={query} total={total} />
      {isReviewing && <ReviewDialog onClose={() => setReviewing(false)} />}
    </AppFrame>
  );
}

function Exports() {
  const t = useTranslations('words');
  const link = (format: 'csv' | 'anki', words: string) => (
    <a
      href={`${wordExportPath}?format=${format}`}
      download
      className={buttonClass('secondary')}
      title={words}
    >
      {t(format)}
    </a>
  );
  return (
    <>
      {link('csv', t('csvHint'))}
      {link('anki', t('ankiHint'))}
    </>
  );
}

interface FoundProps {
  words: ReturnType<typeof useWords>;
  query: string;
  total: number;
}

function Found({ words, query, total }: FoundProps) {
  const t = useTranslations('words');
  const errorText = useErrorText();
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = words;
  const found = data?.pages.flatMap((page) => page.words) ?? [];
  if (error && found.length === 0) {
    return (
      <EmptyState
        title={errorText(error)}
        action={<Button onClick={() => void refetch()}>{t('again')}</Button>}
      />
    );
  }
  if (found.length === 0) {
    return (
      <EmptyState title={query === '' ? t('empty') : t('noneFound', { text: query })}>
        {query === '' && <p>{t('emptyHint')}</p>}
      </EmptyState>
    );
  }
  return (
    <>
      <p role="status" className="mt-5 mb-1 text-sm text-faint">
        {t('count', { count: total })}
      </p>
      {error && <Notice tone="bad">{errorText(error)}</Notice>}
      <ul aria-label={t('heading')} className="border-t border-line">
        {found.map((word) => (
          <WordRow key={word.word} word={word} />
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
