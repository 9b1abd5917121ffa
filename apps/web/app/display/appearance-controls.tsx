import { lineHeights, textFonts, textScales } from '@inkstone/contracts/accounts/display';
import { fonts, listFonts } from '@inkstone/contracts/site/fonts';
import { Button, classNames } from '@inkstone/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { quietCall } from '../platform/call.ts';
import { usePageLocale } from '../platform/i18n/page-locale.ts';
import { FontPreviews } from './font-stylesheets.tsx';
import { appearanceProperties, type TextAppearance } from './text-appearance.ts';

export interface AppearanceControlsProps {
  appearance: TextAppearance;
  onChange: (change: Partial<TextAppearance>) => void;
}

/** Font, size and line height of texts. */
export function AppearanceControls({ appearance, onChange }: AppearanceControlsProps) {
  return (
    <div className="flex flex-col gap-5 text-sm">
      <FontChoice appearance={appearance} onChange={onChange} />
      <div className="flex flex-wrap gap-x-8 gap-y-4">
        <SizeChoice appearance={appearance} onChange={onChange} />
        <LineChoice appearance={appearance} onChange={onChange} />
      </div>
    </div>
  );
}

/** A list of all fonts, with each name rendered in its font. */
function FontChoice({ appearance, onChange }: AppearanceControlsProps) {
  const t = useTranslations('display');
  const group = useId();
  const offered = useOfferedFonts(appearance.font);
  const isChinese = usePageLocale().startsWith('zh');
  const nameOf = (font: TextAppearance['font']) => {
    if (font === 'serif') return t('fontSerif');
    if (font === 'sans') return t('fontSans');
    return fonts.find(({ id }) => id === font)?.names[isChinese ? 'zh' : 'en'] ?? font;
  };
  return (
    <fieldset>
      <FontPreviews />
      <legend className="mb-1.5 font-medium">{t('font')}</legend>
      <div className="grid grid-cols-2 gap-1.5">
        {offered.map((font) => (
          <label key={font} className={choiceClass(appearance.font === font)}>
            <input
              type="radio"
              name={group}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
              checked={appearance.font === font}
              onChange={() => onChange({ font })}
            />
            <span style={{ fontFamily: appearanceProperties({ ...appearance, font })['--sheet-font'] }}>
              {nameOf(font)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/**
 * Returns the fonts to choose from: those installed with the browser, those offered by staff, and the one in use; offline, all
 * fonts.
 */
function useOfferedFonts(own: TextAppearance['font']): readonly TextAppearance['font'][] {
  const language = usePageLocale();
  const { data } = useQuery({
    queryKey: ['fonts', language],
    queryFn: () => quietCall(listFonts, { language }),
    staleTime: 5 * 60_000,
    retry: false,
  });
  if (!data) return textFonts;
  const isHidden = (font: TextAppearance['font']) =>
    fonts.some(({ id }) => id === font) && !data.fonts.some(({ id }) => id === font);
  return textFonts.filter((font) => font === own || !isHidden(font));
}

function SizeChoice({ appearance, onChange }: AppearanceControlsProps) {
  const t = useTranslations('display');
  const label = useId();
  const place = textScales.indexOf(appearance.scale);
  const resize = (by: number) => onChange({ scale: textScales[place + by] ?? appearance.scale });
  return (
    <fieldset aria-labelledby={label}>
      <span id={label} className="mb-1.5 block font-medium">
        {t('textSize')}
      </span>
      <div className="flex items-center gap-1.5">
        <Button size="small" disabled={place <= 0} aria-label={t('smaller')} onClick={() => resize(-1)}>
          −
        </Button>
        <output className="w-12 text-center tabular-nums">{Math.round(appearance.scale * 100)}%</output>
        <Button
          size="small"
          disabled={place === textScales.length - 1}
          aria-label={t('larger')}
          onClick={() => resize(1)}
        >
          +
        </Button>
      </div>
    </fieldset>
  );
}

const lineLabels = ['linesTight', 'linesUsual', 'linesWide'] as const;

function LineChoice({ appearance, onChange }: AppearanceControlsProps) {
  const t = useTranslations('display');
  const group = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{t('lineHeight')}</legend>
      <div className="flex gap-1.5">
        {lineHeights.map((lineHeight, place) => (
          <label key={lineHeight} className={choiceClass(appearance.lineHeight === lineHeight)}>
            <input
              type="radio"
              name={group}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
              checked={appearance.lineHeight === lineHeight}
              onChange={() => onChange({ lineHeight })}
            />
            {t(lineLabels[place] ?? 'linesUsual')}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function choiceClass(isChosen: boolean): string {
  return classNames(
    'relative flex min-h-9 pointer-coarse:min-h-11 cursor-pointer items-center rounded-md border px-3 py-1.5 text-base leading-tight',
    'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
    isChosen ? 'border-ink bg-sunken font-medium' : 'border-line hover:bg-sunken',
  );
}
