import { rewriteLimits } from '@inkstone/contracts/rewriting';
import type { OwnAction } from '@inkstone/contracts/rewriting/revise';
import { Button, TextArea, TextField } from '@inkstone/ui';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../../platform/use-error-text.ts';
import { useDeleteAction, useSaveAction } from './use-actions.ts';

export interface ActionFormProps {
  /** The action to change; a new one has an empty name. */
  action: Pick<OwnAction, 'id' | 'name' | 'prompt'>;
  onClose: () => void;
}

/** Creates, changes or deletes a user's own action. */
export function ActionForm({ action, onClose }: ActionFormProps) {
  const t = useTranslations('rewrite');
  const errorText = useErrorText();
  const [name, setName] = useState(action.name);
  const [prompt, setPrompt] = useState(action.prompt);
  const save = useSaveAction();
  const remove = useDeleteAction();
  const error = save.error ?? remove.error;

  function submit(event: FormEvent) {
    event.preventDefault();
    save.mutate({ id: action.id, name, prompt }, { onSuccess: onClose });
  }

  return (
    <form className="flex flex-col gap-3 p-3 sm:w-80" onSubmit={submit}>
      <TextField
        label={t('actionName')}
        value={name}
        required
        autoFocus
        maxLength={rewriteLimits.actionName}
        onChange={(event) => setName(event.target.value)}
      />
      <TextArea
        label={t('actionPrompt')}
        hint={t('actionPromptHint')}
        value={prompt}
        required
        rows={3}
        maxLength={rewriteLimits.actionPrompt}
        onChange={(event) => setPrompt(event.target.value)}
        error={error ? errorText(error) : undefined}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind="primary" isBusy={save.isPending}>
          {t('actionSave')}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t('close')}
        </Button>
        {action.name !== '' && (
          <Button
            kind="danger"
            className="ml-auto"
            isBusy={remove.isPending}
            onClick={() => remove.mutate(action.id, { onSuccess: onClose })}
          >
            {t('actionDelete')}
          </Button>
        )}
      </div>
    </form>
  );
}
