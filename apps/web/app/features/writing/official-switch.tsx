import type { SharedSwitch } from '@inkstone/editor/collab';
import { Checkbox } from '@inkstone/ui';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';

export interface OfficialSwitchProps {
  official: SharedSwitch;
  isReadOnly: boolean;
}

/** Whether the document is an official one, for all who write in it. */
export function OfficialSwitch({ official, isReadOnly }: OfficialSwitchProps) {
  const t = useTranslations('writing');
  const isOn = useSyncExternalStore(official.subscribe, official.getSnapshot, official.getSnapshot);
  return (
    <div className="px-4 py-1">
      <Checkbox
        checked={isOn}
        disabled={isReadOnly}
        onChange={(event) => official.set(event.target.checked)}
        label={
          <>
            {t('officialDocument')}
            {!isOn && (
              <span className="block text-xs text-faint max-lg:hidden">{t('officialDocumentHint')}</span>
            )}
          </>
        }
      />
    </div>
  );
}
