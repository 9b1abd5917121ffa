import type { WordView } from '@inkstone/contracts/assist/word-list';
import { Badge, IconButton, showToast, TrashIcon } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { useLocalTime } from '../../../shell/use-moment.ts';
import { useWordActions } from './use-words.ts';

/** One word: the correct form, how it was written, and its sentence. */
export function WordRow({ word: shown }: { word: WordView }) {
  const t = useTranslations('words');
  const day = useLocalTime({ dateStyle: 'medium' });
  const { word, language, wrong, before, behind, addedAt } = shown;
  const remove = useRemoval();
  return (
    <li className="flex items-start gap-3 border-b border-line py-3">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <span className="font-serif text-lg font-semibold break-words" lang={language}>
            {word}
          </span>
          {wrong !== '' && (
            <span className="text-sm text-soft">
              <span className="sr-only">{t('insteadOf')}</span>
              <del className="decoration-bad/70" lang={language}>
                {wrong}
              </del>
            </span>
          )}
        </p>
        {(before !== '' || behind !== '') && (
          <p className="text-sm break-words text-soft" lang={language}>
            {before}
            <strong className="font-semibold text-ink">{word}</strong>
            {behind}
          </p>
        )}
        <p className="mt-1 flex flex-wrap items-center gap-2 text-xs text-faint">
          <Badge>{t(language)}</Badge>
          {t('addedOn', { date: day(addedAt) })}
        </p>
      </div>
      <IconButton label={t('remove', { word })} onClick={() => remove(word)}>
        <TrashIcon size={18} />
      </IconButton>
    </li>
  );
}

function useRemoval(): (word: string) => void {
  const t = useTranslations('words');
  const errorText = useErrorText();
  const { add, remove } = useWordActions();
  const onError = (error: unknown) => showToast.error(errorText(error));
  return (word) =>
    remove.mutate(word, {
      onError,
      onSuccess: () =>
        showToast.info(t('removed', { word }), {
          label: t('undo'),
          run: () => add.mutate({ word }, { onError }),
        }),
    });
}
