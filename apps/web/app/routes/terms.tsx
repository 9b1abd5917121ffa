import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { TermsPage } from '../features/site/terms/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { findTerms } from './terms-request.ts';

export const handle: RouteHandle = { phrases: ['terms'] };

export async function loader(args: LoaderFunctionArgs) {
  const query = new URL(args.request.url).searchParams;
  const from = query.get('from');
  const [text, earlier] = await Promise.all([
    findTerms(args, query.get('version')),
    from ? findTerms(args, from) : null,
  ]);
  return { text, earlier };
}

export default function TermsRoute() {
  return <TermsPage {...useLoaderData<typeof loader>()} />;
}
