import { userInfo } from '@inkstone/contracts/accounts';
import type { LoaderFunctionArgs } from 'react-router';
import { AccountPage, AskProof, PuzzleSlot } from '../features/account/index.ts';
import { SolvePuzzle } from '../features/accounts/index.ts';
import { ArchivePanel } from '../features/documents/index.ts';
import type { RouteHandle } from '../i18n/words-provider.tsx';
import { ProofSlot } from '../owner-proof.tsx';
import { loadSignedIn } from '../sign-in-first.ts';

export const handle: RouteHandle = { phrases: ['account', 'accounts', 'exchange', 'backup'] };

export async function loader(args: LoaderFunctionArgs) {
  // Who is not signed in is led to the login before anything is shown.
  await loadSignedIn(args, (call) => call(userInfo, {}));
  return null;
}

export default function AccountRoute() {
  return (
    <PuzzleSlot value={SolvePuzzle}>
      <ProofSlot value={AskProof}>
        <AccountPage archive={<ArchivePanel />} />
      </ProofSlot>
    </PuzzleSlot>
  );
}
