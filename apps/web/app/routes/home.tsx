import { listDownloads } from '@inkstone/contracts/site/downloads';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { countRules } from '../features/assist/handbook/count-rules.server.ts';
import { HomePage } from '../features/site/home/index.ts';
import { localeOfRequest } from '../platform/i18n/locale-of-request.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { pageContext } from '../platform/page-context.ts';

export const handle: RouteHandle = { phrases: ['site', 'downloads'], isLight: true };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { call, baseUrl } = page;
  const [rules, { downloads }] = await Promise.all([
    countRules(call),
    // The rest of the page does not depend on the downloads; /readyz reports a faulty list.
    call(listDownloads, { language: localeOfRequest(request, page) }).catch(() => ({ downloads: [] })),
  ]);
  return { rules, baseUrl, downloads };
}

export default function HomeRoute() {
  return <HomePage {...useLoaderData<typeof loader>()} />;
}
