import { type AuditEntryView, type AuditReport, listAudit, verifyAudit } from '@inkstone/contracts/staff';
import { StartError } from '../platform/settings/start-error.ts';
import type { OperatorCommand, Print } from './with-call.ts';

const usage = [
  'inkstone audit list                    the newest fifty entries of the audit log',
  'inkstone audit verify                  verify that no entry was changed, removed or inserted',
  'inkstone audit verify <number>:<hash>  also verify that the log still contains the last entry of an earlier verification',
  '',
  'A verification prints the last entry as <number>:<hash>. Keep it elsewhere: the owner of the database can restore an earlier',
  "state of the log with its end, or empty both, and with the server's secret forge a log, but not one that contains this entry.",
].join('\n');

/**
 * `audit …`: lists and verifies the audit log of staff actions. Fails, with the errors described, when the
 * log is not intact.
 */
export const auditCommand: OperatorCommand = async (call, args, print) => {
  const [what = '', end, ...more] = args;
  if (what === 'list' && end === undefined) {
    for (const entry of (await call(listAudit, {})).entries) print(describe(entry));
    return;
  }
  if (what !== 'verify' || more.length > 0) throw new StartError(usage);
  report(await call(verifyAudit, readEnd(end)), print);
};

function readEnd(end: string | undefined): { readonly seq?: number; readonly hash?: string } {
  if (end === undefined) return {};
  const [, seq, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(end) ?? [];
  if (seq === undefined || hash === undefined) throw new StartError(usage);
  return { seq: Number(seq), hash };
}

function report({ isIntact, entries, hash, faults }: AuditReport, print: Print): void {
  if (isIntact) {
    print(`The audit log is intact.\n${entries}:${hash}`);
    return;
  }
  const lines = faults.map(({ seq, fault }) => `  entry ${seq}: ${fault.replaceAll('_', ' ')}`);
  throw new StartError(['The audit log is not intact.', ...lines].join('\n'));
}

function describe(entry: AuditEntryView): string {
  const { seq, at, actorId, actorName, action, via, facts, reason, outcome, refusal } = entry;
  const who = actorId ?? `operator ${actorName}`;
  const more = Object.entries(facts).map(([name, fact]) => `${name}=${String(fact)}`);
  const end = refusal === null ? outcome : `${outcome} (${refusal})`;
  const parts = [seq, new Date(at).toISOString(), who, action, end, via, ...more];
  return [...parts, ...(reason === null ? [] : [`“${reason}”`])].join('  ');
}
