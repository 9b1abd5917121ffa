import type { Locale } from '@inkstone/phrases';
import { useRootData } from '../root-data.ts';
import { languageTags } from './language-tags.ts';
import { localePath } from './resolve-locale.ts';

export interface LanguageLinksProps {
  /** Path without language prefix. */
  path: string;
  /** The language of the canonical URL. */
  canonical: Locale;
  /** The languages that the page exists in; empty for a page without alternates. */
  languages: readonly Locale[];
}

/** The canonical URL of a page and its alternates in other languages, for search engines. */
export function LanguageLinks({ path, canonical, languages }: LanguageLinksProps) {
  const base = useRootData()?.baseUrl ?? '';
  return (
    <>
      <link rel="canonical" href={base + localePath(canonical, path)} />
      {languages.map((each) => (
        <link key={each} rel="alternate" hrefLang={languageTags[each]} href={base + localePath(each, path)} />
      ))}
      {languages.length > 0 && <link rel="alternate" hrefLang="x-default" href={base + path} />}
    </>
  );
}
