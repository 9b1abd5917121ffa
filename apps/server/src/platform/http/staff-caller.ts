import type { Instant } from '@inkstone/kernel';
import { type AuditFacts, type Operator, operatorId, type StaffCaller } from './who.ts';

/** Creates a staff caller; its notes are written to the audit log when the action ends. */
export function createStaffCaller(parts: Omit<StaffCaller, 'kind' | 'note' | 'notes'>): StaffCaller {
  let notes: AuditFacts = {};
  return {
    kind: 'staff',
    ...parts,
    get notes() {
      return notes;
    },
    note(facts) {
      notes = { ...notes, ...facts };
    },
  };
}

/**
 * Represents an operator as a staff caller with the owner role, without session, second factor or fresh
 * proof.
 */
export function operatorAsStaff({ name, origin }: Operator, now: Instant): StaffCaller {
  const parts = { accountId: operatorId, sessionId: '', roles: ['owner'], provedAt: now, origin } as const;
  return createStaffCaller({ ...parts, operator: name });
}
