import { listLoginProviders } from '@inkstone/contracts/accounts/social-login';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { SimulatedPhonePage } from '../features/accounts/sign-in/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { pageContext } from '../platform/page-context.ts';

export const handle: RouteHandle = { phrases: ['accounts'] };

/** Does not exist when a real WeChat app is configured. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { providers } = await context.get(pageContext).call(listLoginProviders, {});
  const isSimulated = providers.some((each) => each.kind === 'wechat' && each.isSimulated);
  if (!isSimulated) throw data(null, 404);
  return { scene: new URL(request.url).searchParams.get('scene') ?? '' };
}

export default function SimulatedPhoneRoute() {
  return <SimulatedPhonePage {...useLoaderData<typeof loader>()} />;
}
