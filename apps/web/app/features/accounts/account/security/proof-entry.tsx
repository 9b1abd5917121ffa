import type { ProofPurpose, UserInfo } from '@inkstone/contracts/accounts';
import { provenBySocial } from '@inkstone/contracts/accounts/social-login';
import type { ReactNode } from 'react';
import { FreshSignIn } from './fresh-sign-in.tsx';
import { OwnerProof, proofMethods } from './owner-proof.tsx';

export interface ProofEntryProps {
  profile: UserInfo;
  purpose: ProofPurpose;
  onProof: (proof: string) => void;
  /** Rendered when a recent sign-in is the proof. */
  children: ReactNode;
}

/** The purpose, for accounts with external identities only, which prove ownership by one of these. */
export function socialPurpose(profile: UserInfo, purpose: ProofPurpose) {
  return proofMethods(profile).length === 0 ? provenBySocial.find((each) => each === purpose) : undefined;
}

/** Requests proof of ownership: password or code, or an external identity when the account has neither. */
export function ProofEntry({ profile, purpose, onProof, children }: ProofEntryProps) {
  const bySocial = socialPurpose(profile, purpose);
  return bySocial ? (
    <FreshSignIn purpose={bySocial} onProof={onProof}>
      {children}
    </FreshSignIn>
  ) : (
    <OwnerProof profile={profile} purpose={purpose} onProof={onProof} />
  );
}
