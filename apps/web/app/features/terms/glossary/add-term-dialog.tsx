import { type GlossaryPlace, listGlossaries, termLimits } from '@inkstone/contracts/terms';
import { Button, Checkbox, Dialog, RadioGroup, SelectField, showToast, TextField } from '@inkstone/ui';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { quietCall } from '../../../platform/call.ts';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { termsKey } from '../../../shared/proofreading/follow-terms.ts';
import { type Glossaries, type QuickTerm, useQuickTerm } from './use-terms.ts';

interface AddTermDialogProps {
  documentId: string;
  /** The selected text; may be empty. */
  selected: string;
  onClose: () => void;
  /** Moves the focus when it has closed. */
  onClosed: () => void;
}

/** The short form for a term: selected text as the preferred or as a forbidden form, with its translation. */
export function AddTermDialog({ documentId, selected, onClose, onClosed }: AddTermDialogProps) {
  const t = useTranslations('glossary');
  const errorText = useErrorText();
  const formId = useId();
  const save = useQuickTerm();
  const [typed, setTyped] = useState(() => fieldsOf(selected));
  const [problem, setProblem] = useState('');
  const { data } = useQuery({
    queryKey: [termsKey, 'glossaries', 'text', documentId],
    queryFn: () => quietCall(listGlossaries, { document: documentId }),
  });
  const open = data?.glossaries.filter(({ canEdit }) => canEdit) ?? [];
  const place = placeOf(open.find((one) => keyOf(one) === typed.place));
  const isComplete = typed.form.trim() !== '' && (typed.kind === 'preferred' || typed.better.trim() !== '');
  const change = (values: Partial<Fields>) => {
    setTyped({ ...typed, ...values });
    setProblem('');
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    save.mutate(quickTermOf(typed, place), {
      onError: (error) => setProblem(errorText(error)),
      onSuccess: (term) => {
        showToast.success(t('saved', { term: term[languageOf(typed.form)].preferred }));
        onClose();
      },
    });
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onClosed={onClosed}
      title={t('addFromText')}
      closeLabel={t('close')}
      className="sm:max-w-lg"
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" type="submit" form={formId} isBusy={save.isPending} disabled={!isComplete}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className="grid gap-4 pb-1">
        <QuickFields {...{ typed, problem, change }} />
        <SelectField
          label={t('scope')}
          value={typed.place}
          choices={open.map((one) => ({
            value: keyOf(one),
            label: one.scope === 'me' ? t('mine') : t(one.scope, { name: one.name || t('untitled') }),
          }))}
          onChange={(next) => change({ place: next })}
        />
      </form>
    </Dialog>
  );
}

interface QuickFieldsProps {
  typed: Fields;
  problem: string;
  change: (values: Partial<Fields>) => void;
}

function QuickFields({ typed, problem, change }: QuickFieldsProps) {
  const t = useTranslations('glossary');
  const own = languageOf(typed.form);
  const other = own === 'zh' ? 'en' : 'zh';
  return (
    <>
      <TextField
        label={t('selected')}
        value={typed.form}
        lang={own}
        autoComplete="off"
        maxLength={termLimits.form}
        error={problem}
        onChange={(event) => change({ form: event.target.value })}
      />
      <RadioGroup
        label={t('selectedIs')}
        value={typed.kind}
        onChange={(kind) => change({ kind })}
        choices={[
          { value: 'preferred', label: t('isPreferred') },
          { value: 'forbidden', label: t('isForbidden') },
        ]}
      />
      {typed.kind === 'forbidden' && (
        <TextField
          label={t(own)}
          value={typed.better}
          lang={own}
          autoComplete="off"
          autoCapitalize="none"
          maxLength={termLimits.form}
          onChange={(event) => change({ better: event.target.value })}
        />
      )}
      <TextField
        label={t(other)}
        value={typed.translation}
        lang={other}
        autoComplete="off"
        autoCapitalize="none"
        maxLength={termLimits.form}
        onChange={(event) => change({ translation: event.target.value })}
      />
      <TextField
        label={t('note')}
        value={typed.note}
        lang=""
        autoComplete="off"
        maxLength={termLimits.note}
        onChange={(event) => change({ note: event.target.value })}
      />
      {own === 'en' && (
        <Checkbox
          label={t('caseSensitive')}
          checked={typed.caseSensitive}
          onChange={(event) => change({ caseSensitive: event.target.checked })}
        />
      )}
    </>
  );
}

type Fields = ReturnType<typeof fieldsOf>;

function fieldsOf(selected: string) {
  return {
    form: selected.slice(0, termLimits.form),
    kind: 'preferred' as QuickTerm['kind'],
    ...{ better: '', translation: '', note: '', caseSensitive: false, place: 'me:' },
  };
}

function quickTermOf(typed: Fields, place: GlossaryPlace): QuickTerm {
  const { form, kind, better, translation, note, caseSensitive } = typed;
  return { place, language: languageOf(form), form, kind, better, translation, note, caseSensitive };
}

/** Returns the language of a form, by its characters. */
function languageOf(form: string): 'zh' | 'en' {
  return /\p{Script=Han}/u.test(form) ? 'zh' : 'en';
}

function keyOf({ scope, id }: Glossaries[number]): string {
  return `${scope}:${id}`;
}

function placeOf(glossary: Glossaries[number] | undefined): GlossaryPlace {
  return glossary === undefined || glossary.scope === 'me'
    ? { scope: 'me' }
    : { scope: glossary.scope, id: glossary.id };
}
