import { listRules } from '@inkstone/contracts/assist/rules';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import {
  filterRules,
  HandbookPage,
  maxFound,
  maxQueryLength,
  sectionsOf,
} from '../features/assist/handbook/index.ts';
import { localeOfRequest } from '../platform/i18n/locale-of-request.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { pageContext } from '../platform/page-context.ts';

export const handle: RouteHandle = { phrases: ['handbook', 'writing'] };

/** Only the index; the rules are on the pages of their categories. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { rules } = await page.call(listRules, { locale: localeOfRequest(request, page) });
  const query = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, maxQueryLength);
  const found = query === '' ? [] : filterRules(rules, query).slice(0, maxFound);
  return { count: rules.length, sections: sectionsOf(rules), query, found };
}

export default function RulesRoute() {
  const data = useLoaderData<typeof loader>();
  return <HandbookPage key={data.query} {...data} />;
}
