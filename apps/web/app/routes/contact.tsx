import { readContactForm, readContactTopic } from '@inkstone/contracts/desk';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ContactPage } from '../features/desk/contact/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { pageContext } from '../platform/page-context.ts';

export const handle: RouteHandle = { phrases: ['contact', 'errors'] };

export async function loader({ context, url }: LoaderFunctionArgs) {
  const topic = readContactTopic(url.searchParams.get('activeType'));
  return { topic, ...(await context.get(pageContext).call(readContactForm, {})) };
}

export default function ContactRoute() {
  return <ContactPage {...useLoaderData<typeof loader>()} />;
}
