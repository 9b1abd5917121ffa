import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { DevicePanel, PuzzleSlot, RequestProof } from '../features/accounts/account/index.ts';
import { loadSettings, SettingsIndexPage, SettingsPage } from '../features/accounts/settings/index.ts';
import { SolvePuzzle } from '../features/accounts/sign-in/index.ts';
import { ArchivePanel } from '../features/documents/library/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { useRootData } from '../platform/root-data.ts';
import { loadSignedIn } from '../session/sign-in-first.ts';
import { ProofSlot } from '../shared/owner-proof.tsx';
import { settingsNamespaces, settingsSections } from '../shell/settings-sections.ts';

export const handle: RouteHandle = {
  phrases: [...settingsNamespaces, 'exchange', 'account', 'accounts'],
};

/** The index needs no account data; every other page loads all settings, which are few. */
export async function loader(args: LoaderFunctionArgs) {
  const section = settingsSections.find(({ id }) => id === args.params.section);
  if (args.params.section !== undefined && !section) throw data(null, 404);
  if (!section) return await loadSignedIn(args, async () => null);
  return { section: section.id, first: await loadSignedIn(args, loadSettings), loadedAt: Date.now() };
}

export default function SettingsRoute() {
  const loaded = useLoaderData<typeof loader>();
  const baseUrl = useRootData()?.baseUrl ?? '';
  if (!loaded) return <SettingsIndexPage />;
  return (
    <PuzzleSlot value={SolvePuzzle}>
      <ProofSlot value={RequestProof}>
        <SettingsPage {...loaded} baseUrl={baseUrl} archive={<ArchivePanel />} devices={<DevicePanel />} />
      </ProofSlot>
    </PuzzleSlot>
  );
}
