import { listRules } from '@inkstone/contracts/rules';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { HandbookPage } from '../features/handbook/index.ts';
import type { RouteHandle } from '../i18n/words-provider.tsx';
import { pageContext } from '../page-context.ts';

export const handle: RouteHandle = { phrases: ['handbook', 'writing'] };

export async function loader({ context }: LoaderFunctionArgs) {
  return context.get(pageContext).call(listRules, {});
}

export default function RulesRoute() {
  return <HandbookPage {...useLoaderData<typeof loader>()} />;
}
