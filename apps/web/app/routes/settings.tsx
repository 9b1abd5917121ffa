import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadSettings, SettingsPage } from '../features/settings/index.ts';
import type { RouteHandle } from '../i18n/words-provider.tsx';
import { loadSignedIn } from '../sign-in-first.ts';

export const handle: RouteHandle = { phrases: ['settings', 'sensitive'] };

export async function loader(args: LoaderFunctionArgs) {
  return { first: await loadSignedIn(args, loadSettings), loadedAt: Date.now() };
}

export default function SettingsRoute() {
  const { first, loadedAt } = useLoaderData<typeof loader>();
  return <SettingsPage first={first} loadedAt={loadedAt} />;
}
