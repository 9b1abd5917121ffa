import { listGlossaries } from '@inkstone/contracts/terms';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { TranslateFilesPage } from '../features/translation/files/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadSignedIn } from '../session/sign-in-first.ts';

export const handle: RouteHandle = { phrases: ['translate-files', 'translate', 'glossary'] };

export async function loader(args: LoaderFunctionArgs) {
  const { glossaries } = await loadSignedIn(args, (call) => call(listGlossaries, { documents: 'true' }));
  return { glossaries, loadedAt: Date.now() };
}

export default function TranslateFilesRoute() {
  return <TranslateFilesPage glossaries={useLoaderData<typeof loader>()} />;
}
