import { addMonths, dayOfMonth, type PaidTier } from '@inkstone/domain/membership';
import { day, type Instant, instant } from '@inkstone/kernel';

/** A time span in which an account has a tier. */
export interface Piece {
  readonly from: number;
  readonly to: number;
}

/** Granted time that runs while no grant with a higher priority does. */
interface Holding {
  readonly id: string;
  readonly tier: PaidTier;
  readonly grantedAt: number;
  /**
   * Its position in the order in which the grants were made. An extension that closes a gap is made later than its
   * time.
   */
  readonly place: number;
  readonly anchorDay: number | null;
  /** The order that bought it, or that it was converted from; null for a gift. */
  readonly orderNo: string | null;
  /** The whole purchased length, in ms. */
  readonly bought: bigint;
  /** One ms of it corresponds to `rate[0] / rate[1]` ms of the purchased time. */
  readonly rate: readonly [bigint, bigint];
  left: number;
  readonly ran: Piece[];
}

/** Time with the dates of a store. */
interface PinnedTime {
  readonly id: string;
  readonly tier: PaidTier;
  readonly from: number;
  to: number;
}

interface Sale {
  readonly paid: number;
  refunded: number;
  /** Time that refunds have revoked, in ms of the purchased time. */
  taken?: number;
  /** The discounts that it gave on upgrades, by their orders. */
  readonly credits: { readonly upgrade: string; readonly credit: number }[];
}

interface Line {
  readonly holding: Holding;
  readonly credit: number;
}

type Term = { readonly months: number } | { readonly days: number };

/**
 * The expected time of an account, computed by advancing from one event to the next: Pro before Plus, stores before the rest of
 * their tier, oldest first. Shares only the calendar with the server. Events must come in chronological order, and in the
 * order of their places if simultaneous.
 */
export class AccountModel {
  readonly ran: Record<PaidTier, Piece[]> = { plus: [], pro: [] };
  private readonly holdings: Holding[] = [];
  private readonly pinned: PinnedTime[] = [];
  private readonly sales = new Map<string, Sale>();
  /** Upgrades whose whole payment was returned. */
  private readonly returned = new Set<string>();
  private readonly quotes = new Map<string, readonly Line[]>();
  private at = 0;

  /** Advances the time. */
  pass(to: number): void {
    for (const { holding, tier, piece } of this.run(this.at, to, (one) => one.left)) {
      append(this.ran[tier], piece);
      if (!holding) continue;
      holding.left -= piece.to - piece.from;
      append(holding.ran, piece);
    }
    this.at = Math.max(this.at, to);
  }

  buy(
    at: number,
    sale: {
      orderNo: string;
      id: string;
      place: number;
      paid: number;
      tier: PaidTier;
      term: Term;
      quantity: number;
    },
  ): void {
    this.pass(at);
    for (const { holding, credit } of this.quotes.get(sale.orderNo) ?? []) {
      holding.left = 0;
      const origin = this.sales.get(holding.orderNo ?? '');
      origin?.credits.push({ upgrade: sale.orderNo, credit });
    }
    this.sales.set(sale.orderNo, { paid: sale.paid, refunded: 0, credits: [] });
    const { length, anchorDay } = this.lengthOf(at, sale);
    const { id, place, tier, orderNo } = sale;
    const purchase = { id, place, tier, grantedAt: at, anchorDay, orderNo };
    this.add({ ...purchase, bought: BigInt(length), rate: [1n, 1n], left: length, ran: [] });
  }

  gift(at: number, { length, ...gift }: { id: string; place: number; tier: PaidTier; length: number }): void {
    this.pass(at);
    const rate = [1n, 1n] as const;
    this.add({
      ...{ ...gift, grantedAt: at, anchorDay: null, orderNo: null },
      ...{ bought: BigInt(length), rate, left: length, ran: [] },
    });
  }

  pin(at: number, period: { id: string; tier: PaidTier; from: number; to: number }): void {
    this.pass(at);
    this.pinned.push({ ...period });
  }

  unpin(at: number, id: string): void {
    this.pass(at);
    for (const one of this.pinned) if (one.id === id) one.to = Math.max(one.from, Math.min(one.to, at));
  }

  /** Returns the expected discount of an upgrade. */
  quoteUpgrade(at: number, orderNo: string): number {
    this.pass(at);
    const lines = this.unusedPlus().flatMap((holding) => {
      const sale = this.sales.get(holding.orderNo ?? '');
      if (!sale) return [];
      const rest = sale.paid - sale.refunded - sale.credits.reduce((sum, one) => sum + one.credit, 0);
      const [over, under] = holding.rate;
      const part = BigInt(holding.left) * over;
      const whole = holding.bought * under;
      const credit = rest <= 0 ? 0 : Number((BigInt(rest) * part) / whole);
      return credit > 0 ? [{ holding, credit }] : [];
    });
    this.quotes.set(orderNo, lines);
    return lines.reduce((sum, { credit }) => sum + credit, 0);
  }

  /** Converts all Plus to whole days of Pro. Returns the days. */
  convert(
    at: number,
    planned: { readonly ids: readonly string[]; readonly place: number },
    prices: { plus: number; pro: number; days: number },
  ): number {
    this.pass(at);
    const unused = this.unusedPlus();
    const all = unused.reduce((sum, { left }) => sum + BigInt(left), 0n);
    const [plus, pro] = [BigInt(prices.plus), BigInt(prices.pro)];
    const days = (all * plus) / (pro * BigInt(day));
    const given = days * BigInt(day);
    const needed = (given * pro + plus - 1n) / plus;
    let before = 0n;
    let count = 0;
    for (const holding of unused) {
      const taken = min(BigInt(holding.left), needed - before);
      if (taken <= 0n) continue;
      const share = ((before + taken) * given) / needed - (before * given) / needed;
      const kept = holding.left - Number(taken);
      const [over, under] = holding.rate;
      const { orderNo, bought } = holding;
      const common = { grantedAt: at, place: planned.place, anchorDay: null, orderNo, bought };
      const add = (tier: PaidTier, left: number, rate: readonly [bigint, bigint]) =>
        this.add({ ...common, id: planned.ids[count++] ?? '', tier, rate, left, ran: [] });
      if (share > 0n) add('pro', Number(share), [over * taken, under * share]);
      if (kept > 0) add('plus', kept, holding.rate);
      holding.left = 0;
      before += taken;
    }
    return Number(days);
  }

  /** Revokes the time whose price a refund returns; all unused time if `isAll`. */
  refund(at: number, orderNo: string, amount: number, isAll: boolean): void {
    this.pass(at);
    const sale = this.sales.get(orderNo);
    if (!sale) return;
    const counted = sale.credits.filter(({ upgrade }) => !this.returned.has(upgrade));
    const net = sale.paid - sale.refunded - counted.reduce((sum, { credit }) => sum + credit, 0);
    const own = this.holdings.filter((one) => one.orderNo === orderNo);
    const lastRun = new Map<Holding, number>();
    for (const { holding, piece } of this.run(at, Number.POSITIVE_INFINITY, (one) => one.left))
      if (holding) lastRun.set(holding, piece.from);
    const held = own
      .filter(({ left }) => left > 0)
      .sort((a, b) => (lastRun.get(b) ?? 0) - (lastRun.get(a) ?? 0));
    const unused = held.reduce((sum, one) => sum + worthOf(one, one.left), 0);
    const used = own.reduce(
      (sum, one) => sum + one.ran.reduce((all, { from, to }) => all + worthOf(one, to - from), 0),
      0,
    );
    let take = unused;
    const before = sale.taken ?? 0;
    // The price of the purchased time is the same for all refunds; each revokes time that earlier ones have not.
    const [paid, time] = [BigInt(Math.max(1, net + sale.refunded)), BigInt(unused + used + before)];
    const value = unused === 0 ? 0 : Number((paid * BigInt(unused + before)) / time) - sale.refunded;
    if (!isAll && amount < net && amount < value)
      take = Number((BigInt(sale.refunded + amount) * time + paid - 1n) / paid) - before;
    sale.taken = before + take;
    for (const one of held) {
      if (take <= 0) break;
      const worth = worthOf(one, one.left);
      one.left = take < worth ? Number((BigInt(one.left) * BigInt(worth - take)) / BigInt(worth)) : 0;
      take -= worth;
    }
    sale.refunded += amount;
  }

  /** Returns the whole payment of an order: discounts for older purchases no longer apply to its price. */
  endUpgrade(orderNo: string): void {
    this.returned.add(orderNo);
  }

  private add(holding: Holding): void {
    this.holdings.push(holding);
    this.holdings.sort(byGranting);
  }

  private unusedPlus(): Holding[] {
    return this.holdings.filter(({ tier, left }) => tier === 'plus' && left > 0);
  }

  /**
   * Converts months to ms by the day on which they would begin, given the earlier grants; grants with the same time are
   * ordered by id.
   */
  private lengthOf(at: number, { id, place, tier, term, quantity }: Parameters<AccountModel['buy']>[1]) {
    if ('days' in term) return { length: term.days * quantity * day, anchorDay: null };
    const probe: Holding = {
      ...{ id, place, tier, grantedAt: at, anchorDay: null, orderNo: null },
      ...{ bought: 1n, rate: [1n, 1n], left: 1, ran: [] },
    };
    let start = at;
    let former: Holding | null = null;
    let end = -1;
    this.add(probe);
    const isKnown = (one: Holding) => one.place <= place;
    const leftOf = (one: Holding) => (isKnown(one) ? one.left : 0);
    for (const { holding, tier: of, piece } of this.run(at, Number.POSITIVE_INFINITY, leftOf)) {
      if (holding === probe) {
        start = piece.from;
        break;
      }
      if (of === tier) [former, end] = [holding, piece.to];
    }
    this.holdings.splice(this.holdings.indexOf(probe), 1);
    const last = this.holdings.findLast(
      (one) => one.tier === tier && isKnown(one) && one.ran.at(-1)?.to === start,
    );
    const before = end === start ? former : (last ?? null);
    const anchor = before?.anchorDay ?? null;
    const anchorDay =
      anchor !== null && addMonths(instant(start), 0, anchor) === start
        ? anchor
        : dayOfMonth(start as Instant);
    return { length: addMonths(instant(start), term.months * quantity, anchorDay) - start, anchorDay };
  }

  /**
   * Iterates over the time that is used up between two times, in order. Within a tier only one thing is used up at a time;
   * Plus waits for Pro.
   */
  private *run(from: number, to: number, leftOf: (one: Holding) => number) {
    const left = new Map(this.holdings.map((one) => [one, leftOf(one)]));
    let at = from;
    while (at < to) {
      let until = to;
      const found: { holding: Holding | null; tier: PaidTier }[] = [];
      for (const { from: starts, to: ends } of this.pinned)
        for (const edge of [starts, ends]) if (edge > at) until = Math.min(until, edge);
      for (const tier of ['pro', 'plus'] as const) {
        const isPinned = this.pinned.some((one) => one.tier === tier && one.from <= at && at < one.to);
        const waits = found.some((one) => one.tier === 'pro');
        const next = this.holdings.find((one) => one.tier === tier && (left.get(one) ?? 0) > 0);
        if (isPinned) found.push({ holding: null, tier });
        else if (next && !waits) {
          found.push({ holding: next, tier });
          until = Math.min(until, at + (left.get(next) ?? 0));
        }
      }
      if (until === Number.POSITIVE_INFINITY) return;
      for (const { holding, tier } of found) {
        if (holding) left.set(holding, (left.get(holding) ?? 0) - (until - at));
        yield { holding, tier, piece: { from: at, to: until } };
      }
      at = until;
    }
  }
}

function byGranting(a: Holding, b: Holding): number {
  return a.grantedAt - b.grantedAt || (a.id < b.id ? -1 : 1);
}

function append(pieces: Piece[], piece: Piece): void {
  const last = pieces.at(-1);
  if (last && last.to === piece.from) pieces[pieces.length - 1] = { from: last.from, to: piece.to };
  else pieces.push(piece);
}

/** Converts ms of a holding to ms of the purchased time, rounded up. */
function worthOf({ rate: [over, under] }: Holding, ms: number): number {
  return Number((BigInt(ms) * over + under - 1n) / under);
}

const min = (a: bigint, b: bigint) => (a < b ? a : b);
