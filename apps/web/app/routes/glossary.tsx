import { listGlossaries } from '@inkstone/contracts/terms';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { GlossaryPage } from '../features/terms/glossary/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadSignedIn } from '../session/sign-in-first.ts';

export const handle: RouteHandle = { phrases: ['glossary'] };

export async function loader(args: LoaderFunctionArgs) {
  const document = new URL(args.request.url).searchParams.get('document') ?? undefined;
  const { glossaries } = await loadSignedIn(args, (call) =>
    call(listGlossaries, { documents: 'true', ...(document === undefined ? {} : { document }) }),
  );
  return { first: glossaries, loadedAt: Date.now(), document };
}

export default function GlossaryRoute() {
  return <GlossaryPage {...useLoaderData<typeof loader>()} />;
}
