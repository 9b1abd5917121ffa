import { Checkbox, TextField } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import type { ModelDraft } from './model-draft.ts';

export interface ServiceFieldsProps {
  draft: ModelDraft;
  /** Whether a key is stored. */
  hasKey: boolean;
  onChange: (parts: Partial<ModelDraft>) => void;
}

/** Address, key and model of a service. A stored key is never shown. */
export function ServiceFields({ draft, hasKey, onChange }: ServiceFieldsProps) {
  const t = useTranslations('staff-models');
  const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;
  return (
    <div className="flex flex-col gap-4">
      <TextField
        label={t('url')}
        hint={t('urlHint')}
        type="url"
        required
        maxLength={500}
        value={draft.url}
        onChange={(event) => onChange({ url: event.target.value })}
        {...plain}
      />
      <TextField
        label={t('model')}
        hint={t('modelHint')}
        required
        maxLength={200}
        value={draft.model}
        onChange={(event) => onChange({ model: event.target.value })}
        {...plain}
      />
      <TextField
        label={t('key')}
        hint={t(hasKey ? 'keyStored' : 'keyHint')}
        type="password"
        maxLength={1000}
        disabled={draft.isKeyRemoved}
        value={draft.key}
        onChange={(event) => onChange({ key: event.target.value })}
        {...plain}
        autoComplete="new-password"
      />
      {hasKey && (
        <Checkbox
          label={t('removeKey')}
          checked={draft.isKeyRemoved}
          onChange={(event) => onChange({ isKeyRemoved: event.target.checked, key: '' })}
        />
      )}
    </div>
  );
}
