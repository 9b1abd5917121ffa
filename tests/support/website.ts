import { purchasePaths } from '../../apps/web/app/features/membership/paths/index.ts';
import { languageTags } from '../../apps/web/app/platform/i18n/language-tags.ts';
import { isChineseOnly } from '../../apps/web/app/platform/i18n/resolve-locale.ts';
import { fixedPaths, type PublicPath } from '../../packages/contracts/src/site/public-paths.ts';
import { chooseLanguage } from '../../packages/domain/src/content/choose-language.ts';
import { type Locale, locales } from '../../packages/phrases/src/locales.ts';

/** Pages of the website that are excluded from search engines. */
const hiddenPages = [
  ...Array.from({ length: 7 }, (_, i) => `/sharev${i + 1}`),
  '/share/mobileLogin',
  '/ads/blueSite',
  '/trial',
  '/feedback',
];

/** Paths of the specification that lead visitors to the plans or to the sign-in: their canonical URL is another one. */
export const namedPages: readonly string[] = [
  '/login',
  '/invoice',
  '/invoice/InvoiceModal',
  '/newRewrite/fetchList',
  ...purchasePaths.map(({ path }) => `/${path}`),
];

/** Every page of the website, without language prefix. */
export const websitePages: readonly string[] = [...fixedPaths.map(({ path }) => path), ...hiddenPages];

/** A page in the form in which the server sent it. */
export interface SentPage {
  readonly path: string;
  readonly locale: Locale;
  readonly status: number;
  readonly html: string;
}

/** Returns the faults in the head and the headings of a page; `listed` are the pages that search engines may list. */
export function faultsOf(
  { path, locale, status, html }: SentPage,
  baseUrl: string,
  listed: readonly Pick<PublicPath, 'path' | 'languages'>[] = fixedPaths,
): string[] {
  const faults: string[] = [];
  const want = (isRight: boolean, fault: string) => {
    if (!isRight) faults.push(`/${locale}${path}: ${fault}`);
  };
  const shown = isChineseOnly(path) ? 'zh' : locale;
  want(status === 200, `status ${status}`);
  want(html.includes(`<html lang="${languageTags[shown]}"`), `its language is not ${languageTags[shown]}`);
  want(/<title>[^<]{2,}<\/title>/.test(html), 'no title');
  want(count(html, /<h1[\s>]/g) === 1, `${count(html, /<h1[\s>]/g)} headings of the first level`);
  want(/<meta name="description" content="[^"]{10,}"/.test(html), 'no description');
  want(html.includes('<link rel="canonical" href="'), 'no canonical address');
  if (namedPages.includes(path)) return faults;
  const entry = listed.find((page) => page.path === path);
  const languages = entry?.languages ?? (isChineseOnly(path) ? (['zh'] as const) : locales);
  if (entry) {
    // A page that does not exist in a language is shown in another one, whose URL is canonical.
    const language = chooseLanguage(languages, shown);
    const own = `${baseUrl}/${language}${path === '/' ? '' : path}`;
    want(html.includes(`<link rel="canonical" href="${own}"`), `not canonical at ${own}`);
  } else want(html.includes('name="robots" content="noindex"'), 'search engines may list it');
  const named = [...html.matchAll(/hrefLang="([^"]+)"/gi)].map(([, tag]) => tag);
  for (const each of languages.length > 1 ? languages : [])
    want(named.includes(languageTags[each]), `no address in ${each}`);
  return faults;
}

const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;

/** Returns the links of a page within the site, absolute, with their hash. */
export function linksOf({ path, locale, html }: SentPage, baseUrl: string): URL[] {
  const here = `${baseUrl}/${locale}${path}`;
  return [...html.matchAll(/<a\b[^>]*?\shref="([^"]+)"/g)]
    .map(([, address = '']) => new URL(address.replaceAll('&amp;', '&'), here))
    .filter(({ origin }) => origin === new URL(baseUrl).origin);
}

/** Whether a page has the element that a hash names. */
export function hasAnchor(html: string, hash: string): boolean {
  return html.includes(` id="${decodeURIComponent(hash.slice(1))}"`);
}

export { locales };
