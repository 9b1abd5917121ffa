import { type Locale, locales } from '@inkstone/phrases';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { LanguageLinks } from '../platform/i18n/language-links.tsx';
import { usePageLocale } from '../platform/i18n/page-locale.ts';
import { isChineseOnly, splitPath } from '../platform/i18n/resolve-locale.ts';

interface PageAddressProps {
  /** By default a sentence about the product. */
  description?: string;
  /** Path without language prefix, for pages that search engines may index; omitted for all others. */
  listedAt?: string;
  /** The languages that the page exists in; by default all, or Chinese for pages in Chinese only. */
  languages?: readonly Locale[];
  /** Whether search engines must not index the page, for variants of the page at `listedAt`. */
  isHidden?: boolean;
}

export interface PageHeadProps extends PageAddressProps {
  /** The title of the page; the product's name is appended. */
  title: string;
}

/** Title and description of a page, and its URL in every language. */
export function PageHead({ title, ...address }: PageHeadProps) {
  const t = useTranslations('common');
  const brand = t('brand');
  return (
    <>
      <title>{title.includes(brand) ? title : `${title} · ${brand}`}</title>
      {address.listedAt !== undefined && <meta property="og:title" content={title} />}
      <PageAddress {...address} />
    </>
  );
}

/** Description of a page and its URL in every language; whether search engines may index it. */
export function PageAddress({ description, listedAt, languages, isHidden = false }: PageAddressProps) {
  const t = useTranslations('common');
  const locale = usePageLocale();
  const { pathname } = useLocation();
  const about = description ?? t('description');
  const path = listedAt ?? splitPath(pathname).rest;
  const all = languages ?? (isChineseOnly(path) ? (['zh'] as const) : locales);
  return (
    <>
      <meta name="description" content={about} />
      {(listedAt === undefined || isHidden) && <meta name="robots" content="noindex" />}
      {listedAt !== undefined && (
        <>
          <meta property="og:description" content={about} />
          <meta property="og:type" content="website" />
        </>
      )}
      <LanguageLinks path={path} canonical={locale} languages={all.length > 1 ? all : []} />
    </>
  );
}
