import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { AskProof, DevicePanel, PuzzleSlot } from '../features/account/index.ts';
import { SolvePuzzle } from '../features/accounts/index.ts';
import { ArchivePanel } from '../features/documents/index.ts';
import { loadSettings, SettingsPage } from '../features/settings/index.ts';
import type { RouteHandle } from '../i18n/words-provider.tsx';
import { ProofSlot } from '../owner-proof.tsx';
import { useRootData } from '../root-data.ts';
import { loadSignedIn } from '../sign-in-first.ts';

export const handle: RouteHandle = {
  phrases: ['settings', 'display', 'sensitive', 'exchange', 'backup', 'devices', 'account', 'accounts'],
};

export async function loader(args: LoaderFunctionArgs) {
  return { first: await loadSignedIn(args, loadSettings), loadedAt: Date.now() };
}

export default function SettingsRoute() {
  const { first, loadedAt } = useLoaderData<typeof loader>();
  const baseUrl = useRootData()?.baseUrl ?? '';
  return (
    <PuzzleSlot value={SolvePuzzle}>
      <ProofSlot value={AskProof}>
        <SettingsPage
          first={first}
          loadedAt={loadedAt}
          baseUrl={baseUrl}
          archive={<ArchivePanel />}
          devices={<DevicePanel />}
        />
      </ProofSlot>
    </PuzzleSlot>
  );
}
