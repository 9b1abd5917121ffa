import { modelFeatures } from '@inkstone/contracts/models';
import { TextField } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import type { ModelDraft } from './model-draft.ts';

export interface OverrideFieldsProps {
  draft: ModelDraft;
  onChange: (parts: Partial<ModelDraft>) => void;
}

/** Models of individual features that differ from the default. */
export function OverrideFields({ draft, onChange }: OverrideFieldsProps) {
  const t = useTranslations('staff-models');
  return (
    <details>
      <summary className="cursor-pointer py-2 text-sm font-medium">{t('overrides')}</summary>
      <p className="mb-3 text-sm text-soft">{t('overridesHint')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {modelFeatures.map((feature) => (
          <TextField
            key={feature}
            label={t(`feature_${feature}`)}
            maxLength={200}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={draft.overrides[feature] ?? ''}
            onChange={(event) =>
              onChange({ overrides: { ...draft.overrides, [feature]: event.target.value } })
            }
          />
        ))}
      </div>
    </details>
  );
}
