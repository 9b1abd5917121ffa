import type { Locale } from '@inkstone/phrases';
import { type MiddlewareFunction, redirect } from 'react-router';
import { chosenDisplay, findChosenDisplay } from '../display/chosen-display.ts';
import { localeOfRequest } from '../platform/i18n/locale-of-request.ts';
import { isChineseOnly, localePath, splitPath } from '../platform/i18n/resolve-locale.ts';
import { savedLocaleHeader } from '../platform/i18n/saved-locale.ts';
import { pageContext } from '../platform/page-context.ts';
import { isOldBrowser, oldBrowserPage } from './old-browser.ts';

/**
 * Middleware of all pages: unsupported browsers get a plain page; `/` and `?lang=` are redirected to the path with the language
 * prefix, and so is, once, a language chosen on another device.
 */
export const gate: MiddlewareFunction<Response> = async ({ request, url: shown, context }, next) => {
  // The URL of the page, even if its data are requested; changed below.
  const url = new URL(shown);
  const page = context.get(pageContext);
  if (isOldBrowser(request.headers.get('user-agent') ?? '')) {
    const html = oldBrowserPage(localeOfRequest(request, page));
    return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  }
  const display = await findChosenDisplay(request, page);
  context.set(chosenDisplay, display);

  const isNew = display?.language && display.language !== page.savedLocale;
  const followed = isNew ? display.language : null;
  const isRequested = url.searchParams.has('lang');
  const isBare = url.pathname === '/';
  if (!isBare && !isRequested && (!followed || hasLocale(url.pathname, followed))) return next();

  url.searchParams.delete('lang');
  const requested = localeOfRequest(request, { savedLocale: followed ?? page.savedLocale });
  const locale = isRequested ? requested : (followed ?? requested);
  return redirect(localePath(locale, `${url.pathname}${url.search}`), {
    headers: {
      vary: 'Accept-Language, Cookie',
      'cache-control': 'private, no-cache',
      ...(followed ? { 'set-cookie': savedLocaleHeader(followed) } : {}),
    },
  });
};

/** Whether the URL of a page determines its language, or the page exists in one language only. */
function hasLocale(pathname: string, locale: Locale): boolean {
  return splitPath(pathname).locale === locale || isChineseOnly(pathname);
}
