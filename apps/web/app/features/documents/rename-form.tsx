import { titleLimit } from '@inkstone/contracts/documents';
import { Button, TextField } from '@inkstone/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';

export interface RenameFormProps {
  title: string;
  /** The new title, or null when it stays as it is. */
  onDone: (title: string | null) => void;
}

/** Renames a document in its place in the list. Enter saves, Escape leaves it. */
export function RenameForm({ title, onDone }: RenameFormProps) {
  const t = useTranslations('documents');
  const words = useTranslations('errors');
  const [typed, setTyped] = useState(title);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const [isTried, setTried] = useState(false);
  const isTooLong = [...typed.trim()].length > titleLimit;

  function save(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (typed.trim() !== '' && !isTooLong) onDone(typed.trim());
  }

  return (
    <form
      onSubmit={save}
      onKeyDown={(event) => event.key === 'Escape' && onDone(null)}
      className="flex flex-wrap items-start justify-end gap-2 px-2 py-4"
    >
      <div className="w-full sm:w-auto sm:grow">
        <TextField
          ref={field}
          label={t('renameLabel')}
          isLabelHidden
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={
            isTooLong
              ? words('title_too_long', { limit: String(titleLimit) })
              : isTried && typed.trim() === '' && words('title_required')
          }
          autoComplete="off"
        />
      </div>
      <Button kind="quiet" onClick={() => onDone(null)}>
        {t('cancel')}
      </Button>
      <Button kind="primary" type="submit">
        {t('saveName')}
      </Button>
    </form>
  );
}
