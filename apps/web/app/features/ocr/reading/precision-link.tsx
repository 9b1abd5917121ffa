import { advertisedPrecision } from '@inkstone/ocr';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';

/** The precision measured in the last evaluation, linked to the page that describes the measurement. */
export function PrecisionLink() {
  const t = useTranslations('ocr');
  const format = useFormatter();
  const path = useLocalePath();
  const precision = advertisedPrecision();
  if (precision === null) return null;
  return (
    <Link
      to={path('/coreTechnology/recognition')}
      className="inline-flex min-h-11 items-center text-sm text-soft underline underline-offset-4"
    >
      {t('measured', { percent: format.number(precision / 100, { style: 'percent' }) })}
    </Link>
  );
}
