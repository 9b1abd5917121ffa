import type { AuditEntryView, listAudit as contract } from '@inkstone/contracts/staff';
import { auditPageSize } from '@inkstone/contracts/staff';
import type { UseCase } from '../../../platform/http/route.ts';
import { operatorId } from '../../../platform/http/who.ts';
import { nameOfAccount } from '../name-of-account.ts';
import { findEntries } from './store.ts';

/** Lists audit log entries that match a filter, newest first. */
export const listAudit: UseCase<typeof contract, { entries: AuditEntryView[] }> = async (deps, _, filter) => {
  const { actorId } = filter;
  const entries = await findEntries(
    deps.db.sql,
    { ...filter, actorId: actorId === operatorId ? null : actorId || undefined },
    auditPageSize,
  );
  const ids = [...new Set(entries.flatMap((entry) => entry.actorId ?? []))];
  const names = new Map(
    await Promise.all(ids.map(async (id) => [id, await nameOfAccount(deps, id)] as const)),
  );
  return {
    entries: entries.map(({ hash: _, facts, ...entry }) => ({
      ...entry,
      facts: JSON.parse(facts),
      actorName: entry.operator ?? names.get(entry.actorId ?? '') ?? '',
    })),
  };
};
