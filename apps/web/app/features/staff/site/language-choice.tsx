import { type Locale, localeNames, locales } from '@inkstone/phrases';
import { Checkbox } from '@inkstone/ui';
import { useTranslations } from 'use-intl';

export interface LanguageChoiceProps {
  /** Empty for all languages. */
  value: readonly Locale[];
  onChange: (languages: Locale[]) => void;
}

/** Chooses the languages in which an entry is shown. */
export function LanguageChoice({ value, onChange }: LanguageChoiceProps) {
  const t = useTranslations('staff-site');
  return (
    <fieldset>
      <legend className="text-sm font-medium text-ink">{t('languages')}</legend>
      <p className="mt-0.5 mb-2 text-sm text-faint">{t('languagesHint')}</p>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-4 gap-y-1.5">
        {locales.map((locale) => (
          <Checkbox
            key={locale}
            label={localeNames[locale]}
            checked={value.includes(locale)}
            onChange={(event) =>
              onChange(
                locales.filter((each) => (each === locale ? event.target.checked : value.includes(each))),
              )
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
