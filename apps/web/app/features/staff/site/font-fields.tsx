import { fonts } from '@inkstone/contracts/site/fonts';
import { RadioGroup, SelectField } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import type { FieldsProps } from './entry-draft.ts';
import { useFontName } from './entry-names.ts';
import { LanguageChoice } from './language-choice.tsx';

/** A font, and the languages in which it is offered. */
export function FontFields({ content, onChange }: FieldsProps<'font'>) {
  const t = useTranslations('staff-site');
  const fontName = useFontName();
  return (
    <>
      <SelectField
        label={t('font')}
        value={content.font}
        choices={fonts.map(({ id }) => ({ value: id, label: fontName(id) }))}
        onChange={(font) => onChange({ ...content, font })}
      />
      <RadioGroup
        label={t('offer')}
        value={content.isOffered ? 'yes' : 'no'}
        choices={(['yes', 'no'] as const).map((value) => ({ value, label: t(`offer_${value}`) }))}
        onChange={(value) => onChange({ ...content, isOffered: value === 'yes' })}
      />
      <LanguageChoice
        value={content.languages}
        onChange={(languages) => onChange({ ...content, languages })}
      />
    </>
  );
}
