import { listDownloads } from '@inkstone/contracts/site/downloads';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { AppSharePage } from '../features/site/campaign/index.ts';
import { localeOfRequest } from '../platform/i18n/locale-of-request.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { pageContext } from '../platform/page-context.ts';

export const handle: RouteHandle = { phrases: ['campaign', 'downloads'], isLight: true };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  return page.call(listDownloads, { language: localeOfRequest(request, page) });
}

export default function AppShareRoute() {
  return <AppSharePage {...useLoaderData<typeof loader>()} />;
}
