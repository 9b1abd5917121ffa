import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createKeys } from '../../../platform/security/keys.ts';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { appendEntry } from './append.ts';
import { canonicalJson, chainStart, hashEntry } from './chain.ts';
import { readEntries } from './store.ts';
import { verifyLog } from './verify-audit.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** A log of nine entries. */
beforeEach(async () => {
  await tamper('delete from audit_entries; delete from audit_head');
  for (let count = 1; count <= 9; count++) await append(`action ${count}`);
});

const deps = () => server.deps;

const actor = { accountId: 'somebody', roles: ['owner'] } as const;

function append(action: string) {
  const more = { facts: { b: 1, a: 'x' }, reason: 'because', outcome: 'done' } as const;
  return appendEntry(deps(), { actor, action, via: 'test', ...more });
}

/** Runs a statement that only the owner of the database may run. */
async function tamper(statement: string): Promise<void> {
  await deps().db.run(
    `alter table audit_entries disable trigger user; alter table audit_head disable trigger user; ${statement};
     alter table audit_entries enable trigger user; alter table audit_head enable trigger user`,
  );
}

const faultsOf = async () => (await verifyLog(deps())).faults;

/** Gives an entry its correct hash, as an attacker with knowledge of the algorithm could. */
async function rehash(from: number): Promise<void> {
  const entries = await readEntries(deps().db.sql, 0, 100);
  let before = entries.find(({ seq }) => seq === from - 1)?.hash ?? chainStart.hash;
  for (const entry of entries.filter(({ seq }) => seq >= from)) {
    before = hashEntry(before, entry);
    await tamper(`update audit_entries set hash = '${before}' where seq = ${entry.seq}`);
  }
}

describe('verifyLog', () => {
  it('finds no fault in an unchanged log', async () => {
    const [last] = (await readEntries(deps().db.sql, 8, 1)).map(({ hash }) => hash);
    expect(await verifyLog(deps())).toEqual({ isIntact: true, entries: 9, hash: last, faults: [] });
  });

  it.each([
    'at = at + 1',
    "actor_id = 'another'",
    "operator = 'root'",
    "roles = 'analyst'",
    "action = 'another'",
    "via = 'another'",
    `facts = '{"a":"y","b":1}'`,
    "reason = 'another'",
    'reason = null',
    "outcome = 'refused'",
    "refusal = 'not_found'",
    'begun_seq = 1',
    `hash = '${'0'.repeat(64)}'`,
  ])('finds a changed row: %s', async (change) => {
    await tamper(`update audit_entries set ${change} where seq = 4`);
    expect(await faultsOf()).toContainEqual({ seq: 4, fault: 'changed' });
  });

  it('finds a changed row whose hash was recomputed', async () => {
    await tamper("update audit_entries set reason = 'another' where seq = 4");
    const entry = (await readEntries(deps().db.sql, 3, 1))[0];
    const before = (await readEntries(deps().db.sql, 2, 1))[0];
    if (!entry || !before) throw new Error('There are entries');
    await tamper(`update audit_entries set hash = '${hashEntry(before.hash, entry)}' where seq = 4`);
    expect(await faultsOf()).toEqual([{ seq: 5, fault: 'changed' }]);
  });

  it('finds a log whose hashes were all recomputed after a change', async () => {
    await tamper("update audit_entries set reason = 'another' where seq = 4");
    await rehash(4);
    expect(await faultsOf()).toEqual([{ seq: 9, fault: 'head_differs' }]);
    const hash = (await readEntries(deps().db.sql, 8, 1))[0]?.hash;
    await tamper(`update audit_head set hash = '${hash}'`);
    expect(await faultsOf()).toEqual([{ seq: 9, fault: 'head_unsigned' }]);
  });

  it('finds a removed row, the first one and several', async () => {
    await tamper('delete from audit_entries where seq = 5');
    expect(await faultsOf()).toEqual([{ seq: 5, fault: 'removed' }]);
    await tamper('delete from audit_entries where seq in (1, 6)');
    expect(await faultsOf()).toEqual([
      { seq: 1, fault: 'removed' },
      { seq: 5, fault: 'removed' },
    ]);
  });

  it('finds renumbered rows after a removal', async () => {
    await tamper('delete from audit_entries where seq = 5');
    for (const seq of [6, 7, 8, 9])
      await tamper(`update audit_entries set seq = ${seq - 1} where seq = ${seq}`);
    expect(await faultsOf()).toContainEqual({ seq: 5, fault: 'changed' });
    expect(await faultsOf()).toContainEqual({ seq: 9, fault: 'cut_off' });
  });

  it('finds an inserted row, between others and at the end', async () => {
    const copy = (seq: number) =>
      `insert into audit_entries select ${seq}, at, actor_id, operator, roles, action, via, facts, reason, outcome,
       refusal, begun_seq, hash from audit_entries where seq = 2`;
    await tamper(copy(10));
    expect(await faultsOf()).toContainEqual({ seq: 10, fault: 'inserted' });
    await tamper('delete from audit_entries where seq = 10');
    for (const seq of [9, 8, 7, 6, 5])
      await tamper(`update audit_entries set seq = ${seq + 1} where seq = ${seq}`);
    await tamper(copy(5));
    expect(await faultsOf()).toContainEqual({ seq: 5, fault: 'changed' });
    expect(await faultsOf()).toContainEqual({ seq: 10, fault: 'inserted' });
  });

  it.each([
    ['0', 0],
    ['-1', -1],
    ['9223372036854775807', Number.MAX_SAFE_INTEGER],
    ['-9223372036854775808', Number.MIN_SAFE_INTEGER],
  ])('finds a row inserted with the number %s', async (number, seq) => {
    await tamper(
      `insert into audit_entries select ${number}, at, actor_id, operator, roles, action, via, facts, reason, outcome,
       refusal, begun_seq, hash from audit_entries where seq = 2`,
    );
    expect(await faultsOf()).toEqual([{ seq, fault: 'inserted' }]);
  });

  it('finds two swapped rows', async () => {
    await tamper(`update audit_entries set seq = 100 where seq = 3; update audit_entries set seq = 3 where seq = 6;
      update audit_entries set seq = 6 where seq = 100`);
    const faults = await faultsOf();
    expect(faults).toContainEqual({ seq: 3, fault: 'changed' });
    expect(faults).toContainEqual({ seq: 6, fault: 'changed' });
  });

  it('finds that the last rows were removed, also with the head changed accordingly', async () => {
    const end = (await readEntries(deps().db.sql, 6, 1))[0]?.hash;
    await tamper('delete from audit_entries where seq > 7');
    expect(await faultsOf()).toEqual([{ seq: 8, fault: 'cut_off' }]);
    await tamper(`update audit_head set seq = 7, hash = '${end}'`);
    expect(await faultsOf()).toEqual([{ seq: 7, fault: 'head_unsigned' }]);
    await tamper('delete from audit_head');
    expect(await faultsOf()).toEqual([{ seq: 7, fault: 'head_unsigned' }]);
  });

  it('finds that everything was removed', async () => {
    await tamper('delete from audit_entries');
    expect(await faultsOf()).toEqual([{ seq: 1, fault: 'cut_off' }]);
  });

  it('finds by an external end that the log was reset to an earlier state', async () => {
    const head = (await deps().db.run('select * from audit_head'))[0];
    await append('action 10');
    const { entries: seq, hash } = await verifyLog(deps());
    await tamper(
      `delete from audit_entries where seq = 10;
       update audit_head set seq = ${head?.seq}, hash = '${head?.hash}', mac = '${head?.mac}'`,
    );
    expect(await faultsOf()).toEqual([]);
    expect((await verifyLog(deps(), { seq, hash })).faults).toEqual([{ seq: 10, fault: 'replaced' }]);
  });

  it('finds by an external end that the log was emptied together with its end', async () => {
    const { entries: seq, hash } = await verifyLog(deps());
    await tamper('delete from audit_entries; delete from audit_head');
    await append('action 1');
    expect(await faultsOf()).toEqual([]);
    expect((await verifyLog(deps(), { seq, hash })).faults).toEqual([{ seq, fault: 'replaced' }]);
  });

  it.each(['delete from audit_head', 'update audit_head set seq = 3'])(
    'continues, and reports it, after %s',
    async (statement) => {
      await tamper(statement);
      await append('action 11');
      expect(await faultsOf()).toEqual([{ seq: 10, fault: 'head_replaced' }]);
      expect((await verifyLog(deps())).entries).toBe(11);
    },
  );

  it('permanently reports that the head was invalid when the log continued', async () => {
    await tamper("update audit_head set mac = 'forged'");
    await append('action 11');
    expect(await faultsOf()).toEqual([{ seq: 10, fault: 'head_replaced' }]);
  });
});

it('continues with a new secret of the server while the old one is known', async () => {
  const changed = { ...deps(), keys: createKeys('another secret', 'for tests') };
  expect((await verifyLog(changed)).isIntact).toBe(true);
  await appendEntry(changed, { actor, action: 'last', via: 'test', outcome: 'done' });
  expect((await verifyLog({ ...changed, keys: createKeys('another secret') })).isIntact).toBe(true);
});

it('refuses to change, remove or clear entries', async () => {
  const { db } = deps();
  for (const statement of [
    'update audit_entries set reason = null',
    'delete from audit_entries where seq = 9',
    'truncate audit_entries',
    'delete from audit_head',
  ])
    await expect(db.run(statement), statement).rejects.toThrow(/append-only/);
  expect((await verifyLog(deps())).isIntact).toBe(true);
});

it('chains concurrent entries without a gap', async () => {
  const numbers = await Promise.all(Array.from({ length: 30 }, (_, index) => append(`at once ${index}`)));
  expect([...numbers].sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, index) => index + 10));
  expect(await verifyLog(deps())).toMatchObject({ isIntact: true, entries: 39 });
});

it('verifies while entries are added', async () => {
  const adding = Promise.all(Array.from({ length: 20 }, (_, index) => append(`meanwhile ${index}`)));
  const reports = await Promise.all(Array.from({ length: 5 }, () => verifyLog(deps())));
  await adding;
  for (const { faults } of reports) expect(faults).toEqual([]);
});

it('stores invalid UTF-16 in a form that can be verified', async () => {
  const reason = 'half \ud83d of a pair'.toWellFormed();
  await appendEntry(deps(), {
    actor,
    action: 'x',
    via: 'test',
    facts: { a: '\udc00' },
    reason,
    outcome: 'done',
  });
  expect((await verifyLog(deps())).isIntact).toBe(true);
});

it('writes canonical JSON: sorted at every depth, arrays as they are', () => {
  expect(canonicalJson({ b: [2, { d: 1, c: null }], a: 'ä' })).toBe('{"a":"ä","b":[2,{"c":null,"d":1}]}');
});
