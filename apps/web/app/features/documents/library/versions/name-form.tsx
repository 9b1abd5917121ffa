import { Button, isInputMethodKey, TextField } from '@inkstone/ui';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';

export interface NameFormProps {
  name: string;
  /** Why the last name was rejected, as text. */
  problem: string;
  isBusy: boolean;
  onSubmit: (name: string) => void;
  onCancel: () => void;
}

/** Asks for the name of a version. */
export function NameForm({ name, problem, isBusy, onSubmit, onCancel }: NameFormProps) {
  const t = useTranslations('versions');
  const common = useTranslations('common');
  const [typed, setTyped] = useState(name);

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit(typed);
  }

  return (
    <form onSubmit={submit} className="flex w-full flex-col gap-2">
      <TextField
        label={t('name')}
        value={typed}
        error={problem}
        placeholder={t('nameExample')}
        autoComplete="off"
        autoFocus
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || isInputMethodKey(event.nativeEvent)) return;
          event.stopPropagation();
          onCancel();
        }}
      />
      <div className="flex justify-end gap-2">
        <Button size="small" kind="quiet" onClick={onCancel}>
          {common('cancel')}
        </Button>
        <Button size="small" kind="primary" type="submit" isBusy={isBusy}>
          {t('nameApply')}
        </Button>
      </div>
    </form>
  );
}
