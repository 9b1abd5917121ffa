import { Checkbox, showToast } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { useErrorWords } from '../../use-error-words.ts';
import { Section } from './section.tsx';
import { SensitiveList } from './sensitive-list.tsx';
import {
  type SensitiveGroup,
  type SensitiveSettings,
  useChooseGroups,
  useSensitive,
} from './use-sensitive.ts';

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
  const { categories, versions } = useSensitive(first);
  const choose = useChooseGroups();
  const change = (group: SensitiveGroup, isOn: boolean) =>
    choose.mutate(isOn ? [...categories, group] : categories.filter((each) => each !== group), {
      onSuccess: () => showToast.success(t('saved')),
      onError: (error) => showToast.error(errorWords(error)),
    });
  return (
    <Section title={t('heading')} hint={t('hint')}>
      <fieldset className="flex flex-col gap-3">
        <legend className="pb-2 text-sm font-semibold">{t('groups')}</legend>
        {groups.map((group) => (
          <Checkbox
            key={group}
            checked={categories.includes(group)}
            onChange={(event) => change(group, event.target.checked)}
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
