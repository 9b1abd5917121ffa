import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { countRules } from '../features/assist/handbook/count-rules.server.ts';
import { EnginePage } from '../features/site/technology/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { pageContext } from '../platform/page-context.ts';

export const handle: RouteHandle = { phrases: ['technology'], isLight: true };

export async function loader({ context }: LoaderFunctionArgs) {
  const rules = await countRules(context.get(pageContext).call);
  return { rules: rules?.all ?? null };
}

export default function EngineRoute() {
  return <EnginePage {...useLoaderData<typeof loader>()} />;
}
