import type { SensitiveGroup } from '@inkstone/contracts/assist/sensitive-words';
import { Checkbox } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { sensitiveGroups } from './sensitive-groups.ts';

export interface GroupChoicesProps {
  chosen: readonly SensitiveGroup[];
  onToggle: (group: SensitiveGroup, isOn: boolean) => void;
  /** Accessible name, when there is no heading. */
  label: string;
  isLabelShown: boolean;
}

/** A checkbox with a description for each group of sensitive words. */
export function GroupChoices({ chosen, onToggle, label, isLabelShown }: GroupChoicesProps) {
  const t = useTranslations('sensitive');
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className={isLabelShown ? 'pb-2 text-sm font-semibold' : 'sr-only'}>{label}</legend>
      {sensitiveGroups.map((group) => (
        <Checkbox
          key={group}
          checked={chosen.includes(group)}
          onChange={(event) => onToggle(group, event.target.checked)}
          label={
            <>
              <span className="text-ink">{t(`group.${group}`)}</span>
              <span className="block text-faint">{t(`groupHint.${group}`)}</span>
            </>
          }
        />
      ))}
    </fieldset>
  );
}
