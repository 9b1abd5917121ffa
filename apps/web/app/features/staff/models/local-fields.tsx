import type { TextModelSettings } from '@inkstone/contracts/staff/models';
import { Notice, SelectField } from '@inkstone/ui';
import { useFormatter, useTranslations } from 'use-intl';
import type { ModelDraft } from './model-draft.ts';

export interface LocalFieldsProps {
  draft: ModelDraft;
  local: TextModelSettings['local'];
  onChange: (parts: Partial<ModelDraft>) => void;
}

/** A model file of this machine, or instructions for installing one. */
export function LocalFields({ draft, local, onChange }: LocalFieldsProps) {
  const t = useTranslations('staff-models');
  const format = useFormatter();
  if (!local.isInstalled) return <Notice>{t('addonMissing')}</Notice>;
  const sizeOf = (size: number) =>
    format.number(size / 1e9, { style: 'unit', unit: 'gigabyte', maximumFractionDigits: 1 });
  const memory = sizeOf(local.memory);
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-soft">
        {local.recommended === null
          ? t('tooSmall', { memory })
          : t('recommended', { memory, size: local.recommended })}
      </p>
      {local.models.length === 0 ? (
        <Notice>{t('filesMissing')}</Notice>
      ) : (
        <SelectField
          label={t('file')}
          value={draft.localModel}
          choices={local.models.map(({ name, size }) => ({
            value: name,
            label: `${name} (${sizeOf(size)})`,
          }))}
          onChange={(localModel) => onChange({ localModel })}
        />
      )}
    </div>
  );
}
