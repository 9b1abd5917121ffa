import { AppError, type Call } from '@inkstone/contracts';
import { isSignedOut } from '@inkstone/contracts/accounts/sessions';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { localeOfRequest } from '../platform/i18n/locale-of-request.ts';
import { localePath } from '../platform/i18n/resolve-locale.ts';
import { pageContext } from '../platform/page-context.ts';

/** Loads a page for signed-in users only; others are redirected to the login and back. */
export async function loadSignedIn<Data>(
  { request, url, context }: Pick<LoaderFunctionArgs, 'request' | 'url' | 'context'>,
  load: (call: Call) => Promise<Data>,
): Promise<Data> {
  const page = context.get(pageContext);
  try {
    if (!page.isSignedIn) throw new AppError(page.signedOutBy ?? 'sign_in_first');
    return await load(page.call);
  } catch (error) {
    if (!(error instanceof AppError) || !isSignedOut(error.code)) throw error;
    // Not `request.url`, which is the URL of the data during client-side navigation.
    const { pathname, search } = url;
    const query = new URLSearchParams({ next: `${pathname}${search}` });
    // The sign-in page shows the reason why the session has ended.
    if (error.code !== 'sign_in_first') query.set('why', error.code);
    // `gate` has already redirected `?lang=` before any page loads.
    throw redirect(`${localePath(localeOfRequest(request, page), '/login')}?${query}`);
  }
}
