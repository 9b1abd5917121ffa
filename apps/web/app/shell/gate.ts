import { type MiddlewareFunction, redirect } from 'react-router';
import { localeOfRequest } from '../i18n/locale-of-request.ts';
import { localePath } from '../i18n/resolve-locale.ts';
import { pageContext } from '../page-context.ts';
import { isOldBrowser } from './old-browser.ts';
import { oldBrowserPage } from './old-browser-page.ts';

/**
 * What is decided before a page: browsers that cannot show it get a page that they can, and `/` and
 * `?lang=` lead to the address with the language in it.
 */
export const gate: MiddlewareFunction<Response> = ({ request, context }, next) => {
  const url = new URL(request.url);
  const locale = localeOfRequest(request, context.get(pageContext));
  if (isOldBrowser(request.headers.get('user-agent') ?? '')) {
    return new Response(oldBrowserPage(locale), { headers: { 'content-type': 'text/html; charset=utf-8' } });
  }
  const isAsked = url.searchParams.has('lang');
  if (url.pathname !== '/' && !isAsked) return next();
  url.searchParams.delete('lang');
  return redirect(localePath(locale, `${url.pathname}${url.search}`), {
    headers: { vary: 'Accept-Language, Cookie', 'cache-control': 'private, no-cache' },
  });
};
