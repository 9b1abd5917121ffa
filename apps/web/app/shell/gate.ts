import type { Locale } from '@inkstone/phrases';
import { type MiddlewareFunction, redirect } from 'react-router';
import { chosenDisplay, findChosenDisplay } from '../display/chosen-display.ts';
import { localeOfRequest } from '../i18n/locale-of-request.ts';
import { chineseOnly, localePath, splitPath } from '../i18n/resolve-locale.ts';
import { savedLocaleHeader } from '../i18n/saved-locale.ts';
import { pageContext } from '../page-context.ts';
import { isOldBrowser } from './old-browser.ts';
import { oldBrowserPage } from './old-browser-page.ts';

/**
 * What is decided before a page: browsers that cannot show it get a page that they can, and `/` and
 * `?lang=` lead to the address with the language in it; so does a language chosen on another device, once.
 */
export const gate: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const url = new URL(request.url);
  const page = context.get(pageContext);
  if (isOldBrowser(request.headers.get('user-agent') ?? '')) {
    const html = oldBrowserPage(localeOfRequest(request, page));
    return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  }
  const display = await findChosenDisplay(request, page);
  context.set(chosenDisplay, display);

  const isNew = display?.language && display.language !== page.savedLocale;
  const followed = isNew ? display.language : null;
  const isAsked = url.searchParams.has('lang');
  const isBare = url.pathname === '/';
  if (!isBare && !isAsked && (!followed || standsIn(url.pathname, followed))) return next();

  url.searchParams.delete('lang');
  const asked = localeOfRequest(request, { savedLocale: followed ?? page.savedLocale });
  const locale = isAsked ? asked : (followed ?? asked);
  return redirect(localePath(locale, `${url.pathname}${url.search}`), {
    headers: {
      vary: 'Accept-Language, Cookie',
      'cache-control': 'private, no-cache',
      ...(followed ? { 'set-cookie': savedLocaleHeader(followed) } : {}),
    },
  });
};

/** Whether a page is in a language already, or can be in no other than its own. */
function standsIn(pathname: string, locale: Locale): boolean {
  const { locale: prefix, rest } = splitPath(pathname);
  return prefix === locale || chineseOnly.some((pattern) => pattern.test(rest));
}
