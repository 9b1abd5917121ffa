import { type ChangeChoice, changeChoices } from '@inkstone/contracts/documents/exchange';
import { Button, RadioGroup } from '@inkstone/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';

export interface ChangesQuestionProps {
  /** The affected files; never empty. */
  names: readonly string[];
  onChoose: (changes: ChangeChoice) => void;
}

/** Asks how to treat the tracked changes of files. */
export function ChangesQuestion({ names, onChoose }: ChangesQuestionProps) {
  const t = useTranslations('exchange');
  const [chosen, choose] = useState<ChangeChoice>('keep');
  const form = useRef<HTMLFormElement>(null);
  // Takes the focus, because it appears without an action of the user.
  useEffect(() => form.current?.querySelector<HTMLInputElement>('input:checked')?.focus(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    onChoose(chosen);
  }

  return (
    <form ref={form} onSubmit={submit} className="mb-3 rounded-lg border border-line p-3">
      <RadioGroup
        label={
          names.length === 1
            ? t('changesIn', { name: names[0] ?? '' })
            : t('changesInSeveral', { count: names.length })
        }
        value={chosen}
        choices={changeChoices.map((value) => ({
          value,
          label: t(`changes.${value}`),
          hint: t(`changes.${value}Hint`),
        }))}
        onChange={choose}
      />
      <div className="flex justify-end pt-3">
        <Button type="submit" kind="primary">
          {t('changesApply')}
        </Button>
      </div>
    </form>
  );
}
