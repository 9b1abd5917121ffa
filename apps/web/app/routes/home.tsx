import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { countRules } from '../features/assist/handbook/count-rules.server.ts';
import { HomePage } from '../features/site/home/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { pageContext } from '../platform/page-context.ts';

export const handle: RouteHandle = { phrases: ['site'] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { call, baseUrl } = context.get(pageContext);
  return { rules: await countRules(call), baseUrl };
}

export default function HomeRoute() {
  return <HomePage {...useLoaderData<typeof loader>()} />;
}
