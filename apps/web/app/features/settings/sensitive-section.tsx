import { Checkbox, showToast } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { useErrorWords } from '../../use-error-words.ts';
import { Section } from './section.tsx';
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

/** What words somebody wants to be warned of: groups of the own list, and a list of their own. */
export function SensitiveSection({ first }: { first: SensitiveSettings }) {
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
      <SensitiveList versions={versions} />
    </Section>
  );
}
