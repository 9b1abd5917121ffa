import { changeTextModels, type TextModelSettings } from '@inkstone/contracts/staff/models';
import { RadioGroup, showToast } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { SubmitButton } from '../../../shared/submit-button.tsx';
import { StaffActionDialog } from '../../../shell/admin/staff-action-dialog.tsx';
import { LocalFields } from './local-fields.tsx';
import { choiceOf, type ModelDraft, modelDraft, overridesOf } from './model-draft.ts';
import { OverrideFields } from './override-fields.tsx';
import { ServiceFields } from './service-fields.tsx';
import { TestModel } from './test-model.tsx';

const ways = ['service', 'local', 'none'] as const;

/** Selects, tests and saves one of three kinds of models. */
export function ModelsForm({ settings }: { settings: TextModelSettings }) {
  const t = useTranslations('staff-models');
  const [draft, setDraft] = useState<ModelDraft>(() => modelDraft(settings));
  const [isSaving, setSaving] = useState(false);
  const choice = choiceOf(draft);
  const change = (parts: Partial<ModelDraft>) => setDraft({ ...draft, ...parts });
  return (
    <form
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        setSaving(true);
      }}
    >
      <RadioGroup
        label={t('way')}
        value={draft.way}
        choices={ways.map((value) => ({ value, label: t(`way_${value}`), hint: t(`wayHint_${value}`) }))}
        onChange={(way) => change({ way })}
      />
      {draft.way === 'service' && (
        <ServiceFields draft={draft} hasKey={settings.service.hasKey} onChange={change} />
      )}
      {draft.way === 'local' && <LocalFields draft={draft} local={settings.local} onChange={change} />}
      {draft.way !== 'none' && <OverrideFields draft={draft} onChange={change} />}
      {draft.way !== 'none' && <TestModel key={JSON.stringify(choice)} choice={choice} />}
      <div>
        <SubmitButton kind="primary" disabled={choice === null}>
          {t('save')}
        </SubmitButton>
      </div>
      {isSaving && choice && (
        <StaffActionDialog
          title={t('saveTitle')}
          description={t('saveHint')}
          confirmLabel={t('save')}
          run={(reason) => call(changeTextModels, { choice, overrides: overridesOf(draft), reason })}
          onDone={() => {
            change({ key: '' });
            showToast.success(t('saved'));
          }}
          onClose={() => setSaving(false)}
        />
      )}
    </form>
  );
}
