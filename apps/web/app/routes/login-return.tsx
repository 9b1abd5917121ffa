import { socialKinds } from '@inkstone/contracts/social-login';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ReturnPage } from '../features/accounts/index.ts';
import type { RouteHandle } from '../i18n/words-provider.tsx';
import { pageContext } from '../page-context.ts';
import { loadLogin } from './login-data.ts';

export const handle: RouteHandle = { phrases: ['accounts'] };

export async function loader({ params, context }: LoaderFunctionArgs) {
  const provider = socialKinds.find((each) => each === params.provider);
  if (!provider) throw data(null, 404);
  return { provider, ...(await loadLogin(context.get(pageContext).call)) };
}

/** The address is cleared of what it carried, which asks for nothing anew. */
export const shouldRevalidate = () => false;

export default function LoginReturnRoute() {
  return <ReturnPage {...useLoaderData<typeof loader>()} />;
}
