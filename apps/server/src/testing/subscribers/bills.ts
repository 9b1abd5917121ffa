import { billDayOf } from '@inkstone/domain/orders';
import { type Instant, randomInt } from '@inkstone/kernel';
import type { FakeProvider } from '../../modules/orders/testing/fake-provider.ts';
import type { Shop } from '../../modules/orders/testing/shop.ts';
import type { BillLine, BillResult } from '../../ports/pay-bill.ts';
import type { RefundFact } from '../../ports/pay-channel.ts';
import type { RandomSource } from './random-source.ts';

/** Bills of both providers with planted differences. */
export interface Bills {
  /** `channel kind movement ref` of all planted differences. */
  readonly planted: ReadonlySet<string>;
  /** Sums of the payments and refunds at the providers. */
  readonly sums: { paid: number; returned: number };
  /** Our numbers of payments that only the bill reports, in which no difference is planted. */
  readonly unreported: Set<string>;
  /** Records the movements since the last call. */
  record(): void;
  /** Records a refund that began at the provider. */
  dispute(fact: RefundFact): void;
}

/** Replaces the bills of the providers of a shop. */
export function createBills(shop: Shop, randomSource: RandomSource): Bills {
  const planted = new Set<string>();
  const sums = { paid: 0, returned: 0 };
  const unreported = new Set<string>();
  const providerBills = [new ProviderBill(shop, 'wechat'), new ProviderBill(shop, 'alipay')];
  for (const book of providerBills) book.open({ randomSource, planted, sums, unreported });
  return {
    ...{ planted, sums, unreported },
    record: () => {
      for (const book of providerBills) book.record(sums);
    },
    dispute: (fact) =>
      providerBills.find(({ name }) => name === fact.channel)?.refund(fact, fact.providerRefund, sums),
  };
}

interface Course extends Pick<Bills, 'sums'> {
  readonly randomSource: RandomSource;
  readonly planted: Set<string>;
  readonly unreported: ReadonlySet<string>;
}

class ProviderBill {
  private readonly lines = new Map<string, BillLine[]>();
  private refunds = 0;
  private readonly shop: Shop;
  private readonly provider: FakeProvider;
  readonly name: 'wechat' | 'alipay';
  constructor(shop: Shop, name: 'wechat' | 'alipay') {
    this.shop = shop;
    this.name = name;
    this.provider = shop[name];
  }

  open(course: Course): void {
    const { provider } = this;
    const { sums } = course;
    const pay = provider.pay;
    provider.pay = (number) => {
      const fact = pay(number);
      sums.paid += fact.amount;
      this.add(fact.paidAt ?? this.shop.clock.now(), provider.billed(fact));
      return fact;
    };
    const written = new Map<string, BillResult>();
    provider.bills.get = (day) => {
      this.record(sums);
      const known = written.get(day);
      if (known) return known;
      const lines = this.plant(day, this.lines.get(day) ?? [], course);
      this.lines.delete(day);
      const bill: BillResult = lines.length === 0 ? { kind: 'none' } : { kind: 'bill', lines };
      written.set(day, bill);
      return bill;
    };
  }

  record(sums: Bills['sums']): void {
    const { refunds } = this.provider;
    if (refunds.size === this.refunds) return;
    for (const fact of [...refunds.values()].slice(this.refunds)) this.refund(fact, fact.outRefundNo, sums);
    this.refunds = refunds.size;
  }

  refund(fact: RefundFact, ref: string, sums: Bills['sums']): void {
    sums.returned += fact.amount;
    this.add(this.shop.clock.now(), {
      ...{ movement: 'refund', ref, providerTxn: fact.providerTxn ?? '', outTradeNo: fact.outTradeNo },
      ...{ amount: fact.amount, currency: fact.currency, fee: 0, feeCurrency: 'CNY' },
    });
  }

  private add(at: Instant, line: BillLine): void {
    const day = billDayOf(at);
    const lines = this.lines.get(day);
    if (lines) lines.push(line);
    else this.lines.set(day, [line]);
  }

  /** In one bill of eight, removes a line, changes its amount, or adds an unknown one. */
  private plant(
    day: string,
    written: readonly BillLine[],
    { randomSource, planted, unreported }: Course,
  ): BillLine[] {
    const random = randomSource.of(`bill ${this.name} ${day}`);
    const below = (count: number) => randomInt(random, count);
    // The order of concurrent movements is not deterministic.
    const lines = written.toSorted((a, b) => compare(nameOf(a), nameOf(b)));
    const first = lines.find(({ outTradeNo }) => !unreported.has(outTradeNo));
    const others = lines.filter((line) => line !== first);
    const record = (kind: string, { movement, ref }: BillLine) =>
      planted.add(`${this.name} ${kind} ${movement} ${ref}`);
    const kind = below(24);
    if (kind === 0 && first) {
      record('only_ours', first);
      return others;
    }
    if (kind === 1 && first) {
      record('amount', first);
      return [{ ...first, amount: first.amount + 1 }, ...others];
    }
    if (kind !== 2) return [...lines];
    const ref = `stray-${this.name}-${day}`;
    const stray: BillLine = {
      ...{ movement: 'payment', ref, providerTxn: ref, outTradeNo: `STRAY${day.replaceAll('-', '')}` },
      ...{ amount: 100, currency: 'CNY', fee: 1, feeCurrency: 'CNY' },
    };
    record('only_theirs', stray);
    return [...lines, stray];
  }
}

const nameOf = ({ outTradeNo, movement, amount }: BillLine) => `${outTradeNo} ${movement} ${amount}`;
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
