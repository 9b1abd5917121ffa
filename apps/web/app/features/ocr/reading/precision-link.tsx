import { advertisedPrecision } from '@inkstone/ocr';
import { useFormatter, useTranslations } from 'use-intl';
import { PageLink } from '../../../shared/site/page-link.tsx';

/** What the last evaluation allows to be said of the precision, with the page that tells how it was measured. */
export function PrecisionLink() {
  const t = useTranslations('ocr');
  const format = useFormatter();
  const precision = advertisedPrecision();
  if (precision === null) return null;
  return (
    <PageLink to="/coreTechnology/recognition" kind="words">
      {t('measured', { percent: format.number(precision / 100, { style: 'percent' }) })}
    </PageLink>
  );
}
