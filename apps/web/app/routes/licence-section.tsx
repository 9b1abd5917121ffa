import { listNotices, noticeSections } from '@inkstone/contracts/site/notices';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { SectionPage } from '../features/site/licences/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { pageContext } from '../platform/page-context.ts';

export const handle: RouteHandle = { phrases: ['licences'] };

export async function loader({ params, context }: LoaderFunctionArgs) {
  const section = noticeSections.find((each) => each === params.section);
  if (!section) throw data(null, 404);
  const { notices } = await context.get(pageContext).call(listNotices, {});
  return { section, notices: notices.filter((notice) => notice.section === section) };
}

export default function LicenceSectionRoute() {
  return <SectionPage {...useLoaderData<typeof loader>()} />;
}
