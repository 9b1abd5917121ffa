import { day } from '@inkstone/kernel';
import { expect, it } from 'vitest';
import { useFreshAccounts } from '../../../testing/fresh-accounts.ts';
import { grant } from '../index.ts';

const fresh = useFreshAccounts();

let count = 0;
type Kind = 'floating' | 'pinned';
type Tier = 'plus' | 'pro';

/** Writes grants with their spans (in days) directly to the tables; all spans in one statement. */
async function write(
  placed: readonly { kind: Kind; tier: Tier; days: readonly (readonly [number, number])[] }[],
  locks = true,
) {
  const rows = placed.map((one) => ({ ...one, grantId: `made-${++count}` }));
  const spans = rows.flatMap(({ grantId, tier, days }) =>
    days.map(([from, to]) => ({ grantId, tier, from, to })),
  );
  const quote = (text: string) => `'${text}'`;
  await fresh.server.deps.db.run(
    [
      'begin',
      ...(locks
        ? [
            `insert into timelines (account_id, version) values (${quote(fresh.accountId)}, 1) on conflict do nothing`,
          ]
        : []),
      ...rows.map(
        ({ grantId, kind, tier }) =>
          `insert into grants (grant_id, account_id, tier, kind, source, source_id, period_no, granted_at)
           values ('${grantId}', '${fresh.accountId}', '${tier}', '${kind}', 'test', '${grantId}', 0, 0)`,
      ),
      `insert into membership_spans (account_id, grant_id, tier, starts_at, ends_at) values ${spans
        .map(
          ({ grantId, tier, from, to }) =>
            `('${fresh.accountId}', '${grantId}', '${tier}', ${from * day}, ${to * day})`,
        )
        .join(', ')}`,
      'commit',
    ].join(';\n'),
  );
}

const floating = (tier: Tier, ...days: [number, number][]) => ({ kind: 'floating', tier, days }) as const;
const pinned = (tier: Tier, ...days: [number, number][]) => ({ kind: 'pinned', tier, days }) as const;

it.each([
  ['two purchases of a tier', [floating('plus', [0, 31]), floating('plus', [30, 61])]],
  ['one inside another', [floating('pro', [0, 31]), floating('pro', [5, 6])]],
  ['Plus that does not wait for Pro', [floating('plus', [0, 31]), floating('pro', [10, 17])]],
  ['a grant that runs twice at once', [floating('plus', [0, 20], [19, 31])]],
  ['a pinned grant that runs twice at once', [pinned('plus', [0, 20], [19, 31])]],
  ['Plus that does not wait for a store', [pinned('plus', [0, 31]), floating('plus', [30, 40])]],
  ['Plus that does not wait for Pro of a store', [floating('plus', [0, 31]), pinned('pro', [30, 61])]],
  ['Pro that does not wait for Pro of a store', [floating('pro', [29, 40]), pinned('pro', [0, 30])]],
  ['one that begins with another', [floating('plus', [0, 10]), floating('plus', [0, 5])]],
])('the database refuses %s', async (_name, placed) => {
  await expect(write(placed)).rejects.toThrow(/overlap/);
  expect(
    await fresh.server.deps.db.run('select from membership_spans where account_id = $1', [fresh.accountId]),
  ).toEqual([]);
});

it.each([
  ['pieces around Pro', [floating('plus', [0, 10], [17, 38]), floating('pro', [10, 17])]],
  ['two stores', [pinned('plus', [0, 31]), pinned('plus', [20, 51])]],
  ['Pro beside Plus of a store', [pinned('plus', [0, 31]), floating('pro', [5, 12])]],
  ['one behind another', [floating('plus', [0, 10]), floating('plus', [10, 20])]],
])('the database accepts %s', async (_name, placed) => {
  await write(placed);
  expect(
    await fresh.server.deps.db.run('select from membership_spans where account_id = $1', [fresh.accountId]),
  ).not.toEqual([]);
});

it('refuses a span moved over another one, an empty one, and one written without the lock', async () => {
  await write([floating('plus', [0, 10]), floating('plus', [10, 20])]);
  const move =
    'update membership_spans set starts_at = starts_at - 1 where account_id = $1 and starts_at > 0';
  await expect(fresh.server.deps.db.run(move, [fresh.accountId])).rejects.toThrow(/overlap/);
  const empty = 'update membership_spans set ends_at = starts_at where account_id = $1';
  await expect(fresh.server.deps.db.run(empty, [fresh.accountId])).rejects.toThrow(/check/);
  await fresh.renew();
  await expect(write([floating('plus', [0, 10])], false)).rejects.toThrow(/lock of their timeline/);
});

it('ignores the spans of other accounts', async () => {
  await write([floating('plus', [0, 31])]);
  await fresh.renew();
  await write([floating('plus', [0, 31])]);
  await fresh.server.deps.db.transact(({ sql }) =>
    grant(fresh.server.deps, sql, {
      ...{ accountId: fresh.accountId, itemId: 'month_vip', quantity: 1, sourceId: 'after', source: 'order' },
      at: fresh.server.clock.now(),
    }),
  );
  expect(await fresh.server.deps.tierOf(fresh.accountId)).toBe('plus');
});

it('compares the spans that a purchase writes with those that it does not write', async () => {
  const { db, clock } = { ...fresh.server.deps, clock: fresh.server.clock };
  const buy = (itemId: string, sourceId: string) =>
    db.transact(({ sql }) =>
      grant(fresh.server.deps, sql, {
        ...{ accountId: fresh.accountId, itemId, quantity: 1, sourceId, source: 'order' as const },
        at: clock.now(),
      }),
    );
  const spans = () =>
    db.run(
      'select xmin::text as written, starts_at::float8 as from, ends_at::float8 as to from membership_spans where account_id = $1 order by starts_at',
      [fresh.accountId],
    );
  await buy('month_vip', 'first');
  clock.advance(3 * day);
  await buy('month_vip', 'second');
  const before = await spans();
  clock.advance(3 * day);
  await buy('week_vvip', 'third');
  const after = await spans();
  // The time of Pro splits that of Plus, and later time moves.
  expect(after).toHaveLength(4);
  expect(after.filter(({ written }) => before.some((one) => one.written === written))).toEqual([]);
  await buy('month_vip', 'fourth');
  expect((await spans()).slice(0, 4)).toEqual(after);
  // A span that is written later than the one it overlaps.
  const last = Number((await spans()).at(-1)?.to);
  await expect(
    write([floating('plus', [Math.floor(last / day) - 40, Math.floor(last / day) - 39])]),
  ).rejects.toThrow(/overlap/);
});
