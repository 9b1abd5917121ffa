import { noteLimits } from '@inkstone/contracts/documents/notes';
import { Button, isInputMethodKey, TextArea } from '@inkstone/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';

export interface NoteFormProps {
  /** Accessible name of the field. */
  label: string;
  text: string;
  onSubmit: (text: string) => void;
  onCancel: () => void;
}

/** The form of a note. Ctrl+Enter saves it, Escape discards it. */
export function NoteForm({ label, text, onSubmit, onCancel }: NoteFormProps) {
  const t = useTranslations('writing');
  const common = useTranslations('common');
  const [typed, setTyped] = useState(text);
  const field = useRef<HTMLTextAreaElement>(null);
  // The form takes the focus, because the user has just opened it.
  useEffect(() => {
    const area = field.current;
    area?.focus();
    area?.setSelectionRange(area.value.length, area.value.length);
  }, []);
  const submit = () => typed.trim() !== '' && onSubmit(typed.trim());

  function onKey(event: KeyboardEvent) {
    if (isInputMethodKey(event.nativeEvent)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
    else if (event.key === 'Escape') onCancel();
    else return;
    event.preventDefault();
  }

  return (
    <div className="flex flex-col gap-2">
      <TextArea
        ref={field}
        label={label}
        isLabelHidden
        placeholder={t('noteHint')}
        rows={3}
        maxLength={noteLimits.text}
        value={typed}
        lang=""
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKey}
      />
      <div className="flex justify-end gap-2">
        <Button size="small" kind="quiet" onClick={onCancel}>
          {common('cancel')}
        </Button>
        <Button size="small" kind="primary" disabled={typed.trim() === ''} onClick={submit}>
          {t('noteKeep')}
        </Button>
      </div>
    </div>
  );
}
