import { useEarlyChoice } from '@inkstone/ui/plain';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { type Term, termKey } from '../../../shared/catalogue/choose-plan.ts';
import { useCatalogueNames } from '../../../shared/catalogue/use-catalogue-names.ts';
import { InlineScript } from '../../../shell/light/inline-script.tsx';
import { useIsLight } from '../../../shell/light/light-page.tsx';
import { showChosen } from '../../../shell/light/show-chosen.ts';

export interface TermSwitchProps {
  readonly terms: readonly Term[];
  readonly chosen: Term;
  readonly onChange: (key: string) => void;
}

/** Switches all prices of the page to another term. */
export function TermSwitch({ terms, chosen, onChange }: TermSwitchProps) {
  const t = useTranslations('plan');
  const words = useCatalogueNames();
  const name = useId();
  const isLight = useIsLight();
  useEarlyChoice(name, termKey(chosen), terms.map(termKey), onChange);
  return (
    <fieldset className="mx-auto mt-8 w-fit max-w-full">
      <legend className="sr-only">{t('termLabel')}</legend>
      <div className="flex flex-wrap justify-center gap-1 rounded-lg border border-line bg-sunken p-1">
        {terms.map((term) => {
          const key = termKey(term);
          return (
            <label
              key={key}
              className="relative flex min-h-11 cursor-pointer items-center rounded-md px-2 text-sm text-soft sm:px-4 sm:text-base has-checked:bg-raised has-checked:font-medium has-checked:text-ink has-checked:shadow-raised has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name={name}
                value={key}
                data-chooses=""
                checked={key === termKey(chosen)}
                onChange={() => onChange(key)}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              {words.term(term)}
            </label>
          );
        })}
      </div>
      {isLight && <InlineScript source={`(${showChosen})()`} />}
    </fieldset>
  );
}
