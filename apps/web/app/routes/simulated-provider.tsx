import { listLoginProviders, socialKinds } from '@inkstone/contracts/accounts/social-login';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { SimulatedProviderPage } from '../features/accounts/sign-in/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { pageContext } from '../platform/page-context.ts';

export const handle: RouteHandle = { phrases: ['accounts'] };

/** Does not exist for identity providers that are really configured. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const { providers } = await context.get(pageContext).call(listLoginProviders, {});
  const provider = socialKinds.find((each) => each === query.get('provider'));
  if (!provider || !providers.some(({ kind, isSimulated }) => kind === provider && isSimulated)) {
    throw data(null, 404);
  }
  const read = (name: string) => query.get(name) ?? '';
  return { provider, state: read('state'), nonce: read('nonce'), challenge: read('challenge') };
}

export default function SimulatedProviderRoute() {
  return <SimulatedProviderPage {...useLoaderData<typeof loader>()} />;
}
