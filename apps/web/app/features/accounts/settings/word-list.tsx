import { hasCase, readExemptWord } from '@inkstone/domain/assist';
import { Badge, Button, CloseIcon, IconButton, showToast, TextField } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { useAddWords, useDeleteWords } from './use-settings.ts';

/** Number of words shown initially. */
const shownAtFirst = 60;
/** Number of words from which a search field is shown. */
const searchFrom = 20;

/** The words as chips with a remove button; a long list can be searched. */
export function WordList({ words }: { words: readonly string[] }) {
  const t = useTranslations('settings');
  const [query, setQuery] = useState('');
  const [isWhole, setWhole] = useState(false);
  const needle = query.trim().toLowerCase();
  const found = needle === '' ? words : words.filter((word) => word.toLowerCase().includes(needle));
  const shown = isWhole ? found : found.slice(0, shownAtFirst);
  const remove = useRemoval();
  return (
    <div className="flex flex-col gap-3">
      {words.length >= searchFrom && (
        <TextField
          type="search"
          label={t('searchWords')}
          value={query}
          lang=""
          onChange={(event) => {
            setQuery(event.target.value);
            setWhole(false);
          }}
        />
      )}
      <p className="text-sm text-faint" role="status">
        {needle !== '' && found.length === 0
          ? t('noWordsFound', { text: query.trim() })
          : t('wordsCount', { count: found.length })}
      </p>
      <ul aria-label={t('words')} className="flex flex-wrap gap-2">
        {shown.map((word) => (
          <li
            key={word}
            className="flex max-w-full items-center rounded-md border border-line bg-raised pl-3 text-base"
          >
            <Entry entry={word} />
            <IconButton
              size="small"
              label={t('deleteWord', { word: readExemptWord(word).word })}
              onClick={() => remove(word)}
            >
              <CloseIcon size={14} />
            </IconButton>
          </li>
        ))}
      </ul>
      {shown.length < found.length && (
        <Button kind="quiet" className="self-start" onClick={() => setWhole(true)}>
          {t('showAllWords', { count: found.length })}
        </Button>
      )}
    </div>
  );
}

/** A word, with its case rule if the letters do not imply it. */
function Entry({ entry }: { entry: string }) {
  const t = useTranslations('settings');
  const { word, isAnyCase } = readExemptWord(entry);
  const isPlain = entry === word || !hasCase(word);
  return (
    <>
      <span className="min-w-0 py-1 break-words" lang="">
        {word}
      </span>
      {!isPlain && <Badge className="ml-2 shrink-0">{t(isAnyCase ? 'caseAny' : 'caseExact')}</Badge>}
    </>
  );
}

function useRemoval(): (word: string) => void {
  const t = useTranslations('settings');
  const errorText = useErrorText();
  const add = useAddWords();
  const remove = useDeleteWords();
  const onError = (error: unknown) => showToast.error(errorText(error));
  return (word) =>
    remove.mutate([word], {
      onError,
      onSuccess: () =>
        showToast.info(t('wordDeleted', { word: readExemptWord(word).word }), {
          label: t('undo'),
          run: () => add.mutate([word], { onError }),
        }),
    });
}
