import type { PaidTier } from '@inkstone/domain/membership';
import type { Shop } from '../../modules/orders/testing/shop.ts';
import { AccountModel, type Piece } from './account-model.ts';
import { readOrder } from './recorded-order.ts';
import type { SimulatedUser } from './simulated-user.ts';

interface Event {
  readonly at: number;
  /** Its position in the order in which the changes of the account took effect, which orders changes with the same time. */
  readonly place: number;
  apply(model: AccountModel): string | null;
}

type PlaceOf = Awaited<ReturnType<typeof readOrder>>;
type Row = Readonly<Record<string, unknown>>;

/** Number of days that the prices of a conversion refer to. */
const conversionDays = 31;
const text = (row: Row, column: string) => String(row[column]);
const number = (row: Row, column: string) => Number(row[column]);

/** Compares the time and quotes of each account with a model that receives the same events. */
export async function checkAccounts(shop: Shop, lives: readonly SimulatedUser[]): Promise<string[]> {
  const { run } = shop.deps.db;
  const placeOf = await readOrder(shop);
  const events = new Map<string, Event[]>(lives.map(({ accountId }) => [accountId, []]));
  const add = (row: Row, event: Event) => events.get(text(row, 'account_id'))?.push(event);
  const kinds = [
    [sales, saleEvents],
    [gifts, giftEvents],
    [pins, pinEvents],
    [conversions, conversionEvents],
    [refunds, refundEvents],
  ] as const;
  for (const [query, eventsOf] of kinds)
    for (const row of await run(query)) for (const event of eventsOf(row, placeOf)) add(row, event);
  const placed = new Map<string, Record<PaidTier, Piece[]>>();
  for (const row of await run(
    'select account_id, tier, starts_at, ends_at from membership_spans order by starts_at',
  )) {
    const own = placed.get(text(row, 'account_id')) ?? { plus: [], pro: [] };
    placed.set(text(row, 'account_id'), own);
    own[row.tier === 'pro' ? 'pro' : 'plus'].push({
      from: number(row, 'starts_at'),
      to: number(row, 'ends_at'),
    });
  }
  return lives.flatMap(({ accountId }) =>
    judge(accountId, events.get(accountId) ?? [], placed.get(accountId) ?? { plus: [], pro: [] }),
  );
}

/** Passes the events of an account to a model, and compares the resulting time. */
function judge(
  accountId: string,
  events: readonly Event[],
  placed: Record<PaidTier, Piece[]>,
): readonly string[] {
  const model = new AccountModel();
  const faults: string[] = [];
  for (const event of events.toSorted((a, b) => a.at - b.at || a.place - b.place)) {
    const fault = event.apply(model);
    if (fault) faults.push(`${accountId}: ${fault}`);
  }
  // Later than the end of all purchases.
  model.pass(Date.UTC(2100, 0, 1));
  for (const tier of ['plus', 'pro'] as const) {
    const [expected, found] = [union(model.ran[tier]), union(placed[tier])];
    const place = expected.findIndex(
      (piece, at) => piece.from !== found[at]?.from || piece.to !== found[at]?.to,
    );
    if (place < 0 && expected.length === found.length) continue;
    const at = place < 0 ? expected.length : place;
    faults.push(
      `${accountId}: ${tier} ${show(found[at])} instead of ${show(expected[at])}, number ${at} of ${expected.length}`,
    );
  }
  return faults;
}

const show = (piece: Piece | undefined) =>
  piece ? `${new Date(piece.from).toISOString()} to ${new Date(piece.to).toISOString()}` : 'nothing';

function union(pieces: readonly Piece[]): Piece[] {
  const merged: Piece[] = [];
  for (const { from, to } of pieces.toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && from <= last.to) merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, to) };
    else merged.push({ from, to });
  }
  return merged;
}

/** The result of an event without an expectation. */
const applied = (_done: unknown) => null;

/** The creation time of a UUID of version 7. */
const madeAt = (id: string) => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);

const sales = `select b.account_id, o.order_no, o.paid_at, o.quantity, o.credit, o.payable, q.quoted_at, i.tier, i.months, i.days, g.grant_id,
    p.amount as paid
  from orders o join buyers b using (buyer_id) join quotes q using (quote_id) join catalogue_items i on i.item_id = o.item_id
  join grants g on g.source = 'order' and g.source_id = o.order_no and g.period_no = 1
  join payments p on p.order_no = o.order_no and p.use = 'applied'
  where o.state = 'finished' and i.kind = 'vip'`;

function saleEvents(row: Row, placeOf: PlaceOf): Event[] {
  const [orderNo, at, credit] = [text(row, 'order_no'), number(row, 'paid_at'), number(row, 'credit')];
  const term = row.months === null ? { days: number(row, 'days') } : { months: number(row, 'months') };
  const sale = {
    orderNo,
    id: text(row, 'grant_id'),
    paid: number(row, 'paid'),
    quantity: number(row, 'quantity'),
    term,
  };
  const tier = row.tier === 'pro' ? 'pro' : 'plus';
  const place = placeOf('grant', sale.id);
  const buying: Event = {
    ...{ at, place },
    apply: (model) => {
      model.buy(at, { ...sale, place, tier });
      return sale.paid === number(row, 'payable') ? null : `${orderNo} was paid by ${sale.paid}`;
    },
  };
  const quotedAt = number(row, 'quoted_at');
  const quoting: Event = {
    // An order is created only if the data of its quote have not changed.
    ...{ at: quotedAt, place: placeOf('order', orderNo) - 0.5 },
    apply: (model) => {
      const expected = model.quoteUpgrade(quotedAt, orderNo);
      return expected === credit
        ? null
        : `the upgrade ${orderNo} was credited ${credit} instead of ${expected}`;
    },
  };
  return credit > 0 ? [buying, quoting] : [buying];
}

const gifts = `select account_id, grant_id, tier, granted_at, length from grants where source = 'grace'`;

function giftEvents(row: Row, placeOf: PlaceOf): Event[] {
  const [id, at] = [text(row, 'grant_id'), number(row, 'granted_at')];
  const gift = {
    ...{ id, place: placeOf('grant', id) },
    tier: row.tier === 'pro' ? 'pro' : 'plus',
    length: number(row, 'length'),
  } as const;
  return [{ at, place: gift.place, apply: (model) => applied(model.gift(at, gift)) }];
}

const pins = `select account_id, grant_id, tier, pinned_from, pinned_to, revoked_at from grants where kind = 'pinned'`;

function pinEvents(row: Row, placeOf: PlaceOf): Event[] {
  const id = text(row, 'grant_id');
  const period = {
    id,
    tier: row.tier === 'pro' ? 'pro' : 'plus',
    from: number(row, 'pinned_from'),
    to: number(row, 'pinned_to'),
  } as const;
  const end = row.revoked_at === null ? null : number(row, 'revoked_at');
  const pinning = { at: madeAt(id), place: placeOf('grant', id) };
  const ending: Event[] =
    end === null
      ? []
      : [{ at: end, place: placeOf('end', id), apply: (model) => applied(model.unpin(end, id)) }];
  return [{ ...pinning, apply: (model) => applied(model.pin(madeAt(id), period)) }, ...ending];
}

const priceThen = (itemId: string) => `(select p.amount from catalogue_prices p where p.item_id = '${itemId}'
    and p.campaign_id is null and p.valid_from <= c.converted_at order by p.valid_from desc, p.price_id desc limit 1)`;

const conversions = `select c.account_id, c.conversion_id, c.converted_at, c.days,
    ${priceThen('month_vip')} as plus, ${priceThen('month_vvip')} as pro,
    (select json_agg(g.grant_id order by g.period_no) from grants g where g.source = 'conversion' and g.source_id = c.conversion_id) as ids
  from conversions c where c.converted_at is not null`;

function conversionEvents(row: Row, placeOf: PlaceOf): Event[] {
  const at = number(row, 'converted_at');
  const ids: readonly string[] = typeof row.ids === 'string' ? JSON.parse(row.ids) : (row.ids as string[]);
  const place = placeOf('conversion', text(row, 'conversion_id'));
  const apply = (model: AccountModel) => {
    const prices = { plus: number(row, 'plus'), pro: number(row, 'pro'), days: conversionDays };
    const days = model.convert(at, { ids, place }, prices);
    return days === number(row, 'days') ? null : `${row.days} days of Pro instead of ${days}`;
  };
  return [{ at, place, apply }];
}

const refunds = `select b.account_id, o.order_no, r.refund_id, r.amount, r.kind, r.sent_at as at, r.ended_at, p.amount as paid,
    (select coalesce(sum(x.amount), 0) from refunds x where x.payment_id = p.payment_id and x.state = 'succeeded' and x.refund_id <= r.refund_id) as returned
  from refunds r join payments p using (payment_id) join orders o on o.order_no = p.order_no join buyers b using (buyer_id)
  where p.use = 'applied' and r.state = 'succeeded' order by r.refund_id`;

function refundEvents(row: Row, placeOf: PlaceOf): Event[] {
  const [orderNo, refundId, at] = [text(row, 'order_no'), text(row, 'refund_id'), number(row, 'at')];
  const isChargeback = row.kind === 'chargeback';
  const taking: Event = {
    ...{ at, place: placeOf('refund', refundId) },
    apply: (model) => applied(model.refund(at, orderNo, number(row, 'amount'), isChargeback)),
  };
  if (number(row, 'returned') < number(row, 'paid')) return [taking];
  const place = placeOf('returned', refundId);
  return [
    taking,
    { at: number(row, 'ended_at'), place, apply: (model) => applied(model.endUpgrade(orderNo)) },
  ];
}
