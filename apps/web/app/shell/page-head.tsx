import { locales } from '@inkstone/phrases';
import { useTranslations } from 'use-intl';
import { languageTags } from '../platform/i18n/language-tags.ts';
import { usePageLocale } from '../platform/i18n/page-locale.ts';
import { localePath } from '../platform/i18n/resolve-locale.ts';
import { useRootData } from '../platform/root-data.ts';

export interface PageHeadProps {
  /** The title of the page; the product's name is appended. */
  title: string;
  description?: string;
  /** Path without language prefix, for pages that search engines may index; omitted for all others. */
  listedAt?: string;
}

/** Title and description of a page and, for public ones, its URL in every language. */
export function PageHead({ title, description, listedAt }: PageHeadProps) {
  const t = useTranslations('common');
  const locale = usePageLocale();
  const base = useRootData()?.baseUrl ?? '';
  const brand = t('brand');
  return (
    <>
      <title>{title.includes(brand) ? title : `${title} · ${brand}`}</title>
      {description && <meta name="description" content={description} />}
      {listedAt === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:type" content="website" />
          <link rel="canonical" href={base + localePath(locale, listedAt)} />
          {locales.map((each) => (
            <link
              key={each}
              rel="alternate"
              hrefLang={languageTags[each]}
              href={base + localePath(each, listedAt)}
            />
          ))}
          <link rel="alternate" hrefLang="x-default" href={base + listedAt} />
        </>
      )}
    </>
  );
}
