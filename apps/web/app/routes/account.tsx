import { userInfo } from '@inkstone/contracts/accounts';
import type { LoaderFunctionArgs } from 'react-router';
import { AccountPage, PuzzleSlot, RequestProof } from '../features/accounts/account/index.ts';
import { SolvePuzzle } from '../features/accounts/sign-in/index.ts';
import { ArchivePanel } from '../features/documents/library/index.ts';
import { MembershipSection } from '../features/membership/trial/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadSignedIn } from '../session/sign-in-first.ts';
import { ProofSlot } from '../shared/owner-proof.tsx';

export const handle: RouteHandle = {
  phrases: ['account', 'accounts', 'exchange', 'backup', 'membership-trial'],
};

export async function loader(args: LoaderFunctionArgs) {
  // Anonymous users are redirected to the login before anything is rendered.
  await loadSignedIn(args, (call) => call(userInfo, {}));
  return null;
}

export default function AccountRoute() {
  return (
    <PuzzleSlot value={SolvePuzzle}>
      <ProofSlot value={RequestProof}>
        <AccountPage archive={<ArchivePanel />} membership={<MembershipSection />} />
      </ProofSlot>
    </PuzzleSlot>
  );
}
