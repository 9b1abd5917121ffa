import { AppError } from '@inkstone/contracts';
import { exemptWordLimits } from '@inkstone/contracts/exempt-words';
import { readWordList } from '@inkstone/domain/assist';
import { Button, showToast } from '@inkstone/ui';
import { type ChangeEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorWords } from '../../use-error-words.ts';
import { readTextFile } from './read-text-file.ts';
import { useAddWords } from './use-settings.ts';

/** The list out of a text file and into one, a word or phrase a line. */
export function WordFiles({ words }: { words: readonly string[] }) {
  const t = useTranslations('settings');
  const errorWords = useErrorWords();
  const add = useAddWords();
  const input = useRef<HTMLInputElement>(null);

  async function take(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (!file) return;
    try {
      const list = readWordList(await readTextFile(file));
      if (list.words.length > exemptWordLimits.words) {
        throw new AppError('too_many_words', { limit: exemptWordLimits.words });
      }
      showToast.success(t('imported', { count: await add.mutateAsync(list.words) }));
      if (list.skipped > 0) showToast.warning(t('importSkipped', { count: list.skipped }));
    } catch (error) {
      showToast.error(errorWords(error));
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-2">
      <input
        ref={input}
        type="file"
        accept=".txt,text/plain"
        aria-label={t('importWords')}
        className="hidden"
        onChange={(event) => void take(event)}
      />
      <Button isBusy={add.isPending} onClick={() => input.current?.click()}>
        {t('importWords')}
      </Button>
      <Button disabled={words.length === 0} onClick={() => saveFile(`${t('exportName')}.txt`, words)}>
        {t('exportWords')}
      </Button>
      <span className="text-sm text-faint">{t('importWordsHint')}</span>
    </div>
  );
}

function saveFile(name: string, words: readonly string[]): void {
  const url = URL.createObjectURL(new Blob([`${words.join('\n')}\n`], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
