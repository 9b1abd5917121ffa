import type { AuditReport, verifyAudit as contract } from '@inkstone/contracts/staff';
import type { Deps } from '../../../deps.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import { headReplaced } from './append.ts';
import { type ChainEnd, chainStart, hashEntry, isSignedHead } from './chain.ts';
import {
  readEntries,
  readHead,
  readImpossibleNumbers,
  type StoredEntry,
  type StoredHead,
  shareHead,
} from './store.ts';

type Fault = AuditReport['faults'][number];

const batch = 1000;
const maxFaults = 20;

/** Verifies the whole audit log, for staff. */
export const verifyAudit: UseCase<typeof contract, AuditReport> = (deps, _, { seq, hash }) =>
  verifyLog(deps, seq !== undefined && hash !== undefined ? { seq, hash } : null);

/**
 * Verifies the log and returns the faults. Entries may be appended meanwhile. `known` is an entry that the
 * log must contain.
 */
export async function verifyLog(
  { db, keys }: Pick<Deps, 'db' | 'keys'>,
  known: ChainEnd | null = null,
): Promise<AuditReport> {
  const faults: Fault[] = known ? await checkKnown(db.sql, known) : [];
  const impossible = await readImpossibleNumbers(db.sql, maxFaults);
  faults.push(...impossible.map((seq): Fault => ({ seq, fault: 'inserted' })));
  const halfway = await readHead(db.sql);
  const end = await walk(db.sql, chainStart, faults, halfway?.seq ?? 0);
  // Only entries added meanwhile are read under the lock.
  return db.transact(async ({ sql }) => {
    const head = await shareHead(sql);
    const last = await walk(sql, end, faults, Number.MAX_SAFE_INTEGER, head?.seq);
    faults.push(...checkHead(keys, head, last));
    const { length } = faults;
    return {
      isIntact: length === 0,
      entries: last.seq,
      hash: last.hash,
      faults: faults.slice(0, maxFaults),
    };
  });
}

async function checkKnown(sql: Sql, { seq, hash }: ChainEnd): Promise<Fault[]> {
  const [entry] = await readEntries(sql, seq - 1, 1);
  return entry?.seq === seq && entry.hash === hash ? [] : [{ seq, fault: 'replaced' }];
}

/** Verifies the entries after `from`, up to number `to`; entries after `headSeq` were inserted. */
async function walk(
  sql: Sql,
  from: ChainEnd,
  faults: Fault[],
  to: number,
  headSeq = Number.MAX_SAFE_INTEGER,
): Promise<ChainEnd> {
  let end = from;
  for (;;) {
    const entries = (await readEntries(sql, end.seq, batch)).filter(({ seq }) => seq <= to);
    for (const entry of entries) {
      faults.push(...checkEntry(end, entry, headSeq));
      end = { seq: entry.seq, hash: entry.hash };
    }
    if (entries.length < batch) return end;
  }
}

function checkEntry(before: ChainEnd, entry: StoredEntry, headSeq: number): Fault[] {
  const { seq } = entry;
  if (seq > headSeq) return [{ seq, fault: 'inserted' }];
  // A missing entry also breaks the hash; report only the gap.
  if (seq !== before.seq + 1) return [{ seq: before.seq + 1, fault: 'removed' }];
  if (hashEntry(before.hash, entry) !== entry.hash) return [{ seq, fault: 'changed' }];
  return entry.action === headReplaced ? [{ seq, fault: 'head_replaced' }] : [];
}

function checkHead(keys: Deps['keys'], head: StoredHead | null, last: ChainEnd): Fault[] {
  if (!head) return last.seq === 0 ? [] : [{ seq: last.seq, fault: 'head_unsigned' }];
  const { seq } = head;
  const faults: Fault[] = isSignedHead(keys, head, head.mac) ? [] : [{ seq, fault: 'head_unsigned' }];
  if (seq > last.seq) faults.push({ seq: last.seq + 1, fault: 'cut_off' });
  else if (seq === last.seq && head.hash !== last.hash) faults.push({ seq, fault: 'head_differs' });
  return faults;
}
