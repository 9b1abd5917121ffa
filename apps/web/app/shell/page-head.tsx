import { type Locale, locales } from '@inkstone/phrases';
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
  /** The languages that the page exists in; all by default. */
  languages?: readonly Locale[];
  /** Whether search engines leave the page out, for variants of the page at `listedAt`. */
  isHidden?: boolean;
}

/** Title and description of a page and, for public ones, its URL in every language. */
export function PageHead({
  title,
  description,
  listedAt,
  languages = locales,
  isHidden = false,
}: PageHeadProps) {
  const t = useTranslations('common');
  const locale = usePageLocale();
  const base = useRootData()?.baseUrl ?? '';
  const brand = t('brand');
  const alternates = languages.length > 1 ? languages : [];
  return (
    <>
      <title>{title.includes(brand) ? title : `${title} · ${brand}`}</title>
      {description && <meta name="description" content={description} />}
      {(listedAt === undefined || isHidden) && <meta name="robots" content="noindex" />}
      {listedAt !== undefined && (
        <>
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:type" content="website" />
          <link rel="canonical" href={base + localePath(locale, listedAt)} />
          {/* Without alternatives a page has none to name. */}
          {alternates.map((each) => (
            <link
              key={each}
              rel="alternate"
              hrefLang={languageTags[each]}
              href={base + localePath(each, listedAt)}
            />
          ))}
          {alternates.length > 0 && <link rel="alternate" hrefLang="x-default" href={base + listedAt} />}
        </>
      )}
    </>
  );
}
