import { readContactForm } from '@inkstone/contracts/desk';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { DemoPage } from '../features/desk/contact/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { pageContext } from '../platform/page-context.ts';

export const handle: RouteHandle = { phrases: ['contact', 'errors'] };

export function loader({ context }: LoaderFunctionArgs) {
  return context.get(pageContext).call(readContactForm, {});
}

export default function ContactSalesRoute() {
  return <DemoPage {...useLoaderData<typeof loader>()} />;
}
