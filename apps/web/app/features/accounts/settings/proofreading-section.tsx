import type { ProofreadingPreferences } from '@inkstone/contracts/assist/preferences';
import { Checkbox, RadioGroup, SelectField } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { Section } from '../../../shell/section.tsx';
import { usePreferences } from './use-preferences.ts';

const levels = [
  ['thresholdAll', 0.3],
  ['thresholdUsual', 0.5],
  ['thresholdSure', 0.8],
  ['thresholdCertain', 0.95],
] as const;

/** Proofreading settings. Every change is saved at once. */
export function ProofreadingSection({ first }: { first: ProofreadingPreferences }) {
  const t = useTranslations('settings');
  const [preferences, change] = usePreferences(first);
  return (
    <Section title={t('proofreading')} hint={t('proofreadingHint')}>
      <RadioGroup
        label={t('mode')}
        value={preferences.mode}
        onChange={(mode) => change({ mode })}
        choices={[
          { value: 'normal', label: t('modeNormal'), hint: t('modeNormalHint') },
          { value: 'strict', label: t('modeStrict'), hint: t('modeStrictHint') },
        ]}
      />
      <div className="grid items-end gap-6 sm:grid-cols-2">
        <SelectField
          label={t('english')}
          value={preferences.english}
          onChange={(english) => change({ english })}
          choices={[
            { value: 'any', label: t('englishAny') },
            { value: 'US', label: t('englishUS') },
            { value: 'GB', label: t('englishGB') },
            { value: 'AU', label: t('englishAU') },
            { value: 'CA', label: t('englishCA') },
          ]}
        />
        <SelectField
          label={t('spacing')}
          value={preferences.latinSpacing}
          onChange={(latinSpacing) => change({ latinSpacing })}
          choices={[
            { value: 'any', label: t('spacingAny') },
            { value: 'spaced', label: t('spacingSpaced') },
            { value: 'tight', label: t('spacingTight') },
          ]}
        />
      </div>
      <SelectField
        label={t('threshold')}
        hint={t('thresholdHint')}
        value={String(nearestLevel(preferences.threshold))}
        onChange={(threshold) => change({ threshold: Number(threshold) })}
        choices={levels.map(([words, minCredible]) => ({ value: String(minCredible), label: t(words) }))}
      />
      <Checkbox
        label={
          <>
            <span className="text-ink">{t('checksTerms')}</span>
            <span className="block">{t('checksTermsHint')}</span>
          </>
        }
        checked={preferences.checksTerms}
        onChange={(event) => change({ checksTerms: event.target.checked })}
      />
    </Section>
  );
}

/** Returns the nearest level of the list, because another program may have set a value between the levels. */
function nearestLevel(threshold: number): number {
  return levels.findLast(([, minCredible]) => minCredible <= threshold)?.[1] ?? levels[0][1];
}
