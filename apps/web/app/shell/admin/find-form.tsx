import { TextField } from '@inkstone/ui';
import { type FormEvent, useState } from 'react';
import { SubmitButton } from '../../shared/submit-button.tsx';

export interface FindFormProps {
  label: string;
  hint: string;
  /** The label of the button. */
  find: string;
  /** Initial value of the field. */
  first?: string;
  /** Whether a search requires a non-empty text. */
  needsText?: boolean;
  isBusy: boolean;
  onFind: (query: string) => void;
}

/** The search form of a staff page: one field for any kind of identifier. */
export function FindForm({
  label,
  hint,
  find,
  first = '',
  needsText = false,
  isBusy,
  onFind,
}: FindFormProps) {
  const [text, setText] = useState(first);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onFind(text.trim());
  };
  return (
    <search>
      <form onSubmit={submit} className="grid max-w-2xl items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <TextField
          label={label}
          hint={hint}
          value={text}
          {...(needsText && { required: true, pattern: '.*\\S.*' })}
          maxLength={320}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
        />
        <SubmitButton kind="primary" isBusy={isBusy} className="min-h-11 sm:mt-7">
          {find}
        </SubmitButton>
      </form>
    </search>
  );
}
