import { socialKinds } from '@inkstone/contracts/accounts/social-login';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ReturnPage } from '../features/accounts/sign-in/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { pageContext } from '../platform/page-context.ts';
import { loadLogin } from './login-data.ts';

export const handle: RouteHandle = { phrases: ['accounts'] };

export async function loader({ params, context }: LoaderFunctionArgs) {
  const provider = socialKinds.find((each) => each === params.provider);
  if (!provider) throw data(null, 404);
  return { provider, ...(await loadLogin(context.get(pageContext).call)) };
}

/** The page removes the parameters from its URL, which must not reload the data. */
export const shouldRevalidate = () => false;

export default function LoginReturnRoute() {
  return <ReturnPage {...useLoaderData<typeof loader>()} />;
}
