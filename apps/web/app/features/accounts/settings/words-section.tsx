import { exemptWordLimits } from '@inkstone/contracts/assist/exempt-words';
import { cleanExemptWord, hasCase, readExemptWord, writeExemptWord } from '@inkstone/domain/assist';
import { SelectField, showToast, TextField } from '@inkstone/ui';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { SubmitButton } from '../../../shared/submit-button.tsx';
import { Section } from '../../../shell/section.tsx';
import { useAddWords, useWords } from './use-settings.ts';
import { WordFiles } from './word-files.tsx';
import { WordList } from './word-list.tsx';

/** The exempt words, which no rule reports. */
export function WordsSection({ first }: { first: readonly string[] }) {
  const t = useTranslations('settings');
  const path = useLocalePath();
  const words = useWords(first);
  return (
    <Section title={t('words')} hint={t('wordsHint')}>
      <AddWord words={words} />
      {words.length === 0 ? <p className="text-sm text-soft">{t('noWords')}</p> : <WordList words={words} />}
      <WordFiles words={words} />
      <Link to={path('/app/words')} className="self-start text-sm underline hover:text-ink">
        {t('wordListLink')}
      </Link>
    </Section>
  );
}

/** Whether a word applies in any case: as implied by its letters, or as chosen explicitly. */
type CaseRule = 'letters' | 'any' | 'exact';

function entryOf(typed: string, rule: CaseRule): string {
  const word = typed.trim();
  if (rule === 'letters') return word;
  return writeExemptWord({ ...readExemptWord(word), isAnyCase: rule === 'any' });
}

const isLower = (word: string) => word === word.toLowerCase();

function AddWord({ words }: { words: readonly string[] }) {
  const t = useTranslations('settings');
  const refusals = useTranslations('errors');
  const errorText = useErrorText();
  const add = useAddWords();
  const [typed, setTyped] = useState('');
  const [rule, setRule] = useState<CaseRule>('letters');
  const [isRefused, setRefused] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    const word = cleanExemptWord(entryOf(typed, rule));
    setRefused(word === null);
    if (word === null) return;
    if (words.includes(word)) showToast.info(t('wordKnown', { word }));
    else add.mutate([word], { onError: (error) => showToast.error(errorText(error)) });
    setTyped('');
    setRule('letters');
  }

  return (
    <form onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2 gap-y-3">
      <div>
        <TextField
          label={t('wordLabel')}
          value={typed}
          lang=""
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => {
            setTyped(event.target.value);
            setRefused(false);
          }}
          error={isRefused && refusals('word_invalid', { limit: String(exemptWordLimits.characters) })}
        />
      </div>
      <SubmitButton isBusy={add.isPending} className="mt-7.5 h-11">
        {t('addWord')}
      </SubmitButton>
      {hasCase(typed) && (
        <SelectField
          label={t('caseRule')}
          value={rule}
          choices={[
            { value: 'letters', label: t(isLower(typed) ? 'caseLettersAny' : 'caseLettersExact') },
            isLower(typed)
              ? { value: 'exact', label: t('caseLettersExact') }
              : { value: 'any', label: t('caseLettersAny') },
          ]}
          onChange={setRule}
        />
      )}
    </form>
  );
}
