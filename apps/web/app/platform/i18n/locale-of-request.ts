import type { PageContext } from '@inkstone/contracts';
import type { Locale } from '@inkstone/phrases';
import { resolveLocale } from './resolve-locale.ts';

/** The language in which the page of a request is rendered. */
export function localeOfRequest(request: Request, { savedLocale }: Pick<PageContext, 'savedLocale'>): Locale {
  const url = new URL(request.url);
  return resolveLocale({
    query: url.searchParams.get('lang'),
    pathname: url.pathname,
    saved: savedLocale,
    accepted: request.headers.get('accept-language'),
  });
}
