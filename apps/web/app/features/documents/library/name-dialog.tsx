import { visibleLine } from '@inkstone/kernel';
import { Button, Dialog, TextField, type TextFieldProps } from '@inkstone/ui';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAttempt } from './use-attempt.ts';

export interface NameDialogProps {
  title: string;
  label: string;
  /** The current name. */
  name: string;
  /** Maximum length of a name, in code points. */
  limit: number;
  codes: {
    readonly required: 'title_required' | 'folder_name_required';
    readonly tooLong: 'title_too_long' | 'folder_name_too_long';
  };
  /** The label of the submit button. */
  save: string;
  onSave: (name: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for a name; errors of the client and of the server are shown below the field. */
export function NameDialog({ title, label, name, limit, codes, save, onSave, onClose }: NameDialogProps) {
  const t = useTranslations('documents');
  const words = useTranslations('errors');
  const form = useId();
  const [typed, setTyped] = useState(name);
  const { attempt, isBusy, failure, setFailure } = useAttempt(onClose);

  function submit(event: FormEvent) {
    event.preventDefault();
    const wanted = typed.trim();
    if (visibleLine(wanted) === '') setFailure(words(codes.required));
    else if ([...wanted].length > limit) setFailure(words(codes.tooLong, { limit: String(limit) }));
    else if (wanted === name) onClose();
    else void attempt(() => onSave(wanted));
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      closeLabel={t('close')}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button kind="primary" type="submit" form={form} isBusy={isBusy}>
            {save}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <NameField
          label={label}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setFailure(null);
          }}
          error={failure}
        />
      </form>
    </Dialog>
  );
}

/** A text field that takes the focus on mount, before the dialog focuses its first button, which would close it. */
function NameField(props: Pick<TextFieldProps, 'label' | 'value' | 'onChange' | 'error'>) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return <TextField ref={field} autoComplete="off" {...props} />;
}
