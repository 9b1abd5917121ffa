import { proofMinutes } from '@inkstone/contracts/accounts';
import { type Instant, later, minute } from '@inkstone/kernel';

/**
 * Whether a sign-in is recent enough to prove account ownership. A session transferred from another domain is
 * no proof, because it involved no sign-in.
 */
export function provesOwner(
  session: { readonly createdAt: Instant; readonly handedFrom: string | null },
  now: Instant,
): boolean {
  return session.handedFrom === null && now < later(session.createdAt, proofMinutes * minute);
}
