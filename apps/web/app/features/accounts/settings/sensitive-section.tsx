import type { ReplyOf } from '@inkstone/contracts';
import type { listOrganisationLists } from '@inkstone/contracts/assist/sensitive-words';
import { showToast } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { GroupChoices } from '../../../shared/proofreading/group-choices.tsx';
import { Section } from '../../../shell/section.tsx';
import { OrganisationLists } from './organisation-lists.tsx';
import { SensitiveList } from './sensitive-list.tsx';
import { type SensitiveSettings, useGroups, useSensitive } from './use-sensitive.ts';

export interface SensitiveSectionProps {
  first: SensitiveSettings;
  organisations: ReplyOf<typeof listOrganisationLists>;
}

/** Settings of sensitive words: built-in groups, lists of organisations, and the user's own list. */
export function SensitiveSection({ first, organisations }: SensitiveSectionProps) {
  const t = useTranslations('sensitive');
  const errorText = useErrorText();
  const { versions } = useSensitive(first);
  const [chosen, toggle] = useGroups(first.categories);
  return (
    <Section title={t('heading')} hint={t('hint')}>
      <GroupChoices
        chosen={chosen}
        label={t('groups')}
        isLabelShown
        onToggle={(group, isOn) =>
          toggle(group, isOn, {
            onSuccess: () => showToast.success(t('saved')),
            onError: (error) => showToast.error(errorText(error)),
          })
        }
      />
      <p className="text-sm text-soft">{t('persons')}</p>
      {organisations.organisations.length > 0 && <OrganisationLists {...organisations} />}
      <SensitiveList versions={versions} />
    </Section>
  );
}
