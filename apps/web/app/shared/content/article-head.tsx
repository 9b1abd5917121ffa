import type { ArticleView } from '@inkstone/contracts/content';
import { useTranslations } from 'use-intl';
import { LanguageLinks } from '../../platform/i18n/language-links.tsx';
import { languageTags } from '../../platform/i18n/language-tags.ts';
import { localePath } from '../../platform/i18n/resolve-locale.ts';
import { useRootData } from '../../platform/root-data.ts';

/**
 * Title, description, URLs and structured data of an article. If an article is shown in another language than the page, its
 * canonical URL is the page in that language.
 */
export function ArticleHead({ article, path }: { article: ArticleView; path: string }) {
  const t = useTranslations('common');
  const base = useRootData()?.baseUrl ?? '';
  const { title, summary, language, languages, banner } = article;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description: summary,
    inLanguage: languageTags[language],
    datePublished: new Date(article.publishedAt).toISOString(),
    dateModified: new Date(article.updatedAt).toISOString(),
    mainEntityOfPage: base + localePath(language, path),
    publisher: { '@type': 'Organization', name: t('brand') },
    ...(banner && { image: base + banner.url }),
  };
  return (
    <>
      <title>{`${title} · ${t('brand')}`}</title>
      <meta name="description" content={summary} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={summary} />
      <meta property="og:type" content="article" />
      {banner && <meta property="og:image" content={base + banner.url} />}
      <LanguageLinks path={path} canonical={language} languages={languages} />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which "<" is escaped.
        dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
      />
    </>
  );
}
