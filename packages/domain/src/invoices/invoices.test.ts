import { day, instant } from '@inkstone/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkBuyer,
  type InvoiceableOrder,
  type InvoiceBuyer,
  type InvoiceEvent,
  type InvoiceObstacle,
  type InvoiceState,
  invoiceAmounts,
  invoiceDays,
  invoiceEvents,
  invoiceObstacle,
  invoiceStates,
  invoiceStatusOf,
  isCorrectable,
  isLiveInvoice,
  isTaxNumber,
  nextInvoiceState,
  taxIn,
} from './index.ts';

const outcome = (state: InvoiceState, event: InvoiceEvent) => {
  const next = nextInvoiceState(state, event);
  return next.ok ? next.value : next.refusal;
};

describe('nextInvoiceState', () => {
  it.each<[InvoiceState, Partial<Record<InvoiceEvent, string>>]>([
    [
      'wanted',
      {
        begin: 'issuing',
        reject: 'rejected',
        correct: 'wanted',
        withdraw: 'withdrawn',
        issue: 'invoice_not_issued',
      },
    ],
    [
      'issuing',
      {
        begin: 'issuing',
        stall: 'stalled',
        issue: 'issued',
        correct: 'invoice_in_progress',
        withdraw: 'invoice_in_progress',
      },
    ],
    ['stalled', { begin: 'issuing', issue: 'issued', reject: 'rejected', want_red: 'invoice_not_issued' }],
    ['rejected', { correct: 'wanted', withdraw: 'withdrawn', begin: 'invoice_not_issued' }],
    ['withdrawn', { correct: 'invoice_ended', begin: 'invoice_ended', issue: 'invoice_ended' }],
    [
      'issued',
      {
        want_red: 'red_wanted',
        issue: 'invoice_issued',
        correct: 'invoice_issued',
        issue_red: 'invoice_issued',
      },
    ],
    [
      'red_wanted',
      { issue_red: 'red_issued', red_refused: 'issued', want_red: 'red_wanted', issue: 'invoice_issued' },
    ],
    ['red_issued', { want_red: 'invoice_ended', issue_red: 'invoice_ended', begin: 'invoice_ended' }],
  ])('%s', (state, expected) => {
    for (const [event, next] of Object.entries(expected))
      expect(outcome(state, event as InvoiceEvent), event).toBe(next);
  });

  it('issues once in every sequence, and a red invoice only after that', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...invoiceEvents), { maxLength: 40 }), (story) => {
        let state: InvoiceState = 'wanted';
        const done: InvoiceEvent[] = [];
        for (const event of story) {
          const next = nextInvoiceState(state, event);
          if (!next.ok) continue;
          state = next.value;
          done.push(event);
        }
        expect(invoiceStates).toContain(state);
        expect(done.filter((event) => event === 'issue').length).toBeLessThanOrEqual(1);
        expect(done.filter((event) => event === 'issue_red').length).toBeLessThanOrEqual(1);
        if (done.includes('issue_red')) expect(done.indexOf('issue')).toBeLessThan(done.indexOf('issue_red'));
        const afterIssue = done.slice(done.indexOf('issue') + 1);
        if (done.includes('issue')) expect(afterIssue).not.toContain('correct');
      }),
    );
  });

  it('reports which invoices keep their orders, and which can be corrected', () => {
    expect(invoiceStates.filter((state) => !isLiveInvoice(state))).toEqual(['withdrawn', 'red_issued']);
    expect(invoiceStates.filter(isCorrectable)).toEqual(['wanted', 'rejected']);
  });
});

describe('taxIn', () => {
  it.each<[bigint, number, bigint]>([
    [10_600n, 600, 600n],
    [2500n, 600, 142n],
    [9800n, 600, 555n],
    [1n, 600, 0n],
    [100n, 100, 1n],
    [150n, 100, 1n],
    [152n, 100, 2n],
    [100n, 0, 0n],
    [9_007_199_254_740_991n, 600, 509_841_467_249_490n],
  ])('%s fen at %s', (gross, rate, tax) => expect(taxIn(gross, rate)).toBe(tax));

  it('is the nearest fen, and net and tax always add up', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 15n }),
        fc.integer({ min: 0, max: 2000 }),
        (gross, rate) => {
          const tax = taxIn(gross, rate);
          const divisor = BigInt(10_000 + rate);
          const error = 2n * (tax * divisor - gross * BigInt(rate));
          expect(error <= divisor && error > -divisor).toBe(true);
          expect(tax >= 0n && tax <= gross).toBe(true);
        },
      ),
    );
  });

  it('is computed on the sum of the orders, not on each', () => {
    expect(invoiceAmounts([9, 9], 600)).toEqual({ gross: 18, tax: 1 });
    expect(2 * Number(taxIn(9n, 600))).toBe(2);
    expect(() => invoiceAmounts([Number.MAX_SAFE_INTEGER, 1], 600)).toThrow(RangeError);
    expect(() => taxIn(-1n, 600)).toThrow(RangeError);
    expect(() => taxIn(1n, 0.5)).toThrow(RangeError);
  });
});

describe('isTaxNumber', () => {
  const good = [
    '91350100M000100Y43',
    '91110000600037341L',
    '440301D2143569X',
    '440301192203821',
    '11010519491231002X',
    '11010519491231002X01',
  ];
  it.each(good)('accepts %s', (number) => expect(isTaxNumber(number)).toBe(true));
  it.each([
    '',
    '1',
    '91350100M000100Y44',
    '9135O100M000100Y43',
    '440301192203822',
    '110105194912310021',
    '91350100M000100Y4',
    '=91350100M000100Y43',
  ])('refuses %s', (number) => expect(isTaxNumber(number)).toBe(false));

  it('finds every wrong character of a unified social credit code', () => {
    const [known = ''] = good;
    const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
    for (let at = 0; at < known.length; at++)
      for (const sign of alphabet)
        if (sign !== known[at]) {
          const changed = known.slice(0, at) + sign + known.slice(at + 1);
          expect(isTaxNumber(changed), changed).toBe(false);
        }
  });
});

describe('checkBuyer', () => {
  const company: InvoiceBuyer = {
    ...{ kind: 'company', name: ' 砚台\n科技\u202e ', taxNumber: '９１350100 m000100y43', address: '' },
    ...{ phone: '', bank: '', bankAccount: '6222 0000' },
  };
  it('stores the normalised values', () => {
    const checked = checkBuyer(company, 'special');
    expect(checked.ok && checked.value).toEqual({
      ...company,
      ...{ name: '砚台 科技', taxNumber: '91350100M000100Y43', bankAccount: '62220000' },
    });
  });
  it.each([
    ['a wrong tax number', { taxNumber: '91350100M000100Y44' }, 'general', 'tax_number_invalid'],
    ['a company without one', { taxNumber: ' ' }, 'general', 'tax_number_required'],
    ['a special invoice for a person', { kind: 'person' }, 'special', 'invoice_kind_refused'],
    ['a person with a wrong number', { kind: 'person', taxNumber: '1' }, 'general', 'tax_number_invalid'],
  ] as const)('refuses %s', (_, change, kind, refusal) => {
    expect(checkBuyer({ ...company, ...change }, kind)).toEqual({ ok: false, refusal });
  });
  it('requires no tax number of a person', () => {
    expect(checkBuyer({ ...company, kind: 'person', taxNumber: '' }, 'general').ok).toBe(true);
  });
});

describe('invoiceObstacle', () => {
  const now = instant(1000 * day);
  const order: InvoiceableOrder = {
    ...{
      isPaid: true,
      channel: 'wechat',
      currency: 'CNY',
      payable: 100,
      refunded: 0,
      isBeingRefunded: false,
    },
    paidAt: now - day,
  };
  it.each<[Partial<InvoiceableOrder>, InvoiceObstacle | null]>([
    [{}, null],
    [{ refunded: 99 }, null],
    [{ paidAt: now - invoiceDays * day }, null],
    [{ paidAt: now - invoiceDays * day - 1 }, 'order_too_old'],
    [{ isPaid: false }, 'order_not_paid'],
    [{ payable: 0, channel: null }, 'order_free'],
    [{ channel: null }, 'order_of_store'],
    [{ channel: 'apple' }, 'order_of_store'],
    [{ refunded: 100 }, 'order_refunded'],
    [{ isBeingRefunded: true, refunded: 50 }, 'order_being_refunded'],
    [{ isBeingRefunded: true, refunded: 100 }, 'order_being_refunded'],
    [{ currency: 'USD' }, 'order_in_other_currency'],
  ])('%j: %s', (change, obstacle) => expect(invoiceObstacle({ ...order, ...change }, now)).toBe(obstacle));

  it('returns the state that users see', () => {
    expect(invoiceStatusOf(null, null)).toBe('none');
    expect(invoiceStatusOf(null, 'order_free')).toBe('not_applicable');
    expect(invoiceStatusOf('rejected', null)).toBe('none');
    expect(invoiceStatusOf('stalled', null)).toBe('issuing');
    expect(invoiceStatusOf('red_wanted', 'order_being_refunded')).toBe('issued');
  });
});
