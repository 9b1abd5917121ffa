import type { PublicPath } from '@inkstone/contracts/site/public-paths';
import { escapeMarkup } from '@inkstone/kernel';
import { languageTags } from '../../../platform/i18n/language-tags.ts';
import { localePath } from '../../../platform/i18n/resolve-locale.ts';

/** The pages as an XML sitemap: one entry for each language, each with links to all others. */
export function writeSitemap(paths: readonly PublicPath[], baseUrl: string): string {
  const entries = paths.flatMap((page) =>
    page.languages.map((locale) => writeEntry(page, baseUrl + localePath(locale, page.path), baseUrl)),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

function writeEntry({ path, languages, updatedAt }: PublicPath, address: string, baseUrl: string): string {
  const others = languages.map(
    (each) =>
      `<xhtml:link rel="alternate" hreflang="${languageTags[each]}" href="${escapeMarkup(baseUrl + localePath(each, path))}"/>`,
  );
  const changed = updatedAt === null ? '' : `<lastmod>${escapeMarkup(updatedAt)}</lastmod>`;
  return `<url><loc>${escapeMarkup(address)}</loc>${changed}${languages.length > 1 ? others.join('') : ''}</url>`;
}
