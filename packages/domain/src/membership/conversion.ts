import { day, type Instant } from '@inkstone/kernel';

/** Floating time of Plus that has not run, by the grant that it belongs to. */
export interface UnusedTime {
  readonly grantId: string;
  readonly grantedAt: Instant;
  /** In ms. */
  readonly unused: number;
}

/** The price of a term by days: `amount` in minor units for `days`. Both are positive. */
export interface TermPrice {
  readonly amount: number;
  readonly days: number;
}

/** The effect of a conversion on the unused time of one grant, in ms. */
export interface ConvertedPart {
  readonly grantId: string;
  /** Time of Plus that is given up. */
  readonly taken: number;
  /** Time of Pro that is granted for it. */
  readonly given: number;
  /** Time that remains Plus. */
  readonly kept: number;
}

/** A conversion of Plus to Pro. */
export interface Conversion {
  /** Whole days of Pro; 0 if the time is worth less than one. */
  readonly days: number;
  /** In the order of granting. The last grant that is used may keep some time; those after it keep all. */
  readonly parts: readonly ConvertedPart[];
  readonly taken: number;
  readonly kept: number;
}

/**
 * Converts unused time of Plus to whole days of Pro of at most the same value, at the prices of two terms
 * (readings, 21). Time worth less than a day remains Plus. Exact: no intermediate result is rounded. The
 * order of `times` does not matter. Throws RangeError for more than 285,000 years of Pro.
 */
export function convertToPro(times: readonly UnusedTime[], plus: TermPrice, pro: TermPrice): Conversion {
  const ordered = times.filter(({ unused }) => unused > 0).sort(byGranting);
  const all = ordered.reduce((sum, { unused }) => sum + BigInt(unused), 0n);
  // A ms of Plus is worth plusRate / proRate ms of Pro.
  const plusRate = BigInt(plus.amount) * BigInt(pro.days);
  const proRate = BigInt(pro.amount) * BigInt(plus.days);
  const days = (all * plusRate) / (proRate * BigInt(day));
  const given = days * BigInt(day);
  if (given > BigInt(Number.MAX_SAFE_INTEGER)) throw new RangeError('More Pro than a number can hold');
  const needed = (given * proRate + plusRate - 1n) / plusRate;
  let before = 0n;
  const parts = ordered.map(({ grantId, unused }) => {
    const left = needed - before;
    const taken = left < BigInt(unused) ? left : BigInt(unused);
    // Differences of cumulative rounded values, so that they add up exactly to the whole days.
    const share = needed === 0n ? 0n : ((before + taken) * given) / needed - (before * given) / needed;
    before += taken;
    return { grantId, taken: Number(taken), given: Number(share), kept: unused - Number(taken) };
  });
  return { days: Number(days), parts, taken: Number(needed), kept: Number(all - needed) };
}

function byGranting(a: UnusedTime, b: UnusedTime): number {
  return a.grantedAt - b.grantedAt || (a.grantId < b.grantId ? -1 : 1);
}
