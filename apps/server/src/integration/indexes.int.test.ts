import { getTableName } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { modules } from '../composition/modules.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

/** Tables in which each account has a few rows for some minutes. */
const shortLived = ['social_attempts.account_id', 'wechat_qr_codes.account_id'];

/** An index of all rows that have a value. */
const isWhole = `(i.indpred is null or pg_get_expr(i.indpred, i.indrelid) ~ '^\\(\\w+ IS NOT NULL\\)$')`;

it('finds the rows of an account by an index in each table with data of accounts', async () => {
  const rows = await db.run(
    `select distinct t.relname || '.' || a.attname as column from pg_class t
     join pg_index i on i.indrelid = t.oid join pg_attribute a on a.attrelid = t.oid and a.attnum = i.indkey[0]
     where ${isWhole}`,
  );
  const indexed = new Set(rows.map(({ column }) => column));
  const columns = modules
    .flatMap(({ accountData }) => accountData ?? [])
    .flatMap(({ archived = {}, unarchived = [] }) => [...Object.values(archived), ...unarchived])
    .map((table) => `${getTableName(table)}.${table.accountId.name}`);
  expect(columns.filter((column) => !indexed.has(column)).sort()).toEqual(shortLived);
});

/**
 * References to rows that are never deleted, and from which nothing is looked up: without an index of their own. Those of
 * the simulator have few rows.
 */
const withoutIndex = [
  ...[
    'article_slugs.article_id',
    'bill_rows.channel,day',
    'catalogue_prices.campaign_id',
    'invoices.replaces',
  ],
  ...['ledger_holds.account_key', 'orders.item_id', 'orders.price_id', 'quotes.coupon_id', 'quotes.item_id'],
  ...[
    'quotes.price_id',
    'seeded_articles.article_id',
    'sim_disputes.provider_txn',
    'sim_refunds.provider_txn',
  ],
  ...['subscriptions.item_id'],
];

it('has an index for each reference between tables', async () => {
  const rows = await db.run(
    `select c.conrelid::regclass || '.' || (
       select string_agg(a.attname, ',' order by k.position) from unnest(c.conkey) with ordinality k (number, position)
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.number) as reference
     from pg_constraint c where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
       select from pg_index i where i.indrelid = c.conrelid
       and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey
       and ${isWhole})`,
  );
  expect(rows.map(({ reference }) => reference).sort()).toEqual(withoutIndex);
});
