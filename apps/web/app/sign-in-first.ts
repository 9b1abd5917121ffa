import { AppError, type Call } from '@inkstone/contracts';
import { isSignedOut } from '@inkstone/contracts/sessions';
import { type RouterContextProvider, redirect } from 'react-router';
import { localeOfRequest } from './i18n/locale-of-request.ts';
import { localePath } from './i18n/resolve-locale.ts';
import { pageContext } from './page-context.ts';

/** Loads a page that is only for people who are signed in; others are led to the login and back. */
export async function loadSignedIn<Data>(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  load: (call: Call) => Promise<Data>,
): Promise<Data> {
  const page = context.get(pageContext);
  try {
    if (!page.isSignedIn) throw new AppError(page.signedOutBy ?? 'sign_in_first');
    return await load(page.call);
  } catch (error) {
    if (!(error instanceof AppError) || !isSignedOut(error.code)) throw error;
    const query = new URLSearchParams({ next: new URL(request.url).pathname });
    // The sign-in page says why somebody who was signed in is there again.
    if (error.code !== 'sign_in_first') query.set('why', error.code);
    // `gate` has led `?lang=` to its address before any page loads.
    throw redirect(`${localePath(localeOfRequest(request, page), '/login')}?${query}`);
  }
}
