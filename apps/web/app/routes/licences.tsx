import { listNotices } from '@inkstone/contracts/site/notices';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import {
  countSections,
  filterNotices,
  LicencesPage,
  maxQueryLength,
} from '../features/site/licences/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { pageContext } from '../platform/page-context.ts';

export const handle: RouteHandle = { phrases: ['licences'] };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { notices } = await context.get(pageContext).call(listNotices, {});
  const query = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, maxQueryLength);
  const found = query === '' ? [] : filterNotices(notices, query);
  return { count: notices.length, sections: countSections(notices), query, found };
}

export default function LicencesRoute() {
  return <LicencesPage {...useLoaderData<typeof loader>()} />;
}
