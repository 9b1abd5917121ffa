import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../platform/i18n/page-locale.ts';

/** The logo: an inkstone seen from above. */
export function BrandMark({ size = 28 }: { size?: number }) {
  return (
    <svg viewBox="0 0 28 28" width={size} height={size} aria-hidden="true">
      <rect x="3" y="1" width="22" height="26" rx="8" fill="var(--color-ink)" />
      <rect
        x="6"
        y="4"
        width="16"
        height="20"
        rx="5.5"
        fill="none"
        stroke="var(--color-paper)"
        strokeWidth="1.2"
        opacity="0.6"
      />
      <path d="M7.5 12a6.5 5.5 0 0 1 13 0c0 2.3-3 2.6-6.5 2.6S7.5 14.3 7.5 12Z" fill="var(--color-seal)" />
    </svg>
  );
}

/** The product's name as a link to the home page in the page's language, or to the documents. */
export function Brand({ to = '/' }: { to?: '/' | '/app' }) {
  const t = useTranslations('common');
  const path = useLocalePath();
  return (
    <Link
      to={path(to)}
      className="flex shrink-0 items-center gap-2.5 rounded-md font-serif text-xl font-semibold"
    >
      <BrandMark />
      <span className="max-[359px]:sr-only">{t('brand')}</span>
    </Link>
  );
}
