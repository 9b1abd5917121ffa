import { addPrice } from '@inkstone/contracts/staff/prices';
import { day, hour, instant, minute, randomInt, second } from '@inkstone/kernel';
import { callAsOperator } from '../../composition/call-as-operator.ts';
import { dueHandlers } from '../../composition/due-handlers.ts';
import type { ChargeBehaviour } from '../../modules/orders/testing/fake-agreements.ts';
import type { Shop } from '../../modules/orders/testing/shop.ts';
import { runDue } from '../../platform/due/index.ts';
import type { Bills } from './bills.ts';
import type { RandomSource } from './random-source.ts';
import type { SimulatedUser } from './simulated-user.ts';

const behaviours: readonly ChargeBehaviour[] = [
  ...Array<ChargeBehaviour>(18).fill('paid'),
  ...(['lost', 'open', 'no_money', 'refused', 'unreachable'] as const),
];
/** Delays with which the server processes due rows, in ms. */
const delays = [minute, 30 * minute, 2 * hour, 3 * hour];
/** Time after the end in which every bill is read and every charge decided, in ms. */
const rest = 12 * day;

interface Course {
  readonly lives: readonly SimulatedUser[];
  readonly randomSource: RandomSource;
  readonly bills: Bills;
  readonly end: number;
  /** Number of due rows, and of accounts, that are processed concurrently. */
  readonly lanes: number;
}

/**
 * Advances the clock from one event to the next, and processes all due rows. Due rows, decisions of providers and actions of
 * accounts are processed in sequence, a second apart, so that the times in the database determine their order. Returns the
 * number of steps.
 */
export async function runClock(
  shop: Shop,
  { lives, randomSource, bills, end, lanes }: Course,
): Promise<number> {
  const { clock, deps } = shop;
  const random = randomSource.of('clock');
  const handlers = dueHandlers.map((handler) => ({
    ...handler,
    run: (to: typeof deps, ref: string) =>
      randomSource.within(`${handler.kind} ${ref}`, () => handler.run(to, ref)),
  }));
  const below = (count: number) => randomInt(random, count);
  const changePrices = pricesOf(shop, randomSource);
  const queue = [...lives].sort((a, b) => a.nextAt - b.nextAt);
  for (let windows = 0; ; windows++) {
    const due = (await deps.nextDue()) ?? Number.POSITIVE_INFINITY;
    const isOver = clock.now() >= end;
    const next = Math.min(due, isOver ? Number.POSITIVE_INFINITY : (queue[0]?.nextAt ?? due));
    if (next >= end + rest) return windows;
    clock.set(instant(Math.max(clock.now(), next) + (isOver ? minute : (delays[below(delays.length)] ?? 0))));
    for (const fake of [shop.agreements.wechat, shop.agreements.alipay]) {
      fake.behaviour = isOver ? 'paid' : (behaviours[below(behaviours.length)] ?? 'paid');
      fake.answersEnd = isOver || below(8) > 0;
    }
    await runDue(deps, handlers, lanes);
    clock.advance(second);
    await decideOpen(shop, bills, isOver, below);
    clock.advance(second);
    const acting: SimulatedUser[] = [];
    if (!isOver)
      while (queue[0] && queue[0].nextAt <= clock.now()) acting.push(queue.shift() as SimulatedUser);
    for (let from = 0; from < acting.length; from += lanes)
      await Promise.all(acting.slice(from, from + lanes).map((simulated) => simulated.act()));
    for (const simulated of acting) insert(queue, simulated);
    // A price that begins in the same ms as a conversion would be its price in the model.
    clock.advance(second);
    if (!isOver) await changePrices();
    if (acting.length > 0) {
      // First charges are processed without a delay, because the buyer waits for them.
      clock.advance(minute);
      await runDue(deps, handlers, lanes);
    }
    bills.record();
  }
}

/** Successive prices of the renewable items, in fen: a higher one, then a lower one. */
const listPrices = {
  month_vip: [2500, 2700, 2600],
  quarter_vip: [6800, 7200, 6600],
  month_vvip: [9800, 10_500, 9800],
} as const;
const priced = Object.keys(listPrices) as (keyof typeof listPrices)[];

/** Returns a function that changes the price of a plan about every two months, now or from a later day on. */
function pricesOf(shop: Shop, randomSource: RandomSource): () => Promise<void> {
  const { clock, deps } = shop;
  const random = randomSource.of('prices');
  const operator = callAsOperator(deps, 'tester');
  const pause = () => (40 + randomInt(random, 40)) * day;
  let [count, nextAt] = [0, clock.now() + pause()];
  return async () => {
    if (clock.now() < nextAt) return;
    nextAt = clock.now() + pause();
    const itemId = priced[count % priced.length] ?? 'month_vip';
    const amount = listPrices[itemId][(1 + Math.floor(count / priced.length)) % 3] ?? 0;
    count += 1;
    const from = clock.now() + (randomInt(random, 2) === 0 ? 0 : randomInt(random, 20) * day);
    await randomSource.within(`price ${count}`, () =>
      operator(addPrice, { itemId, amount, from, reason: 'test' }),
    );
  };
}

function insert(queue: SimulatedUser[], simulated: SimulatedUser): void {
  const at = queue.findIndex(({ nextAt }) => nextAt > simulated.nextAt);
  queue.splice(at < 0 ? queue.length : at, 0, simulated);
}

interface OpenCharges extends Record<'wechat' | 'alipay', number> {
  readonly open: Map<string, 'wechat' | 'alipay'>;
}

const decided = new WeakMap<Shop, OpenCharges>();

/** Decides open charges at the providers: most are paid later, the others fail. */
async function decideOpen(
  shop: Shop,
  bills: Bills,
  isOver: boolean,
  below: (count: number) => number,
): Promise<void> {
  const known: OpenCharges = decided.get(shop) ?? { wechat: 0, alipay: 0, open: new Map() };
  decided.set(shop, known);
  for (const name of ['wechat', 'alipay'] as const) {
    const { charged } = shop.agreements[name];
    // The order of concurrent charges is not deterministic.
    const added = charged.slice(known[name]).sort();
    known[name] = charged.length;
    for (const number of added)
      if (shop[name].trades.get(number)?.state === 'pending') known.open.set(number, name);
  }
  for (const [number, name] of known.open) {
    if (!isOver && below(20) > 0) continue;
    known.open.delete(number);
    if (shop[name].trades.get(number)?.state !== 'pending') continue;
    if (!isOver && below(3) === 0) {
      shop[name].fail(number);
      continue;
    }
    const isReported = below(4) > 0;
    if (!isReported) bills.unreported.add(number);
    const fact = shop[name].pay(number);
    if (isReported) await shop.post(name, shop[name].sign(fact, `${name}-${number}`));
  }
}
