import { AppError } from '@inkstone/contracts';
import { listSimulated } from '@inkstone/contracts/accounts';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { LoginPage, nextPath } from '../features/accounts/index.ts';
import type { RouteHandle } from '../i18n/words-provider.tsx';
import { pageContext } from '../page-context.ts';

export const handle: RouteHandle = { phrases: ['accounts'] };

/** Who is in already goes on; everybody else learns whether codes are only simulated. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { call, isSignedIn } = context.get(pageContext);
  if (isSignedIn) {
    const next = nextPath(new URL(request.url).searchParams.get('next'));
    throw redirect(next ?? (params.lang ? `/${params.lang}/app` : '/app'));
  }
  try {
    await call(listSimulated, {});
    return { isSimulated: true };
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return { isSimulated: false };
    throw error;
  }
}

export default function LoginRoute() {
  return <LoginPage {...useLoaderData<typeof loader>()} />;
}
