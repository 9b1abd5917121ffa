import type { PaidTier } from '@inkstone/domain/membership';
import type { Shop } from '../../modules/orders/testing/shop.ts';
import { AccountModel, type Piece } from './account-model.ts';
import type { Life } from './life.ts';

interface Event {
  readonly at: number;
  /** Of events of one moment, in which order they are told to the model. */
  readonly rank: number;
  /** Whether it may have happened before or after others of one moment. */
  readonly isUnordered?: boolean;
  tell(model: AccountModel): string | null;
}

type Row = Readonly<Record<string, unknown>>;

/** Days for which the prices of a conversion are. */
const conversionDays = 31;
const text = (row: Row, column: string) => String(row[column]);
const number = (row: Row, column: string) => Number(row[column]);

/** Compares the time that each account has, and what it was quoted, with a model that is told what happened. */
export async function checkAccounts(shop: Shop, lives: readonly Life[]): Promise<string[]> {
  const { run } = shop.deps.db;
  const events = new Map<string, Event[]>(lives.map(({ accountId }) => [accountId, []]));
  const add = (row: Row, event: Event) => events.get(text(row, 'account_id'))?.push(event);
  for (const row of await run(sales)) for (const event of saleEvents(row)) add(row, event);
  for (const row of await run(gifts)) add(row, giftEvent(row));
  for (const row of await run(pins)) for (const event of pinEvents(row)) add(row, event);
  for (const row of await run(conversions)) add(row, conversionEvent(row));
  for (const row of await run(refunds)) add(row, refundEvent(row));
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

/** What an account differs in, and from when on; without faults never. */
interface Judgement {
  readonly faults: readonly string[];
  readonly differsAt: number;
}

/**
 * Judges an account. In which order renewals, days of grace and purchases of one moment happened is stored nowhere: neighbours of
 * one moment are exchanged as long as the account then agrees with the model for longer.
 */
function judge(
  accountId: string,
  events: readonly Event[],
  placed: Record<PaidTier, Piece[]>,
): readonly string[] {
  let order = events.toSorted((a, b) => a.at - b.at || a.rank - b.rank);
  const first = judgeInOrder(accountId, order, placed);
  let best = first;
  for (let isBetter = true; isBetter && best.faults.length > 0; ) {
    isBetter = false;
    for (let at = 1; at < order.length && best.faults.length > 0; at++) {
      const [a, b] = [order[at - 1], order[at]];
      if (!a?.isUnordered || !b?.isUnordered || a.at !== b.at) continue;
      const exchanged = order.with(at - 1, b).with(at, a);
      const judged = judgeInOrder(accountId, exchanged, placed);
      if (judged.differsAt <= best.differsAt) continue;
      [order, best, isBetter] = [exchanged, judged, true];
    }
  }
  return best.faults.length === 0 ? [] : first.faults;
}

function judgeInOrder(
  accountId: string,
  events: readonly Event[],
  placed: Record<PaidTier, Piece[]>,
): Judgement {
  const model = new AccountModel();
  const faults: string[] = [];
  let differsAt = Number.POSITIVE_INFINITY;
  for (const event of events) {
    const fault = event.tell(model);
    if (!fault) continue;
    faults.push(`${accountId}: ${fault}`);
    differsAt = Math.min(differsAt, event.at);
  }
  // Longer than everything that was bought.
  model.pass(Date.UTC(2100, 0, 1));
  for (const tier of ['plus', 'pro'] as const) {
    const [wanted, found] = [union(model.ran[tier]), union(placed[tier])];
    const place = wanted.findIndex(
      (piece, at) => piece.from !== found[at]?.from || piece.to !== found[at]?.to,
    );
    if (place < 0 && wanted.length === found.length) continue;
    const at = place < 0 ? wanted.length : place;
    faults.push(
      `${accountId}: ${tier} ${show(found[at])} instead of ${show(wanted[at])}, number ${at} of ${wanted.length}`,
    );
    const [one, other] = [wanted[at], found[at]];
    const begins = Math.min(one?.from ?? Number.POSITIVE_INFINITY, other?.from ?? Number.POSITIVE_INFINITY);
    const parts = one && other && one.from === other.from ? Math.min(one.to, other.to) : begins;
    differsAt = Math.min(differsAt, parts);
  }
  return { faults, differsAt };
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

/** What was told without an expectation. */
const said = (_done: unknown) => null;

/** When something with an id of version 7 was made. */
const madeAt = (id: string) => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);

/**
 * The order of events of one moment. Accounts act at moments of their own (`run-clock.ts`), once: so only what is due at once
 * can happen in one moment, a first charge with it, and a purchase with its quote.
 */
const ranks = {
  pin: -1,
  unpin: 0,
  grace: 1,
  renewal: 2,
  refund: 3,
  sale: 4,
  conversion: 5,
  quote: 6,
  upgrade: 7,
};

const sales = `select b.account_id, o.order_no, o.paid_at, o.quantity, coalesce(o.period_no, 0) as period_no, o.credit, o.payable, q.quoted_at, i.tier, i.months, i.days, g.grant_id,
    p.amount as paid
  from orders o join buyers b using (buyer_id) join quotes q using (quote_id) join catalogue_items i on i.item_id = o.item_id
  join grants g on g.source = 'order' and g.source_id = o.order_no and g.period_no = 1
  join payments p on p.order_no = o.order_no and p.use = 'applied'
  where o.state = 'finished' and i.kind = 'vip'`;

function saleEvents(row: Row): Event[] {
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
  const buying: Event = {
    ...{ at, rank: credit > 0 ? ranks.upgrade : number(row, 'period_no') > 1 ? ranks.renewal : ranks.sale },
    isUnordered: credit === 0,
    tell: (model) => {
      model.buy(at, { ...sale, tier });
      return sale.paid === number(row, 'payable') ? null : `${orderNo} was paid by ${sale.paid}`;
    },
  };
  const quotedAt = number(row, 'quoted_at');
  const quoting: Event = {
    ...{ at: quotedAt, rank: ranks.quote },
    tell: (model) => {
      const wanted = model.quoteUpgrade(quotedAt, orderNo);
      return wanted === credit ? null : `the upgrade ${orderNo} was credited ${credit} instead of ${wanted}`;
    },
  };
  return credit > 0 ? [buying, quoting] : [buying];
}

const gifts = `select account_id, grant_id, tier, granted_at, length from grants where source = 'grace'`;

function giftEvent(row: Row): Event {
  const at = number(row, 'granted_at');
  const gift = {
    id: text(row, 'grant_id'),
    tier: row.tier === 'pro' ? 'pro' : 'plus',
    length: number(row, 'length'),
  } as const;
  return {
    ...{ at, rank: ranks.grace, isUnordered: true },
    tell: (model) => {
      model.gift(at, gift);
      return null;
    },
  };
}

const pins = `select account_id, grant_id, tier, pinned_from, pinned_to, revoked_at from grants where kind = 'pinned'`;

function pinEvents(row: Row): Event[] {
  const id = text(row, 'grant_id');
  const period = {
    id,
    tier: row.tier === 'pro' ? 'pro' : 'plus',
    from: number(row, 'pinned_from'),
    to: number(row, 'pinned_to'),
  } as const;
  const end = row.revoked_at === null ? null : number(row, 'revoked_at');
  const ending: Event[] =
    end === null ? [] : [{ at: end, rank: ranks.unpin, tell: (model) => said(model.unpin(end, id)) }];
  return [
    { at: madeAt(id), rank: ranks.pin, tell: (model) => said(model.pin(madeAt(id), period)) },
    ...ending,
  ];
}

const priceThen = (itemId: string) => `(select p.amount from catalogue_prices p where p.item_id = '${itemId}'
    and p.campaign_id is null and p.valid_from <= c.converted_at order by p.valid_from desc, p.price_id desc limit 1)`;

const conversions = `select c.account_id, c.conversion_id, c.converted_at, c.days,
    ${priceThen('month_vip')} as plus, ${priceThen('month_vvip')} as pro,
    (select json_agg(g.grant_id order by g.period_no) from grants g where g.source = 'conversion' and g.source_id = c.conversion_id) as ids
  from conversions c where c.converted_at is not null`;

function conversionEvent(row: Row): Event {
  const at = number(row, 'converted_at');
  const ids: readonly string[] = typeof row.ids === 'string' ? JSON.parse(row.ids) : (row.ids as string[]);
  return {
    ...{ at, rank: ranks.conversion },
    tell: (model) => {
      const prices = { plus: number(row, 'plus'), pro: number(row, 'pro'), days: conversionDays };
      const days = model.convert(at, (place) => ids[place - 1] ?? '', prices);
      return days === number(row, 'days') ? null : `${row.days} days of Pro instead of ${days}`;
    },
  };
}

const refunds = `select b.account_id, o.order_no, r.amount, r.kind, r.state, coalesce(r.sent_at, r.ended_at) as at, p.amount as paid,
    (select coalesce(sum(x.amount), 0) from refunds x where x.payment_id = p.payment_id and x.state = 'succeeded' and x.refund_id <= r.refund_id) as returned
  from refunds r join payments p using (payment_id) join orders o on o.order_no = p.order_no join buyers b using (buyer_id)
  where p.use = 'applied' and r.state = 'succeeded' order by r.refund_id`;

function refundEvent(row: Row): Event {
  const at = number(row, 'at');
  const orderNo = text(row, 'order_no');
  return {
    ...{ at, rank: ranks.refund },
    tell: (model) => {
      model.refund(at, orderNo, number(row, 'amount'), row.kind === 'chargeback');
      if (number(row, 'returned') === number(row, 'paid')) model.endUpgrade(orderNo);
      return null;
    },
  };
}
