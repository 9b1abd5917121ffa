import { proofMinutes } from '@inkstone/contracts/accounts';
import { type Instant, later, minute } from '@inkstone/kernel';

/**
 * Whether a sign-in is so fresh that it is itself a proof of who owns the account. A session handed over from another
 * domain is none: nobody signed in for it.
 */
export function provesOwner(
  session: { readonly createdAt: Instant; readonly handedFrom: string | null },
  now: Instant,
): boolean {
  return session.handedFrom === null && now < later(session.createdAt, proofMinutes * minute);
}
