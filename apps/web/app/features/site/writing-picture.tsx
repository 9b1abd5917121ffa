import { useTranslations } from 'use-intl';
import { usePageLocale } from '../../i18n/page-locale.ts';

/** Pixels of the screenshots that script/screenshots makes. */
const size = { width: 2560, height: 1600 };

/** The writing page as it is, in the reader's script and theme; not there until screenshots have been made. */
export function WritingPicture() {
  const t = useTranslations('site');
  const language = usePageLocale().startsWith('zh') ? 'zh' : 'en';
  if (!__HAS_SCREENSHOTS__) return null;
  return (
    <figure className="relative z-10 mx-auto -mt-24 max-w-6xl px-4 sm:px-6 md:-mt-36">
      {(['light', 'dark'] as const).map((theme) => (
        <picture key={theme} className={`only-${theme}`}>
          <source type="image/avif" srcSet={`/screenshots/writing-${language}-${theme}.avif`} />
          <img
            src={`/screenshots/writing-${language}-${theme}.webp`}
            alt={t('screenshotAlt')}
            loading="lazy"
            {...size}
            className="h-auto w-full rounded-lg border border-line shadow-floating"
          />
        </picture>
      ))}
    </figure>
  );
}
