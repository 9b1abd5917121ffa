import { listRules } from '@inkstone/contracts/rules';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { HandbookPage } from '../features/handbook/index.ts';
import { localeOfRequest } from '../i18n/locale-of-request.ts';
import type { RouteHandle } from '../i18n/words-provider.tsx';
import { pageContext } from '../page-context.ts';

export const handle: RouteHandle = { phrases: ['handbook', 'writing'] };

export function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  return page.call(listRules, { locale: localeOfRequest(request, page) });
}

export default function RulesRoute() {
  return <HandbookPage {...useLoaderData<typeof loader>()} />;
}
