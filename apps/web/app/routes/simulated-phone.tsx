import { listLoginProviders } from '@inkstone/contracts/social-login';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { SimulatedPhonePage } from '../features/accounts/index.ts';
import type { RouteHandle } from '../i18n/words-provider.tsx';
import { pageContext } from '../page-context.ts';

export const handle: RouteHandle = { phrases: ['accounts'] };

/** Where WeChat is really connected there is no such page. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { providers } = await context.get(pageContext).call(listLoginProviders, {});
  const isSimulated = providers.some((each) => each.kind === 'wechat' && each.isSimulated);
  if (!isSimulated) throw data(null, 404);
  return { scene: new URL(request.url).searchParams.get('scene') ?? '' };
}

export default function SimulatedPhoneRoute() {
  return <SimulatedPhonePage {...useLoaderData<typeof loader>()} />;
}
