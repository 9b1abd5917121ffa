import { type AnyEndpoint, AppError } from '@inkstone/contracts';
import { staffLimits } from '@inkstone/contracts/staff/permissions';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { findUnreadable } from './unreadable-input.ts';
import type { AuditFacts, SignedIn, StaffCaller } from './who.ts';

/** A staff action as recorded in the audit log. */
export interface StaffAction {
  readonly staff: StaffCaller;
  readonly endpoint: AnyEndpoint;
  readonly facts: AuditFacts;
  /** Null if the endpoint requires none. */
  readonly reason: string | null;
}

/** Authentication, authorization and audit of staff. Implemented by the module `staff`. */
export interface StaffGate {
  /** Returns the caller as staff. Refuses other accounts, and sessions without the second factor. */
  identify(deps: Deps, who: SignedIn): Promise<StaffCaller>;
  /** Refuses, and records, what the caller's roles do not permit; refuses a proof that is not fresh. */
  permit(deps: Deps, staff: StaffCaller, endpoint: AnyEndpoint): Promise<void>;
  /** Runs an action between two audit log entries: its start and its outcome. */
  record<T>(deps: Deps, action: StaffAction, work: () => Promise<T>): Promise<T>;
}

const reasonSchema = z
  .string()
  .transform((text) => text.toWellFormed().trim())
  .pipe(z.string().min(1).max(staffLimits.reason));

/** Whether calls of an endpoint are recorded in the audit log: all that write or require a reason. */
export function isRecorded({ audience, method, reason }: AnyEndpoint): boolean {
  return audience === 'staff' && (method === 'POST' || reason === true);
}

/** Separates the reason from the input of a staff endpoint. Refuses with `reason_required`. */
export function takeReason(
  { reason: wantsReason }: AnyEndpoint,
  input: unknown,
): { readonly reason: string | null; readonly rest: unknown } {
  if (!wantsReason) return { reason: null, rest: input };
  const { reason, ...rest } = z.looseObject({}).catch({}).parse(input) as Record<string, unknown>;
  const read = reasonSchema.safeParse(reason);
  if (!read.success || findUnreadable(read.data) !== null) throw new AppError('reason_required');
  return { reason: read.data, rest };
}

/** The fields of a validated input that the endpoint allows in the audit log. */
export function factsOf({ auditFields = [] }: AnyEndpoint, input: unknown): AuditFacts {
  const fields = z.record(z.string(), z.unknown()).catch({}).parse(input);
  return Object.fromEntries(
    auditFields.flatMap((name) => {
      const fact = factSchema.safeParse(fields[name]);
      return fact.success ? [[name, fact.data]] : [];
    }),
  );
}

const factSchema = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]);
