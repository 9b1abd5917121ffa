import { listWords } from '@inkstone/contracts/assist/word-list';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { WordListPage } from '../features/assist/word-list/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadSignedIn } from '../session/sign-in-first.ts';

export const handle: RouteHandle = { phrases: ['words'] };

export async function loader(args: LoaderFunctionArgs) {
  return { first: await loadSignedIn(args, (call) => call(listWords, {})), loadedAt: Date.now() };
}

export default function WordsRoute() {
  return <WordListPage {...useLoaderData<typeof loader>()} />;
}
