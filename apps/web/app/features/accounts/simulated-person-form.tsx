import { Button, Notice, TextField } from '@inkstone/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../shell/page-head.tsx';
import { useErrorWords } from '../../use-error-words.ts';
import { useOwnChecks } from '../../use-own-checks.ts';
import { QuietFrame } from './quiet-frame.tsx';

export interface SimulatedPersonFormProps {
  title: string;
  intro: string;
  submitLabel: string;
  /** Goes on as the person of that name; what it throws is shown. */
  onSubmit: (person: string) => Promise<void>;
  /** More buttons below. */
  children?: ReactNode;
}

/** Asks a tester who they pretend to be, where no real service is connected. */
export function SimulatedPersonForm({
  title,
  intro,
  submitLabel,
  onSubmit,
  children,
}: SimulatedPersonFormProps) {
  const t = useTranslations('accounts');
  const words = useErrorWords();
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // From the field itself: a name may be typed before this page listens.
    const person = String(new FormData(event.currentTarget).get('person'));
    setBusy(true);
    try {
      await onSubmit(person);
    } catch (failure) {
      setError(failure);
      setBusy(false);
    }
  };
  const { form, isWrong } = useOwnChecks((event) => void submit(event));
  return (
    <QuietFrame>
      <PageHead title={title} />
      <form {...form} className="flex flex-col gap-5">
        <h1 className="font-serif text-2xl font-semibold">{title}</h1>
        <Notice tone="warn">{intro}</Notice>
        <TextField
          name="person"
          label={t('simulatedPerson')}
          hint={t('simulatedPersonHint')}
          autoComplete="off"
          required
          maxLength={20}
          error={isWrong('person') ? t('simulatedPersonRequired') : error !== null && words(error)}
        />
        <Button kind="primary" size="large" type="submit" isBusy={isBusy}>
          {submitLabel}
        </Button>
        {children}
      </form>
    </QuietFrame>
  );
}
