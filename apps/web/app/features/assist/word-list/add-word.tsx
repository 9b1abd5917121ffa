import { wordListLimits } from '@inkstone/contracts/assist/word-list';
import { showToast, TextField } from '@inkstone/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { SubmitButton } from '../../../shared/submit-button.tsx';
import { useWordActions } from './use-words.ts';

/** Adds a word manually, with an example sentence. */
export function AddWord() {
  const t = useTranslations('words');
  const errorText = useErrorText();
  const { add } = useWordActions();
  const [word, setWord] = useState('');
  const [example, setExample] = useState('');
  const [problem, setProblem] = useState('');
  const first = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    add.mutate(
      { word, example },
      {
        onError: (error) => setProblem(errorText(error)),
        onSuccess: (added) => {
          setWord('');
          setExample('');
          setProblem('');
          showToast.success(t('added', { word: added.word }));
          first.current?.focus();
        },
      },
    );
  }

  return (
    <form onSubmit={submit} className="grid items-start gap-3 sm:grid-cols-[1fr_2fr_auto]">
      <TextField
        ref={first}
        label={t('word')}
        value={word}
        lang=""
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={wordListLimits.word}
        error={problem}
        onChange={(event) => {
          setWord(event.target.value);
          setProblem('');
        }}
      />
      <TextField
        label={t('example')}
        value={example}
        lang=""
        autoComplete="off"
        maxLength={500}
        onChange={(event) => setExample(event.target.value)}
      />
      <SubmitButton isBusy={add.isPending} disabled={word.trim() === ''} className="h-11 sm:mt-7.5">
        {t('add')}
      </SubmitButton>
    </form>
  );
}
