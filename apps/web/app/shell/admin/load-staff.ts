import { AppError, type Call, statusOf } from '@inkstone/contracts';
import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { localeOfRequest } from '../../platform/i18n/locale-of-request.ts';
import { localePath } from '../../platform/i18n/resolve-locale.ts';
import { pageContext } from '../../platform/page-context.ts';
import { loadSignedIn } from '../../session/sign-in-first.ts';

/**
 * Loads a page of the back office. Visitors are redirected to the login, and staff without a second factor to the page that
 * requests it; both return afterwards. Users who are not staff get a 404, staff without the permission a 403. Other refusals, for
 * example of an unknown id or a damaged cursor, get the status of their code.
 */
export async function loadStaff<Data>(
  args: Pick<LoaderFunctionArgs, 'request' | 'url' | 'context'>,
  load: (call: Call) => Promise<Data>,
): Promise<Data> {
  try {
    return await loadSignedIn(args, load);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'access_denied') throw data(null, 404);
    if (error.code === 'second_factor_missing' || error.code === 'second_factor_required')
      throw redirect(enterPath(args));
    const status = statusOf[error.code];
    throw status < 500 ? data(null, status) : error;
  }
}

/** The page of a list that a URL requests, as input of its endpoint. */
export function readCursor({ url }: Request): { cursor?: string } {
  const cursor = new URL(url).searchParams.get('cursor');
  return cursor ? { cursor } : {};
}

/** Returns the URL of the page that requests the second factor and redirects back to the requested page. */
export function enterPath({
  request,
  url,
  context,
}: Pick<LoaderFunctionArgs, 'request' | 'url' | 'context'>): string {
  const locale = localeOfRequest(request, context.get(pageContext));
  const next = new URLSearchParams({ next: `${url.pathname}${url.search}` });
  return `${localePath(locale, '/admin/enter')}?${next}`;
}
