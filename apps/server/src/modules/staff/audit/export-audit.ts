import type { ReplyOf } from '@inkstone/contracts';
import {
  type AuditEntryView,
  auditExportLimit,
  type exportAudit as contract,
} from '@inkstone/contracts/staff';
import { writeCsv } from '@inkstone/kernel';
import type { UseCase } from '../../../platform/http/route.ts';
import { findEntries, type StoredEntry } from './store.ts';

/** The columns of an export; the hash lets a reader verify the chain without this server. */
const head = [
  ...['number', 'time', 'account', 'operator', 'roles', 'action', 'via', 'facts'],
  ...['reason', 'outcome', 'refusal', 'begun', 'hash'],
];

/** Exports entries as CSV, newest first. */
export const exportAudit: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  { db },
  staff,
  { before },
) => {
  const found = await findEntries(db.sql, { before }, auditExportLimit + 1);
  const entries = found.slice(0, auditExportLimit);
  staff.note({ entries: entries.length });
  const next = found.length > auditExportLimit ? (entries.at(-1)?.seq ?? null) : null;
  return { csv: writeCsv([head, ...entries.map(rowOf)]), entries: entries.length, next };
};

function rowOf(entry: StoredEntry): string[] {
  const { seq, at, actorId, operator, roles, action, via, facts, reason, outcome, refusal } = entry;
  return [
    ...[String(seq), new Date(at).toISOString(), actorId ?? '', operator ?? '', roles, action, via, facts],
    ...[reason ?? '', outcome satisfies AuditEntryView['outcome'], refusal ?? ''],
    ...[entry.begunSeq === null ? '' : String(entry.begunSeq), entry.hash],
  ];
}
