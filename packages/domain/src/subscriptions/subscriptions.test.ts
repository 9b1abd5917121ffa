import {
  day,
  hour,
  type Instant,
  instant,
  later,
  minute,
  type Random,
  seededRandom,
  shanghaiDay,
} from '@inkstone/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromProvider, type ProviderSnapshot } from './mirrored.ts';
import { isRenewable, renewalAmount } from './renewable.ts';
import { isChargeTime, planRenewal, type RenewalFacts, renewalRules } from './renewal-plan.ts';
import {
  isRunning,
  nextSubscriptionState,
  type SubscriptionEvent,
  type SubscriptionState,
  subscriptionEvents,
  subscriptionStates,
} from './subscription-state.ts';

const shanghai = (text: string) => instant(Date.parse(`${text}+08:00`));
const periodEnd = shanghai('2026-12-21T10:00:00');
const received = { sentAt: shanghai('2026-12-13T10:00:00'), receiptAt: shanghai('2026-12-13T10:00:00') };

const facts = (change: Partial<RenewalFacts> = {}): RenewalFacts => ({
  ...{
    state: 'active',
    periodNo: 1,
    periodEnd,
    notices: [],
    ways: 2,
    announcedAt: null,
    tries: [],
    rise: null,
  },
  ...{ hasGrace: false, jitter: 0, chargeDays: [-2, -1, 0], announceDays: null, worksAtNight: true },
  ...change,
});

describe('nextSubscriptionState', () => {
  const after = (state: SubscriptionState, ...events: SubscriptionEvent[]) =>
    events.reduce<string>((now, event) => {
      const next = nextSubscriptionState(now as SubscriptionState, event);
      return next.ok ? next.value : next.refusal;
    }, state);

  it('goes through signing, charges, retries and the end', () => {
    expect(after('signing', 'signed', 'charge', 'paid', 'announce', 'charge', 'paid')).toBe('active');
    expect(after('charging', 'declined', 'charge', 'declined', 'lapse')).toBe('lapsed');
    expect(after('lapsed', 'canceled')).toBe('ended');
    expect(after('charging', 'cancel')).toBe('cancel_wanted');
    expect(after('cancel_wanted', 'canceled')).toBe('ended');
  });

  it('is charged in two states only', () => {
    const chargeable = subscriptionStates.filter((state) => nextSubscriptionState(state, 'charge').ok);
    expect(chargeable).toEqual(['announced', 'retrying']);
  });

  it('never runs again once it is being ended, and can always be canceled', () => {
    for (const state of subscriptionStates) {
      expect(nextSubscriptionState(state, 'cancel').ok).toBe(true);
      expect(after(state, 'gone')).toBe('ended');
      if (isRunning(state) || state === 'signing') continue;
      for (const event of subscriptionEvents) {
        const next = nextSubscriptionState(state, event);
        expect(next.ok && isRunning(next.value)).toBe(false);
        if (!next.ok) expect(next.refusal).toBe('over');
      }
    }
  });
});

describe('planRenewal', () => {
  const now = shanghai('2026-12-01T00:00:00');

  it('announces six days before the first charge, and by the other way a day later', () => {
    const first = { do: 'notify', way: 0, at: shanghai('2026-12-13T10:00:00') };
    expect(planRenewal(facts(), now)).toEqual(first);
    const notices = [{ sentAt: first.at, receiptAt: null }];
    const other = { do: 'notify', way: 1, at: shanghai('2026-12-14T20:00:00') };
    expect(planRenewal(facts({ notices }), now)).toEqual(other);
  });

  it('charges nothing without a receipt', () => {
    const none = { ...received, receiptAt: null };
    const step = { do: 'lapse', reason: 'no_receipt', at: periodEnd };
    expect(planRenewal(facts({ notices: [none, none] }), now)).toEqual(step);
    expect(planRenewal(facts({ notices: [none], ways: 1 }), now)).toEqual(step);
  });

  it('charges five days after the receipt, or not at all', () => {
    const at = shanghai('2026-12-19T07:30:00');
    const notices = [received];
    expect(planRenewal(facts({ notices }), now)).toEqual({ do: 'charge', tryNo: 1, at });
    const late = [{ ...received, receiptAt: shanghai('2026-12-15T23:00:00') }];
    const step = planRenewal(facts({ notices: late }), now);
    expect(step).toMatchObject({ do: 'charge', at: shanghai('2026-12-20T07:30:00') });
    const tooLate = [{ ...received, receiptAt: shanghai('2026-12-17T00:01:00') }];
    expect(planRenewal(facts({ notices: tooLate }), now)).toMatchObject({ reason: 'notice_late' });
  });

  it('notifies the provider first if required', () => {
    const wechat = { chargeDays: [-1, 0, 1], announceDays: 2, notices: [received] };
    const chargeAt = shanghai('2026-12-20T07:30:00');
    const at = shanghai('2026-12-18T09:00:00');
    expect(planRenewal(facts(wechat), now)).toEqual({ do: 'announce', chargeAt, at });
    // Notified a day late: the charge is a day later as well.
    const announced = facts({ ...wechat, announcedAt: shanghai('2026-12-19T09:00:00') });
    expect(planRenewal(announced, now)).toMatchObject({ do: 'charge', at: shanghai('2026-12-21T07:30:00') });
    // The paid period ends before the charge: the benefits continue.
    const ended = { ...announced, periodEnd: shanghai('2026-12-21T05:00:00') };
    expect(planRenewal(ended, now)).toEqual({ do: 'grace', at: ended.periodEnd });
  });

  it('notifies the provider between 7:00 and 22:00 only, and the charge is a day later if it was too late', () => {
    const wechat = { chargeDays: [-1, 0, 1], announceDays: 2, notices: [received] };
    expect(planRenewal(facts(wechat), shanghai('2026-12-18T22:30:00'))).toEqual({
      ...{ do: 'announce', at: shanghai('2026-12-19T09:00:00') },
      chargeAt: shanghai('2026-12-21T07:30:00'),
    });
    expect(planRenewal(facts(wechat), shanghai('2026-12-18T21:30:00'))).toMatchObject({
      at: shanghai('2026-12-18T21:30:00'),
    });
  });

  it('charges the first period at once, or in the morning if the provider does not work at night', () => {
    const first = { periodNo: 0, periodEnd: null };
    const night = shanghai('2026-12-18T22:05:00');
    const charge = { do: 'charge', tryNo: 1 };
    expect(planRenewal(facts(first), night)).toEqual({ ...charge, at: night });
    for (const [now, at] of [
      ['2026-12-18T22:05:00', '2026-12-19T07:00:00'],
      ['2026-12-18T06:59:00', '2026-12-18T07:00:00'],
      ['2026-12-18T21:59:00', '2026-12-18T21:59:00'],
    ] as const)
      expect(planRenewal(facts({ ...first, worksAtNight: false }), shanghai(now))).toEqual({
        ...{ ...charge, at: shanghai(at) },
      });
  });

  it('tries three times, extends the benefits, then lets it lapse', () => {
    const tried = (date: string) => ({ startedAt: shanghai(date), outcome: 'declined' as const });
    const tries = [tried('2026-12-19T07:30:00'), tried('2026-12-20T07:30:00')];
    const retrying = facts({ state: 'retrying', notices: [received], tries });
    const third = planRenewal(retrying, shanghai('2026-12-20T08:00:00'));
    expect(third).toMatchObject({ do: 'charge', tryNo: 3, at: shanghai('2026-12-21T07:30:00') });
    const all = { ...retrying, tries: [...tries, tried('2026-12-21T07:30:00')] };
    expect(planRenewal(all, now)).toEqual({ do: 'grace', at: periodEnd });
    const end = { do: 'lapse', reason: 'declined', at: later(periodEnd, 3 * day) };
    expect(planRenewal({ ...all, hasGrace: true }, now)).toEqual(end);
    const failed = {
      ...retrying,
      hasGrace: true,
      tries: [{ ...tried('2026-12-19T08:00:00'), outcome: 'failed' as const }],
    };
    expect(planRenewal(failed, now)).toEqual(end);
  });

  it('extends the benefits once when a charge is still open at the end of the period', () => {
    const charging = facts({ state: 'charging', notices: [received] });
    expect(planRenewal(charging, now)).toEqual({ do: 'grace', at: periodEnd });
    expect(planRenewal({ ...charging, hasGrace: true }, now)).toBeNull();
    expect(planRenewal({ ...charging, periodNo: 0, periodEnd: null }, now)).toBeNull();
  });

  it('does nothing before the agreement or after the end', () => {
    for (const state of ['signing', 'lapsed', 'cancel_wanted', 'ended'] as const)
      expect(planRenewal(facts({ state, notices: [received] }), now)).toBeNull();
  });

  it('follows the rules whatever happens (random walks)', () => {
    for (let seed = 1; seed <= 300; seed++) walk(seededRandom(seed));
  });
});

/** Simulates one period in random steps, with delays, lost receipts and declined charges. */
function walk(random: Random): void {
  const chance = (percent: number) => (random.bytes(1)[0] ?? 0) < 2.56 * percent;
  const isWechat = chance(50);
  let now = shanghai('2026-12-01T00:00:00');
  let state = facts({
    periodEnd: later(periodEnd, ((random.bytes(1)[0] ?? 0) % 24) * hour),
    jitter: ((random.bytes(1)[0] ?? 0) % 12) * 60,
    ...(isWechat ? { chargeDays: [-1, 0, 1], announceDays: 2 } : {}),
  });
  for (let steps = 0; steps < 30; steps++) {
    const step = planRenewal(state, now);
    if (!step) throw new Error('nothing is planned');
    now = instant(Math.max(now, step.at) + (chance(20) ? (random.bytes(1)[0] ?? 0) * 10 * minute : 0));
    const again = planRenewal(state, now);
    if (again?.do !== step.do || again.at > now) continue;
    const { notices, tries } = state;
    if (step.do === 'lapse') return;
    if (step.do === 'notify')
      state = { ...state, notices: [...notices, { sentAt: now, receiptAt: chance(70) ? now : null }] };
    if (step.do === 'announce') {
      expect(isChargeTime(now)).toBe(true);
      state = { ...state, announcedAt: now };
    }
    if (step.do === 'grace') state = { ...state, hasGrace: true };
    if (step.do !== 'charge') continue;
    const planned = planRenewal(state, now);
    if (!planned || planned.at > now || !isChargeTime(now)) continue;
    const receipt = notices.find(({ receiptAt }) => receiptAt !== null)?.receiptAt ?? null;
    expect(receipt).not.toBeNull();
    expect(shanghaiDay(now) - shanghaiDay(receipt as Instant)).toBeGreaterThanOrEqual(
      renewalRules.receiptDays,
    );
    expect(tries.length).toBeLessThan(renewalRules.maxTries);
    expect(state.chargeDays).toContain(shanghaiDay(now) - shanghaiDay(state.periodEnd as Instant));
    expect(tries.map(({ startedAt }) => shanghaiDay(startedAt))).not.toContain(shanghaiDay(now));
    if (chance(50)) return;
    state = { ...state, state: 'retrying', tries: [...tries, { startedAt: now, outcome: 'declined' }] };
  }
  throw new Error('a period does not end');
}

describe('fromProvider', () => {
  const snapshot = fc.record({
    id: fc.constant('sub_1'),
    version: fc.nat(5),
    status: fc.constantFrom<ProviderSnapshot['status']>('active', 'past_due', 'ended'),
    periodStart: fc.nat(3).map(instant),
    periodEnd: fc.nat(3).map(instant),
    cancelAtEnd: fc.boolean(),
    amount: fc.nat(2),
    currency: fc.constant('CNY'),
  });

  it('returns the same result in every order, with repetitions (10,000 random orders)', () => {
    const shuffled = fc
      .array(snapshot, { minLength: 1, maxLength: 8 })
      .chain((all) =>
        fc.tuple(fc.constant(all), fc.shuffledSubarray([...all, ...all], { minLength: all.length * 2 })),
      );
    const reduce = (all: readonly ProviderSnapshot[]) =>
      all.reduce<ProviderSnapshot | null>(fromProvider, null);
    fc.assert(
      fc.property(shuffled, ([all, other]) => {
        expect(reduce(other)).toEqual(reduce(all));
        expect(reduce(all)?.version).toBe(Math.max(...all.map(({ version }) => version)));
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('renewable plans', () => {
  it.each([
    ['wechat', 1, 2500, true],
    ['wechat', 12, 59800, true],
    ['wechat', 6, 39800, false],
    ['wechat', null, 4800, false],
    ['alipay', 1, 9800, true],
    ['alipay', 1, 10000, true],
    ['alipay', 1, 10001, false],
    ['alipay', 12, 19800, false],
  ] as const)('by %s every %s months at %s: %s', (channel, months, amount, is) => {
    expect(isRenewable(channel, { months, amount, currency: 'CNY' })).toBe(is);
    expect(isRenewable(channel, { months, amount, currency: 'USD' })).toBe(false);
  });

  it('never charges more than agreed', () => {
    expect([renewalAmount(2500, 3000), renewalAmount(2500, 2000), renewalAmount(2500, null)]).toEqual([
      ...[2500, 2000, 2500],
    ]);
  });
});
