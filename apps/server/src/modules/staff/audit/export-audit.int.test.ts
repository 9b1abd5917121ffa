import { exportAudit, listAudit } from '@inkstone/contracts/staff';
import { array, assert, asyncProperty, constantFrom, integer, record } from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../../../platform/db/open-database.ts';
import { captureLog } from '../../../testing/captured-log.ts';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { createStaff } from '../testing/staff.ts';
import { appendEntry } from './append.ts';
import { verifyLog } from './verify-audit.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const entry = (reason: string) => ({
  actor: { accountId: 'somebody', roles: ['owner'] as const },
  ...{ action: 'test', via: 'test', reason, outcome: 'done' as const },
});

async function tamper(statement: string): Promise<void> {
  await server.deps.db.run(
    `alter table audit_entries disable trigger user; alter table audit_head disable trigger user; ${statement};
     alter table audit_entries enable trigger user; alter table audit_head enable trigger user`,
  );
}

describe('exportAudit', () => {
  it('writes cells that no spreadsheet reads as formulas, and is recorded itself', async () => {
    const owner = server.as((await createStaff(server.deps)).token);
    for (const reason of ['=1+1', '+1', '-1', '@x', '\tx', 'a "b", c\nd'])
      await appendEntry(server.deps, entry(reason));
    const { csv, entries, next } = await owner.call(exportAudit, { reason: 'yearly check' });
    expect(csv.startsWith('\ufeffnumber,time,account,')).toBe(true);
    for (const cell of [",'=1+1,", ",'+1,", ",'-1,", ",'@x,", ",'\tx,", ',"a ""b"", c\nd",'])
      expect(csv).toContain(cell);
    expect(next).toBeNull();
    expect(entries).toBe(7);
    const [done, begun] = (await owner.call(listAudit, { action: 'audit.read' })).entries;
    expect(begun).toMatchObject({ outcome: 'begun', reason: 'yearly check' });
    expect(done).toMatchObject({ outcome: 'done', facts: { entries: 7 } });
    const older = await owner.call(exportAudit, { before: 3, reason: 'again' });
    expect(older.entries).toBe(2);
  });
});

describe('the chain', () => {
  it('reveals every random change of its rows', async () => {
    const change = record({
      kind: constantFrom('edit', 'remove', 'insert', 'swap', 'cut'),
      seq: integer({ min: 1, max: 11 }),
    });
    const statements = {
      edit: (seq: number) => `update audit_entries set reason = reason || 'x' where seq = ${seq}`,
      remove: (seq: number) => `delete from audit_entries where seq = ${seq}`,
      insert: (seq: number) =>
        `update audit_entries set seq = -seq where seq > ${seq};
         update audit_entries set seq = 1 - seq where seq < 0;
         insert into audit_entries select ${seq + 1}, at, actor_id, operator, roles, action, via, facts, reason, outcome,
           refusal, begun_seq, hash from audit_entries where seq = ${seq}`,
      swap: (seq: number) =>
        `update audit_entries set seq = -1 where seq = ${seq}; update audit_entries set seq = ${seq} where seq = ${seq + 1};
         update audit_entries set seq = ${seq + 1} where seq = -1`,
      cut: (seq: number) => `delete from audit_entries where seq > ${seq}`,
    };
    const holds = asyncProperty(array(change, { minLength: 1, maxLength: 1 }), async (changes) => {
      await tamper('delete from audit_entries; delete from audit_head');
      for (let count = 0; count < 12; count++) await appendEntry(server.deps, entry(`reason ${count}`));
      expect((await verifyLog(server.deps)).isIntact).toBe(true);
      for (const { kind, seq } of changes) await tamper(statements[kind as keyof typeof statements](seq));
      expect((await verifyLog(server.deps)).isIntact).toBe(false);
    });
    await assert(holds, { numRuns: 20 });
    await tamper('delete from audit_entries; delete from audit_head');
  });

  it.runIf(process.env.TEST_DATABASE_URL)(
    'stays one chain when two processes write concurrently',
    async () => {
      const db = await openPostgres(server.deps.config.databaseUrl ?? '', { log: captureLog().log });
      try {
        const other = { ...server.deps, db };
        await Promise.all(
          Array.from({ length: 30 }, (_, at) => appendEntry(at % 2 ? other : server.deps, entry(`${at}`))),
        );
        expect(await verifyLog(other)).toMatchObject({ isIntact: true, entries: 30 });
      } finally {
        await db.close();
      }
    },
  );
});
