import { Notice, TextField } from '@inkstone/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { SubmitButton } from '../../../shared/submit-button.tsx';
import { useFormValidation } from '../../../shared/use-form-validation.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { SingleFormFrame } from './single-form-frame.tsx';

export interface SimulatedPersonFormProps {
  title: string;
  intro: string;
  submitLabel: string;
  /** Continues as the person of that name; errors are shown. */
  onSubmit: (person: string) => Promise<void>;
  /** Additional buttons below. */
  children?: ReactNode;
}

/** Asks a tester for a simulated identity, when no real provider is configured. */
export function SimulatedPersonForm({
  title,
  intro,
  submitLabel,
  onSubmit,
  children,
}: SimulatedPersonFormProps) {
  const t = useTranslations('accounts');
  const words = useErrorText();
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Read from the field itself, because text may be typed before hydration.
    const person = String(new FormData(event.currentTarget).get('person'));
    setBusy(true);
    try {
      await onSubmit(person);
    } catch (failure) {
      setError(failure);
      setBusy(false);
    }
  };
  const { form, isWrong } = useFormValidation((event) => void submit(event));
  return (
    <SingleFormFrame>
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
        <SubmitButton kind="primary" size="large" isBusy={isBusy}>
          {submitLabel}
        </SubmitButton>
        {children}
      </form>
    </SingleFormFrame>
  );
}
