import { day, manualClock } from '@inkstone/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StoreVerifier } from '../../../ports/store-verifier.ts';
import { findLeaf } from '../signed-chain.ts';
import { createHarmonyStore } from './create-harmony-store.ts';
import { harmonyRoot } from './harmony-root.ts';
import {
  createHarmonySigner,
  type HarmonyDouble,
  harmonyGroup,
  harmonyOrder,
  harmonyStatus,
  startHarmonyDouble,
} from './testing/harmony-double.ts';
import { huaweiChain } from './testing/huawei-chain.ts';
import { harmonyMark } from './verify-harmony-jws.ts';

const at = Date.parse('2026-11-26T10:00:00+08:00');
const clock = manualClock(at);
const account = '0190b4c8-0000-7000-8000-000000000001';
const untrusted = createHarmonySigner(at);
const unmarked = createHarmonySigner(at, { leafMarks: [] });
let harmony: HarmonyDouble;
let store: StoreVerifier;
beforeAll(async () => {
  harmony = await startHarmonyDouble(clock, at);
});
afterAll(() => harmony[Symbol.asyncDispose]());
beforeEach(() => {
  clock.set(at);
  harmony.breakWith(null);
  harmony.groups.clear();
  harmony.orders.clear();
  harmony.confirmed.length = 0;
  store = createHarmonyStore(harmony.settings, { clock }, harmony.anchors);
});

const bought = (change: object = {}) =>
  harmonyOrder({ purchaseTime: at, signedTime: at, developerPayload: account, ...change });
const running = (change: object = {}, order = bought()) =>
  harmonyStatus({ expiresTime: at + 30 * day, ...change }, order);
/** Submits a purchase; Huawei reports the same unless `theirs` is given. */
const show = (mine: object, theirs: object = mine, by = harmony.signer) => {
  harmony.groups.set('token-1', { ...theirs });
  return store.readPurchase({ store: 'harmony', signed: by.sign(mine) });
};
const showWords = (mine: object, theirs: object = mine) => {
  harmony.orders.set('token-1', { ...theirs });
  return store.readPurchase({ store: 'harmony', signed: harmony.signer.sign(mine) });
};
const denied = (fault: string) => ({ kind: 'denied', fault });
const notice = (body: string) => store.readNotice({ headers: {}, body: new TextEncoder().encode(body) });

describe('the chain of Huawei', () => {
  const chain = [huaweiChain.leaf, huaweiChain.issuer, 'unused'];
  const anchor = { root: harmonyRoot(), leafMark: harmonyMark, issuerMark: null };
  const signedAt = Date.parse('2024-05-23T03:16:02Z');

  it('ends at the pinned root, whose fingerprint was published', () => {
    expect(harmonyRoot().fingerprint256.replaceAll(':', '').toLowerCase()).toBe(
      'df21a3c09f7954579305f85c64f80cad86f79853ee3a887c1dec95d218df3a37',
    );
    expect(findLeaf(chain, anchor, signedAt)?.subject).toContain('Huawei CBG In-App Purchases');
  });

  it('is valid within its dates, with the extension, and only with its root', () => {
    expect(findLeaf(chain, anchor, at)).toBeNull();
    expect(findLeaf(chain, { ...anchor, leafMark: Buffer.from('060155', 'hex') }, signedAt)).toBeNull();
    expect(findLeaf(chain, { ...anchor, root: untrusted.root }, signedAt)).toBeNull();
  });
});

describe('a subscription of IAP Kit', () => {
  it("is read from Huawei's reply", async () => {
    expect(await show(harmonyGroup([running()]))).toMatchObject({
      kind: 'snapshot',
      snapshot: {
        ref: { kind: 'subscription', productId: 'plus.month', token: 'token-1', number: 'o1' },
        ...{ purchaseId: 's1', accountToken: account, isPending: false, needsConfirmation: false },
        facts: [
          { kind: 'period', transactionId: 'o1', tier: 'plus', from: at, to: at + 30 * day, revokedAt: null },
          { kind: 'status', state: 'active', renews: true, nextAt: at + 30 * day, nextAmount: 2500 },
        ],
      },
    });
  });

  it.each([
    ['expired', { status: '2' }, {}, 'ended', null],
    ['repeating a failed charge', { status: '3' }, {}, 'hold', null],
    ['taken back', { status: '5' }, {}, 'ended', at],
    ['refunded', { status: 5 }, { revocationTime: at - 5 }, 'ended', at - 5],
    ['not renewing', { renewalInfo: { autoRenewStatusCode: '0' } }, {}, 'active', null],
  ])('%s', async (_, change, order, state, revokedAt) => {
    const reading = await show(harmonyGroup([running(change, bought(order))]));
    const facts = reading.kind === 'snapshot' ? reading.snapshot.facts : [];
    expect(facts).toMatchObject([
      { kind: 'period', revokedAt },
      { kind: 'status', state, renews: state === 'hold' },
    ]);
  });

  it('that is not paid yet grants nothing', async () => {
    const reading = await show(harmonyGroup([running({}, bought({ purchaseTime: undefined }))]));
    expect(reading).toMatchObject({
      snapshot: { isPending: true, facts: [{ kind: 'status', state: 'pending' }] },
    });
  });

  it('that waits for the payment of its next period keeps the paid one', async () => {
    const next = bought({ purchaseOrderId: 'o2', purchaseTime: undefined });
    const status = running({ recentPurchaseOrderList: [bought(), next], lastPurchaseOrder: next });
    expect(await show(harmonyGroup([status]))).toMatchObject({
      snapshot: {
        ...{ isPending: false, ref: { number: 'o1' } },
        facts: [
          { kind: 'period', transactionId: 'o1' },
          { kind: 'status', state: 'active' },
        ],
      },
    });
  });

  it('of another product replaces the previous one at once', async () => {
    const before = running(
      {},
      bought({ purchaseToken: 'token-0', purchaseOrderId: 'o0', purchaseTime: at - 9 * day }),
    );
    const order = bought({ productId: 'pro.month', purchaseTime: at - day });
    const now = running({ subscriptionId: 's2' }, order);
    expect(await show(harmonyGroup([{ ...before, subscriptionId: 's1' }, now]))).toMatchObject({
      snapshot: { purchaseId: 's2', replaces: { purchaseId: 's1', at: at - day } },
    });
    const another = { ...now, subGroupGenerationId: 'g2' };
    expect(await show(harmonyGroup([before, another]))).toMatchObject({ snapshot: { replaces: null } });
  });

  it('is confirmed if Huawei requires it', async () => {
    const waiting = harmonyGroup([running({}, bought({ finishStatus: '2' }))]);
    expect(await show(waiting)).toMatchObject({ snapshot: { needsConfirmation: true } });
    const ref = { kind: 'subscription', productId: 'plus.month', token: 'token-1', number: 'o1' } as const;
    expect(await store.confirm(ref)).toBe('done');
    expect(harmony.confirmed).toEqual(['o1']);
    harmony.breakWith('500');
    expect(await store.confirm(ref)).toBe('unknown');
  });

  it('is denied when forged', async () => {
    const group = harmonyGroup([running()]);
    expect(await show(group, group, untrusted)).toEqual(denied('chain'));
    expect(await show(group, group, unmarked)).toEqual(denied('chain'));
    const [head, , mark] = harmony.signer.sign(group).split('.');
    const other = Buffer.from(JSON.stringify(harmonyGroup([running({ status: '5' })]))).toString('base64url');
    for (const [signed, fault] of [
      [`${head}.${other}.${mark}`, 'signature'],
      [harmony.signer.sign(group, { alg: 'none' }), 'format'],
      [harmony.signer.sign(group, { alg: 'HS256' }), 'format'],
      [harmony.signer.sign(group, { x5c: [] }), 'chain'],
      [harmony.signer.sign({ ...group, signedTime: at - 300 * day }), 'chain'],
      ['', 'format'],
    ] as const)
      expect(await store.readPurchase({ store: 'harmony', signed })).toEqual(denied(fault));
    expect(await store.readPurchase({ store: 'apple', signed: harmony.signer.sign(group) })).toEqual(
      denied('format'),
    );
  });

  it('is denied when the reply is forged, whatever was submitted', async () => {
    harmony.groups.set('token-1', {});
    const honest = harmony.signer.sign;
    Object.assign(harmony.signer, { sign: untrusted.sign });
    const requested = await store.query?.({
      kind: 'subscription',
      productId: '',
      token: 'token-1',
      number: 'o1',
    });
    Object.assign(harmony.signer, { sign: honest });
    expect(requested).toEqual(denied('chain'));
  });

  it('of the sandbox counts for the accounts of reviewers only', async () => {
    const reviewer = '0190b4c8-0000-7000-8000-000000000001';
    const reviewed = { ...harmony.settings, reviewers: new Set([reviewer]) };
    store = createHarmonyStore(reviewed, { clock }, harmony.anchors);
    const group = (developerPayload: string) =>
      harmonyGroup([running({}, bought({ environment: 'SANDBOX', developerPayload }))], {
        environment: 'SANDBOX',
      });
    expect(await show(group(reviewer))).toMatchObject({ snapshot: { accountToken: reviewer } });
    expect(await show(group(reviewer.replace('1', '2')))).toEqual(denied('environment'));
  });

  it.each([
    ['of another app', harmonyGroup([running()], { applicationId: '1' }), 'app'],
    ['of another package', harmonyGroup([running()], { packageName: 'com.other' }), 'app'],
    ['of the sandbox', harmonyGroup([running()], { environment: 'SANDBOX' }), 'environment'],
    ['whose order is of another app', harmonyGroup([running({}, bought({ applicationId: '1' }))]), 'app'],
    ['of a product that is not sold', harmonyGroup([running({}, bought({ productId: 'coins' }))]), 'product'],
    ['that does not renew', harmonyGroup([running({}, bought({ productType: '3' }))]), 'product'],
    ['that ends before it begins', harmonyGroup([running({ expiresTime: at - 1 })]), 'format'],
    ['in an unknown state', harmonyGroup([running({ status: '9' })]), 'format'],
  ])('%s is denied', async (_, theirs, fault) => {
    expect(await show(harmonyGroup([running()]), theirs)).toEqual(denied(fault));
  });

  it('is unknown while Huawei does not answer, or answers about something else', async () => {
    const group = harmonyGroup([running()]);
    const other = harmonyGroup([running({}, bought({ purchaseToken: 'token-2' }))]);
    expect(await show(group, other)).toMatchObject({ kind: 'unknown' });
    harmony.breakWith('6');
    expect(await show(group)).toEqual({ kind: 'unknown', detail: 'the service answered 6' });
    store = createHarmonyStore({ ...harmony.settings, keyId: 'other' }, { clock }, harmony.anchors);
    expect(await show(group)).toEqual({ kind: 'unknown', detail: 'the service answered 401' });
  });
});

describe('words of IAP Kit', () => {
  const words = (change: object = {}) =>
    bought({ productId: 'words.50k', productType: '0', quantity: 2, finishStatus: '2', ...change });

  it('are delivered, then confirmed, and revoked with their payment', async () => {
    expect(await showWords(words())).toMatchObject({
      snapshot: {
        ...{ purchaseId: 'o1', needsConfirmation: true, facts: [], accountToken: account },
        words: { transactionId: 'o1', itemId: 'words_50k', quantity: 2, revokedAt: null },
      },
    });
    expect(await showWords(words(), words({ revocationTime: at }))).toMatchObject({
      snapshot: { needsConfirmation: false, words: { revokedAt: at } },
    });
  });

  it('are denied for another product, and unknown for another order', async () => {
    expect(await showWords(words(), words({ productType: '1' }))).toEqual(denied('product'));
    expect(await showWords(words(), words({ productId: 'plus.month' }))).toEqual(denied('product'));
    expect(await showWords(words(), words({ purchaseOrderId: 'o2' }))).toMatchObject({ kind: 'unknown' });
  });
});

describe('a notification of IAP Kit', () => {
  const purchase = { currentProductId: 'plus.month', purchaseToken: 'token-1', purchaseOrderId: 'o1' };
  const toQuery = { kind: 'subscription', productId: 'plus.month', token: 'token-1', number: 'o1' };

  it('names the purchase to query', async () => {
    const subtype = { notificationSubtype: 'DID_RENEW' };
    expect(await notice(harmony.notice('DID_NEW_TRANSACTION', purchase, subtype))).toMatchObject({
      ...{ kind: 'notice', type: 'DID_NEW_TRANSACTION/DID_RENEW', weight: 'normal', toQuery, snapshot: null },
    });
    expect(await notice(harmony.notice('REVOKE', { ...purchase, type: 0 }))).toMatchObject({
      toQuery: { kind: 'product', token: 'token-1', number: 'o1' },
    });
    expect(await notice(harmony.notice('SOMETHING', purchase))).toMatchObject({ weight: 'unknown', toQuery });
    // Another product was chosen for the next period: nothing has changed yet.
    const later = { ...purchase, purchaseOrderId: undefined };
    expect(await notice(harmony.notice('DID_CHANGE_RENEWAL_STATUS', later))).toMatchObject({ toQuery: null });
    expect(await notice(harmony.notice('TEST', {}))).toMatchObject({ type: 'TEST', toQuery: null });
  });

  it.each([
    ['another version', purchase, { notificationVersion: 'v4' }, toQuery],
    ['a number as its type', { ...purchase, type: '2' }, {}, null],
    ['no purchase', { ...purchase, purchaseToken: undefined }, {}, null],
    ['no order', { ...purchase, purchaseOrderId: undefined }, {}, null],
    ['no number', purchase, { notificationRequestId: undefined }, toQuery],
  ])('with %s requires review, and the named purchase is queried', async (_, about, change, requested) => {
    const read = await notice(harmony.notice('REVOKE', about, change));
    expect(read).toMatchObject({ type: 'REVOKE', weight: 'unreadable', toQuery: requested });
    expect(read).not.toHaveProperty('isUnauthenticated');
  });

  it('without an app requires review, because anybody can have it signed', async () => {
    const nowhere = { notificationMetaData: { type: 2, ...purchase } };
    expect(await notice(harmony.notice('REVOKE', purchase, nowhere))).toMatchObject({
      ...{ type: '', weight: 'unreadable', isUnauthenticated: true },
    });
  });

  it('is denied when forged, of another app or environment, or malformed', async () => {
    expect(await notice(harmony.notice('REVOKE', purchase, {}, untrusted))).toEqual(denied('chain'));
    expect(await notice(harmony.notice('REVOKE', { ...purchase, applicationId: '1' }))).toEqual(
      denied('app'),
    );
    expect(await notice(harmony.notice('REVOKE', { ...purchase, packageName: 'x.y' }))).toEqual(
      denied('app'),
    );
    expect(await notice(harmony.notice('REVOKE', { ...purchase, environment: 'SANDBOX' }))).toEqual(
      denied('environment'),
    );
    for (const body of ['', '{}', '[]', 'null', '{"jwsNotification":"a.b.c"}'])
      expect(await notice(body)).toEqual(denied('format'));
  });
});
