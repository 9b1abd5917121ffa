import type { Shop } from '../../modules/orders/testing/shop.ts';

/** The recorded changes: name, trigger event, id column, and condition. */
const changes = [
  ['timeline', 'after insert or update on timelines', 'account_id', ''],
  ['grant', 'after insert on grants', 'grant_id', ''],
  ['end', 'after update on grants', 'grant_id', 'old.revoked_at is distinct from new.revoked_at'],
  ['order', 'after insert on orders', 'order_no', ''],
  ['refund', 'after insert on refunds', 'refund_id', 'new.sent_at is not null'],
  ['refund', 'after update on refunds', 'refund_id', 'old.sent_at is distinct from new.sent_at'],
  ['returned', 'after insert on refunds', 'refund_id', "new.state = 'succeeded'"],
  ['returned', 'after update on refunds', 'refund_id', "old.state <> new.state and new.state = 'succeeded'"],
  ['conversion', 'after update on conversions', 'conversion_id', 'new.converted_at is not null'],
] as const;

/** A kind of change whose position can be read. */
export type Change = Exclude<(typeof changes)[number][0], 'timeline'>;

/**
 * Installs triggers that number the changes of accounts. Timestamps do not determine the order of changes in the same ms; the
 * numbers do, because they are assigned while the timeline of the account is locked.
 */
export async function recordOrder({ deps }: Shop): Promise<void> {
  const { run } = deps.db;
  await run(`create table recorded_order (seq bigint generated always as identity primary key, txn text not null,
    what text not null, ref text not null)`);
  await run(`create function record_order() returns trigger language plpgsql as $$ begin
    insert into recorded_order (txn, what, ref)
      values (pg_current_xact_id()::text, tg_argv[0], to_jsonb(new) ->> tg_argv[1]);
    return null;
  end $$`);
  for (const [at, [what, when, column, condition]] of changes.entries())
    await run(`create trigger record_order_${at} ${when} for each row ${condition && `when (${condition})`}
      execute function record_order('${what}', '${column}')`);
}

/**
 * Returns a function for the position of a change among the changes of its account, in the order in which they took effect. It
 * throws for a change that was not recorded.
 */
export async function readOrder({ deps }: Shop): Promise<(what: Change, ref: string) => number> {
  // A transaction takes effect when it locks the timeline, which precedes the changes that depend on the timeline.
  const rows =
    await deps.db.run(`select e.what, e.ref, coalesce(l.seq, e.seq)::float8 as place from recorded_order e
    left join (select txn, min(seq) as seq from recorded_order where what = 'timeline' group by txn) l using (txn)
    where e.what <> 'timeline'`);
  const places = new Map(rows.map(({ what, ref, place }) => [`${what} ${ref}`, Number(place)]));
  return (what, ref) => {
    const place = places.get(`${what} ${ref}`);
    if (place === undefined) throw new Error(`The order of ${what} ${ref} was not recorded`);
    return place;
  };
}
