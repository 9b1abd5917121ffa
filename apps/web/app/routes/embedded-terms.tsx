import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { EmbeddedTerms } from '../features/site/terms/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { findTerms } from './terms-request.ts';

export const handle: RouteHandle = { phrases: ['terms'], isInOwnFrame: true };

export async function loader(args: LoaderFunctionArgs) {
  return { text: await findTerms(args, null) };
}

export default function EmbeddedTermsRoute() {
  return <EmbeddedTerms {...useLoaderData<typeof loader>()} />;
}
