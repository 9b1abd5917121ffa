import {
  type LoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router';
import { LoginPage, nextPath } from '../features/accounts/index.ts';
import type { RouteHandle } from '../i18n/words-provider.tsx';
import { pageContext } from '../page-context.ts';
import { loadLogin } from './login-data.ts';

export const handle: RouteHandle = { phrases: ['accounts'] };

/** Who is in already goes on; everybody else learns which ways in there are. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { call, isSignedIn } = context.get(pageContext);
  if (isSignedIn) {
    const next = nextPath(new URL(request.url).searchParams.get('next'));
    throw redirect(next ?? (params.lang ? `/${params.lang}/app` : '/app'));
  }
  return loadLogin(call);
}

/** Steps are entries of the history, and change nothing of this. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function LoginRoute() {
  return <LoginPage {...useLoaderData<typeof loader>()} />;
}
