import { factFieldsOf, type InspireTemplate, missingFacts } from '@inkstone/domain/generation';
import { Button, Notice, SelectField, TextArea, TextField } from '@inkstone/ui';
import { type FormEvent, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { SubmitButton } from '../../../shared/submit-button.tsx';

type Language = 'zh' | 'en';

export interface FactsFormProps {
  template: InspireTemplate;
  /** The facts of an existing work, whose language cannot be changed. */
  given?: { readonly facts: Readonly<Record<string, string>>; readonly language: Language };
  submitLabel: string;
  onCancel?: () => void;
  isBusy: boolean;
  error: string | null;
  onSubmit: (given: { facts: Readonly<Record<string, string>>; language: Language }) => void;
}

/**
 * The form for the facts of a work. The model must state no other facts and cite no other sources. Facts are kept when the
 * template changes, which decides what fields are shown.
 */
export function FactsForm({
  template,
  given,
  submitLabel,
  isBusy,
  error,
  onSubmit,
  onCancel,
}: FactsFormProps) {
  const t = useTranslations('generation');
  const locale = useLocale();
  const [language, setLanguage] = useState<Language>(
    given?.language ?? (locale.startsWith('zh') ? 'zh' : 'en'),
  );
  const [facts, setFacts] = useState<Readonly<Record<string, string>>>(given?.facts ?? {});
  const [checked, setChecked] = useState<InspireTemplate | null>(null);
  const missing = missingFacts(template, facts);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(template);
    const [first] = missing;
    if (first === undefined) return onSubmit({ facts, language });
    const field = event.currentTarget.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
  };
  return (
    <form onSubmit={submit} noValidate className="mt-5 flex max-w-2xl flex-col gap-4">
      {!given && (
        <SelectField
          label={t('language')}
          value={language}
          choices={[
            { value: 'zh', label: '中文' },
            { value: 'en', label: 'English' },
          ]}
          onChange={setLanguage}
        />
      )}
      {factFieldsOf[template].map(({ id, isRequired, isLong }) => {
        const field = {
          name: id,
          label: isRequired ? t('required', { field: t(`facts.${id}`) }) : t(`facts.${id}`),
          value: facts[id] ?? '',
          maxLength: 8000,
          lang: '',
          error: checked === template && missing.includes(id) ? t('factMissing') : undefined,
          onChange: ({ target }: { target: { value: string } }) =>
            setFacts((before) => ({ ...before, [id]: target.value })),
        };
        return isLong ? (
          <TextArea key={id} rows={3} {...field} hint={id === 'sources' && t('sourcesHint')} />
        ) : (
          <TextField key={id} {...field} />
        );
      })}
      {error && <Notice tone="bad">{error}</Notice>}
      <div className="flex flex-wrap gap-2">
        <SubmitButton kind="primary" isBusy={isBusy}>
          {submitLabel}
        </SubmitButton>
        {onCancel && (
          <Button kind="quiet" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
