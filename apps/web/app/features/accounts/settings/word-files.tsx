import { AppError } from '@inkstone/contracts';
import { exemptWordLimits } from '@inkstone/contracts/assist/exempt-words';
import { readWordList } from '@inkstone/domain/assist';
import { Button, FileButton, showToast } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { readTextFile } from '../../../shared/files/read-text-file.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { useAddWords } from './use-settings.ts';

/** Imports the list from a text file, or exports it to one, with one word or phrase per line. */
export function WordFiles({ words }: { words: readonly string[] }) {
  const t = useTranslations('settings');
  const errorText = useErrorText();
  const add = useAddWords();

  async function take(file: File): Promise<void> {
    try {
      const list = readWordList(await readTextFile(file));
      if (list.words.length > exemptWordLimits.words) {
        throw new AppError('too_many_words', { limit: exemptWordLimits.words });
      }
      showToast.success(t('imported', { count: await add.mutateAsync(list.words) }));
      if (list.skipped > 0) showToast.warning(t('importSkipped', { count: list.skipped }));
    } catch (error) {
      showToast.error(errorText(error));
    }
  }

  const save = () =>
    saveFile(`${t('exportName')}.txt`, new Blob([`${words.join('\n')}\n`], { type: 'text/plain' }));

  return (
    <div className="flex flex-wrap items-center gap-2">
      <FileButton
        label={t('importWords')}
        accept=".txt,text/plain"
        isBusy={add.isPending}
        onFile={(file) => void take(file)}
      />
      <Button disabled={words.length === 0} onClick={save}>
        {t('exportWords')}
      </Button>
      <span className="text-sm text-faint">{t('importWordsHint')}</span>
    </div>
  );
}
