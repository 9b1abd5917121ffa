import type { ArticleView } from '@inkstone/contracts/content';
import { localeNames } from '@inkstone/phrases';
import { useTranslations } from 'use-intl';
import { usePageLocale } from '../../platform/i18n/page-locale.ts';

/** Notices that an article is shown in another language, or is a machine translation. */
export function ArticleRemarks({ article }: { article: Pick<ArticleView, 'language' | 'isMachine'> }) {
  const t = useTranslations('content');
  const locale = usePageLocale();
  const isOther = article.language !== locale;
  if (!isOther && !article.isMachine) return null;
  return (
    <p className="mt-5 rounded-md bg-warn-wash px-4 py-3 text-sm text-warn">
      {isOther && t('otherLanguage', { wanted: localeNames[locale], shown: localeNames[article.language] })}
      {isOther && article.isMachine && ' '}
      {article.isMachine && t('machine')}
    </p>
  );
}
