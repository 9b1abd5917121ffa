import type { OrganisationList } from '@inkstone/contracts/sensitive-words';
import { Checkbox, showToast } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { Section } from '../../shell/section.tsx';
import { useErrorWords } from '../../use-error-words.ts';
import { OrganisationLists } from './organisation-lists.tsx';
import { SensitiveList } from './sensitive-list.tsx';
import { type SensitiveGroup, type SensitiveSettings, useGroups, useSensitive } from './use-sensitive.ts';

const groups = [
  'discrimination',
  'insult',
  'wording',
  'privacy',
  'contact',
  'advertising',
  'medical',
] as const satisfies readonly SensitiveGroup[];

export interface SensitiveSectionProps {
  first: SensitiveSettings;
  organisationLists: readonly OrganisationList[];
}

/** What words somebody is warned of: groups of the own list, what their organisations list, a list of their own. */
export function SensitiveSection({ first, organisationLists }: SensitiveSectionProps) {
  const t = useTranslations('sensitive');
  const errorWords = useErrorWords();
  const { versions } = useSensitive(first);
  const [chosen, toggle] = useGroups(first.categories);
  return (
    <Section title={t('heading')} hint={t('hint')}>
      <fieldset className="flex flex-col gap-3">
        <legend className="pb-2 text-sm font-semibold">{t('groups')}</legend>
        {groups.map((group) => (
          <Checkbox
            key={group}
            checked={chosen.includes(group)}
            onChange={(event) =>
              toggle(group, event.target.checked, {
                onSuccess: () => showToast.success(t('saved')),
                onError: (error) => showToast.error(errorWords(error)),
              })
            }
            label={
              <>
                <span className="text-ink">{t(`group.${group}`)}</span>
                <span className="block text-faint">{t(`groupHint.${group}`)}</span>
              </>
            }
          />
        ))}
      </fieldset>
      {organisationLists.length > 0 && <OrganisationLists lists={organisationLists} />}
      <SensitiveList versions={versions} />
    </Section>
  );
}
