/** Kinds of movements on a bill and in our books. */
export const movements = ['payment', 'refund'] as const;
export type Movement = (typeof movements)[number];

/** A movement of money, as a provider's bill states it. */
export interface BilledMovement {
  readonly movement: Movement;
  /** Payments: the provider's number. Refunds: our number. Unique for each movement and channel. */
  readonly ref: string;
  /** In minor units, positive for both movements. */
  readonly amount: number;
  readonly currency: string;
}

/** A movement of money, as our books state it. */
export interface BookedMovement extends BilledMovement {
  /** Whether it belongs to the day of the bill, by the time of the provider. */
  readonly isOfDay: boolean;
  /** Whether the bill of another day states it; the two sides may assign times around midnight to different days. */
  readonly isBilledElsewhere: boolean;
}

/**
 * `only_theirs`: on the bill, not in our books. `only_ours`: the reverse. `amount`: amount or currency differ. `repeated`: on one
 * bill several times.
 */
export const differenceKinds = ['only_theirs', 'only_ours', 'amount', 'repeated'] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

/** A difference between a bill and our books. Amounts are in minor units; null where that side has none. */
export interface Difference {
  readonly kind: DifferenceKind;
  readonly movement: Movement;
  readonly ref: string;
  readonly theirs: number | null;
  readonly ours: number | null;
  /** The currency of the bill; of our books where the bill has none. */
  readonly currency: string;
  /** The currency of our books; null where they have none. */
  readonly ourCurrency: string | null;
}

const keyOf = ({ movement, ref }: Pick<BilledMovement, 'movement' | 'ref'>) => `${movement} ${ref}`;

/**
 * Compares the bill of a day with our books. `booked`: all movements that the bill names, of any day, and all movements of the
 * day. Each movement has at most one difference of each kind.
 */
export function compareBill(
  bill: readonly BilledMovement[],
  booked: readonly BookedMovement[],
): Difference[] {
  const books = new Map(booked.map((one) => [keyOf(one), one]));
  const seen = new Set<string>();
  const repeated = new Set<string>();
  const found: Difference[] = [];
  for (const line of bill) {
    const key = keyOf(line);
    const own = books.get(key);
    const { movement, ref, amount: theirs, currency } = line;
    const common = { movement, ref, theirs, currency };
    const ours = { ours: own?.amount ?? null, ourCurrency: own?.currency ?? null };
    if (seen.has(key)) {
      if (!repeated.has(key)) found.push({ ...common, kind: 'repeated', ...ours });
      repeated.add(key);
      continue;
    }
    seen.add(key);
    if (!own) found.push({ ...common, kind: 'only_theirs', ...ours });
    else if (own.amount !== line.amount || own.currency !== line.currency)
      found.push({ ...common, kind: 'amount', ...ours });
  }
  for (const own of booked)
    if (own.isOfDay && !own.isBilledElsewhere && !seen.has(keyOf(own)))
      found.push({ ...pick(own), kind: 'only_ours', theirs: null, ours: own.amount });
  return found;
}

const pick = ({ movement, ref, currency }: BookedMovement) => ({
  ...{ movement, ref, currency, ourCurrency: currency },
});
