import { listRules } from '@inkstone/contracts/assist/rules';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { SectionPage, sectionIdOf, sectionsOf } from '../features/assist/handbook/index.ts';
import { localeOfRequest } from '../platform/i18n/locale-of-request.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { pageContext } from '../platform/page-context.ts';

export const handle: RouteHandle = { phrases: ['handbook', 'writing'] };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { rules } = await page.call(listRules, { locale: localeOfRequest(request, page) });
  const sections = sectionsOf(rules);
  const section = sections.find(({ id }) => id === params.section);
  if (!section) throw data(null, 404);
  return { section, sections, rules: rules.filter((rule) => sectionIdOf(rule) === section.id) };
}

export default function RuleSectionRoute() {
  const data = useLoaderData<typeof loader>();
  return <SectionPage key={data.section.id} {...data} />;
}
