import {
  type LoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router';
import { LoginPage, nextPath } from '../features/accounts/sign-in/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { pageContext } from '../platform/page-context.ts';
import { loadLogin } from './login-data.ts';

export const handle: RouteHandle = { phrases: ['accounts'] };

/** Redirects signed-in users; loads the available login methods for all others. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { call, isSignedIn } = context.get(pageContext);
  if (isSignedIn) {
    const next = nextPath(new URL(request.url).searchParams.get('next'));
    throw redirect(next ?? (params.lang ? `/${params.lang}/app` : '/app'));
  }
  return loadLogin(call);
}

/** Steps are history entries and do not change this data. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function LoginRoute() {
  return <LoginPage {...useLoaderData<typeof loader>()} />;
}
