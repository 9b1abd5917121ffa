import { type GlossaryPlace, type TermContent, type TermView, termLimits } from '@inkstone/contracts/terms';
import { Button, Checkbox, Dialog, SelectField, showToast, TextArea, TextField } from '@inkstone/ui';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { useTermActions } from './use-terms.ts';

const parts = ['noun', 'verb', 'adjective', 'name', 'other'] as const;

interface TermDialogProps {
  place: GlossaryPlace;
  /** Null for a new one. */
  term: TermView | null;
  onClose: () => void;
}

/** The form of a term. Several variants or forbidden forms are entered one per line. */
export function TermDialog({ place, term, onClose }: TermDialogProps) {
  const t = useTranslations('glossary');
  const errorText = useErrorText();
  const formId = useId();
  const { save } = useTermActions(place);
  const [problem, setProblem] = useState('');
  const [typed, setTyped] = useState(() => fieldsOf(term));
  const change = (values: Partial<Fields>) => {
    setTyped({ ...typed, ...values });
    setProblem('');
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    save.mutate(
      { id: term?.id ?? null, term: contentOf(typed) },
      {
        onError: (error) => setProblem(errorText(error)),
        onSuccess: ({ zh, en }) => {
          showToast.success(t('saved', { term: zh.preferred || en.preferred }));
          onClose();
        },
      },
    );
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={term === null ? t('addTitle') : t('editTitle')}
      description={t('formHint')}
      closeLabel={t('close')}
      isPageOnPhones
      className="sm:max-w-2xl"
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            kind="primary"
            type="submit"
            form={formId}
            isBusy={save.isPending}
            disabled={typed.zh.trim() === '' && typed.en.trim() === ''}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className="grid gap-4 pb-1 sm:grid-cols-2">
        <TermFields {...{ typed, problem, change }} />
      </form>
    </Dialog>
  );
}

function linesOf(forms: readonly string[] | undefined): string {
  return (forms ?? []).join('\n');
}

function formsOf(lines: string): string[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

type Fields = ReturnType<typeof fieldsOf>;

/** The values of a term in the form. */
function fieldsOf(term: TermView | null) {
  return {
    zh: term?.zh.preferred ?? '',
    en: term?.en.preferred ?? '',
    zhVariants: linesOf(term?.zh.variants),
    enVariants: linesOf(term?.en.variants),
    zhForbidden: linesOf(term?.zh.forbidden),
    enForbidden: linesOf(term?.en.forbidden),
    note: term?.note ?? '',
    partOfSpeech: term?.partOfSpeech ?? ('noun' as const),
    caseSensitive: term?.caseSensitive ?? false,
  };
}

function contentOf(typed: Fields): TermContent {
  return {
    zh: { preferred: typed.zh, variants: formsOf(typed.zhVariants), forbidden: formsOf(typed.zhForbidden) },
    en: { preferred: typed.en, variants: formsOf(typed.enVariants), forbidden: formsOf(typed.enForbidden) },
    ...{ partOfSpeech: typed.partOfSpeech, caseSensitive: typed.caseSensitive, note: typed.note },
  };
}

interface TermFieldsProps {
  typed: Fields;
  problem: string;
  change: (values: Partial<Fields>) => void;
}

function TermFields({ typed, problem, change }: TermFieldsProps) {
  const t = useTranslations('glossary');
  const area = (name: 'zhVariants' | 'enVariants' | 'zhForbidden' | 'enForbidden', lang: 'zh' | 'en') => (
    <TextArea
      label={t(name)}
      value={typed[name]}
      lang={lang}
      rows={2}
      onChange={(event) => change({ [name]: event.target.value })}
    />
  );
  return (
    <>
      <TextField
        label={t('zh')}
        value={typed.zh}
        lang="zh"
        autoComplete="off"
        maxLength={termLimits.form}
        error={problem}
        onChange={(event) => change({ zh: event.target.value })}
      />
      <TextField
        label={t('en')}
        value={typed.en}
        lang="en"
        autoComplete="off"
        autoCapitalize="none"
        maxLength={termLimits.form}
        onChange={(event) => change({ en: event.target.value })}
      />
      {area('zhVariants', 'zh')}
      {area('enVariants', 'en')}
      {area('zhForbidden', 'zh')}
      {area('enForbidden', 'en')}
      <SelectField
        label={t('partOfSpeech')}
        value={typed.partOfSpeech}
        choices={parts.map((value) => ({ value, label: t(`parts.${value}`) }))}
        onChange={(partOfSpeech) => change({ partOfSpeech })}
      />
      <div className="self-end">
        <Checkbox
          label={t('caseSensitive')}
          checked={typed.caseSensitive}
          onChange={(event) => change({ caseSensitive: event.target.checked })}
        />
      </div>
      <div className="sm:col-span-2">
        <TextArea
          label={t('note')}
          value={typed.note}
          lang=""
          rows={2}
          maxLength={termLimits.note}
          onChange={(event) => change({ note: event.target.value })}
        />
      </div>
    </>
  );
}
