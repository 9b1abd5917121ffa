import { X509Certificate } from 'node:crypto';
import { day, manualClock } from '@inkstone/kernel';
import { describe, expect, it } from 'vitest';
import { appleRoot } from './apple-root.ts';
import { createAppleStore } from './create-apple-store.ts';
import { appleFixtures as fixtures } from './testing/apple-fixtures.ts';
import { createAppleSigner } from './testing/apple-signer.ts';
import { verifyJws } from './verify-jws.ts';

const certificate = (base64: string) => new X509Certificate(Buffer.from(base64, 'base64'));
const testCa = certificate(fixtures.testCa);
const at = Date.parse('2026-11-23T10:00:00+08:00');
const settings = {
  ...{ bundleId: 'com.example', appId: 1234, environment: 'production' as const },
  products: new Map([['plus.month', { kind: 'tier', tier: 'plus' } as const]]),
  api: null,
};
const signer = createAppleSigner(at);
const clock = manualClock(at);
const store = createAppleStore(settings, { clock }, { root: signer.root });
const bytes = (value: object) => ({
  headers: {},
  body: new TextEncoder().encode(JSON.stringify(value)),
});
const read = (signed: string, by = store) => by.readPurchase({ store: 'apple', signed });
const transaction = {
  ...{ bundleId: 'com.example', environment: 'Production', productId: 'plus.month' },
  ...{ type: 'Auto-Renewable Subscription', originalTransactionId: '1', transactionId: '2' },
  ...{ purchaseDate: at, expiresDate: at + 30 * day, signedDate: at },
};

it('counts purchases in the sandbox for the accounts of reviewers only', async () => {
  const reviewer = '0190b4c8-0000-7000-8000-000000000001';
  const reviewed = { ...settings, reviewers: new Set([reviewer]) };
  const by = createAppleStore(reviewed, { clock }, { root: signer.root });
  const sandbox = { ...transaction, environment: 'Sandbox', appAccountToken: reviewer };
  expect(await read(signer.sign(sandbox), by)).toMatchObject({ snapshot: { accountToken: reviewer } });
  const denied = { kind: 'denied', fault: 'environment' };
  const others = [
    { appAccountToken: undefined },
    { appAccountToken: reviewer.replace('1', '2') },
    { environment: 'Xcode' },
  ];
  for (const change of others) expect(await read(signer.sign({ ...sandbox, ...change }), by)).toEqual(denied);
  expect(await read(signer.sign(sandbox))).toEqual(denied);
});

describe("Apple's own test data", () => {
  it('are accepted with their own root', () => {
    for (const jws of [fixtures.transactionInfo, fixtures.testNotification])
      expect(verifyJws(jws, testCa)).toMatchObject({ ok: true });
  });

  it('are refused with the pinned root, which is that of Apple', () => {
    expect(appleRoot().fingerprint256).toBe(
      '63:34:3A:BF:B8:9A:6A:03:EB:B5:7E:9B:3F:5F:A7:BE:7C:4F:5C:75:6F:30:17:B3:A8:C4:88:C3:65:3E:91:79',
    );
    expect(verifyJws(fixtures.transactionInfo, appleRoot())).toEqual({ ok: false, fault: 'chain' });
  });

  it('are refused without the chain, of another app, and in the other environment', async () => {
    expect(verifyJws(fixtures.missingX5CHeaderClaim, testCa).ok).toBe(false);
    const sandbox = createAppleStore({ ...settings, environment: 'sandbox' }, { clock }, { root: testCa });
    const post = (signedPayload: string) => bytes({ signedPayload });
    expect(await sandbox.readNotice(post(fixtures.testNotification))).toMatchObject({
      ...{ kind: 'notice', type: 'TEST', snapshot: null },
    });
    expect(await sandbox.readNotice(post(fixtures.wrongBundleId))).toMatchObject({ kind: 'denied' });
    const production = createAppleStore(settings, { clock }, { root: testCa });
    expect(await production.readNotice(post(fixtures.testNotification))).toEqual({
      ...{ kind: 'denied', fault: 'environment' },
    });
    expect(await read(fixtures.transactionInfo, production)).toEqual({
      ...{ kind: 'denied', fault: 'environment' },
    });
  });

  it("have a chain that is refused with certificates without Apple's extensions", () => {
    const [head = '', body = '', mark = ''] = fixtures.transactionInfo.split('.');
    const header = JSON.parse(Buffer.from(head, 'base64url').toString());
    const withChain = (x5c: readonly string[]) =>
      `${Buffer.from(JSON.stringify({ ...header, x5c })).toString('base64url')}.${body}.${mark}`;
    const faultOf = (x5c: readonly string[]) => verifyJws(withChain(x5c), testCa);
    const refused = { ok: false, fault: 'chain' };
    const { leafCert, intermediateCa, testCa: ca } = fixtures;
    expect(faultOf([fixtures.leafCertInvalidOid, intermediateCa, ca])).toEqual(refused);
    expect(
      faultOf([fixtures.leafCertForIntermediateCaInvalidOid, fixtures.intermediateCaInvalidOid, ca]),
    ).toEqual(refused);
    expect(faultOf([leafCert, intermediateCa])).toEqual(refused);
    expect(faultOf([leafCert, leafCert, ca])).toEqual(refused);
    // The chain is valid, but the signature is not, because the header is encoded differently.
    expect(faultOf([leafCert, intermediateCa, ca])).toEqual({ ok: false, fault: 'signature' });
  });

  it('are refused with any part changed or exchanged', () => {
    const [head = '', body = '', mark = ''] = fixtures.transactionInfo.split('.');
    const [, otherBody = '', otherMark = ''] = fixtures.testNotification.split('.');
    const payload = JSON.parse(Buffer.from(body, 'base64url').toString());
    const expensive = Buffer.from(JSON.stringify({ ...payload, productId: 'pro.year' })).toString(
      'base64url',
    );
    const flipped = Buffer.from(mark, 'base64url');
    flipped[10] = (flipped[10] ?? 0) ^ 1;
    for (const forged of [
      ...[`${head}.${expensive}.${mark}`, `${head}.${otherBody}.${mark}`, `${head}.${body}.${otherMark}`],
      ...[`${head}.${body}.${flipped.toString('base64url')}`, `${head}.${body}.`],
    ])
      expect(verifyJws(forged, testCa), forged.slice(-20)).toEqual({ ok: false, fault: 'signature' });
  });

  it('include a real chain of Apple, whose certificates the pinned root has issued', () => {
    const issuer = certificate(fixtures.realAppleIntermediate);
    expect(issuer.verify(appleRoot().publicKey)).toBe(true);
    expect(certificate(fixtures.realAppleSigningCertificate).verify(issuer.publicKey)).toBe(true);
  });
});

describe('a transaction', () => {
  it('is read as a period of a tier, or as words', async () => {
    const period = {
      ...{ kind: 'period', transactionId: '2', version: at, tier: 'plus', from: at, to: at + 30 * day },
      revokedAt: null,
    };
    expect(await read(signer.sign({ ...transaction, isUpgraded: false }))).toEqual({
      kind: 'snapshot',
      snapshot: {
        ref: { kind: 'subscription', productId: 'plus.month', token: '1', number: '' },
        ...{ purchaseId: '1', facts: [period], words: null, isPending: false, accountToken: null },
        ...{ replaces: null, needsConfirmation: false },
      },
    });
    expect(await read(signer.sign({ ...transaction, revocationDate: at + 5 }))).toMatchObject({
      snapshot: { facts: [{ revokedAt: at + 5 }] },
    });
    expect(await read(signer.sign({ ...transaction, isUpgraded: true }))).toMatchObject({
      snapshot: { facts: [{ revokedAt: at }] },
    });
  });

  it.each([
    ['of another app', { bundleId: 'com.example.other' }, 'app'],
    ['of the sandbox', { environment: 'Sandbox' }, 'environment'],
    ['of Xcode', { environment: 'Xcode' }, 'environment'],
    ['of a product that grants nothing', { productId: 'coins' }, 'product'],
    ['that ends before it begins', { expiresDate: at - 1 }, 'format'],
    ['without an end', { expiresDate: undefined }, 'format'],
    ['of another kind', { type: 'Consumable' }, 'format'],
    ['signed before the certificates', { signedDate: at - 300 * day }, 'chain'],
    ['signed after them', { signedDate: at + 300 * day }, 'chain'],
    ['without a time of signing', { signedDate: 'now' }, 'format'],
  ])('%s is denied', async (_, change, fault) => {
    expect(await read(signer.sign({ ...transaction, ...change }))).toEqual({ kind: 'denied', fault });
  });

  it('is denied with another signature, algorithm or chain, and with any part changed', async () => {
    const jws = signer.sign(transaction);
    const [head = '', body = '', mark = ''] = jws.split('.');
    const extended = Buffer.from(JSON.stringify({ ...transaction, expiresDate: at + 900 * day })).toString(
      'base64url',
    );
    const untrusted = createAppleSigner(at);
    for (const forged of [
      ...[`${head}.${extended}.${mark}`, `${head}.${body}.`, `${head}.${body}`, `${jws}.x`, '', 'a.b.c'],
      ...[untrusted.sign(transaction), createAppleSigner(at, false).sign(transaction)],
      ...['none', 'HS256', 'RS256', 'es256'].map((alg) => signer.sign(transaction, { alg })),
      ...[[], ['a', 'b', 'c'], 'x', null].map((x5c) => signer.sign(transaction, { x5c })),
      signer.sign(transaction, { crit: ['exp'] }),
    ])
      expect((await read(forged)).kind, forged.slice(0, 40)).toBe('denied');
  });
});

describe('a notification', () => {
  const data = { bundleId: 'com.example', environment: 'Production', appAppleId: 1234 };
  const notice = { notificationType: 'DID_RENEW', notificationUUID: 'n-1', signedDate: at };
  const post = (payload: object) => bytes({ signedPayload: signer.sign(payload) });

  it('is read with the transaction inside, which is verified too', async () => {
    const signed = signer.sign(transaction);
    expect(
      await store.readNotice(post({ ...notice, data: { ...data, signedTransactionInfo: signed } })),
    ).toMatchObject({
      ...{
        kind: 'notice',
        eventKey: 'n-1',
        type: 'DID_RENEW',
        snapshot: { facts: [{ transactionId: '2' }] },
      },
    });
    const forged = createAppleSigner(at).sign(transaction);
    const reading = await store.readNotice(
      post({ ...notice, data: { ...data, signedTransactionInfo: forged } }),
    );
    expect(reading).toEqual({ kind: 'denied', fault: 'chain' });
  });

  it.each([
    ...[
      'SUBSCRIBED',
      'DID_RENEW',
      'DID_CHANGE_RENEWAL_STATUS',
      'DID_CHANGE_RENEWAL_PREF',
      'DID_FAIL_TO_RENEW',
    ],
    ...['GRACE_PERIOD_EXPIRED', 'EXPIRED', 'REFUND', 'REFUND_REVERSED', 'REFUND_DECLINED', 'REVOKE', 'TEST'],
    ...['CONSUMPTION_REQUEST', 'OFFER_REDEEMED', 'RENEWAL_EXTENDED', 'RENEWAL_EXTENSION', 'PRICE_INCREASE'],
    ...['PRICE_CHANGE', 'ONE_TIME_CHARGE', 'EXTERNAL_PURCHASE_TOKEN', 'METADATA_UPDATE', 'MIGRATION'],
  ])('of the type %s is read', async (notificationType) => {
    const signedTransactionInfo = signer.sign(transaction);
    const changed = { ...notice, notificationType, data: { ...data, signedTransactionInfo } };
    expect(await store.readNotice(post(changed))).toMatchObject({ kind: 'notice', weight: 'normal' });
  });

  it('that withdraws the consent of a guardian is an alarm', async () => {
    const withdrawn = { ...notice, notificationType: 'RESCIND_CONSENT', data };
    expect(await store.readNotice(post(withdrawn))).toMatchObject({ weight: 'alarming' });
  });

  describe('about a renewal', () => {
    const renewal = {
      ...{ environment: 'Production', originalTransactionId: '1', productId: 'plus.month' },
      ...{ autoRenewStatus: 1, signedDate: at, renewalPrice: 25_000, currency: 'CNY' },
    };
    const readWith = (signedRenewalInfo: string) =>
      store.readNotice(
        post({
          ...notice,
          data: { ...data, signedTransactionInfo: signer.sign(transaction), signedRenewalInfo },
        }),
      );

    it.each([
      ['active', {}],
      [
        'grace',
        { isInBillingRetryPeriod: true, gracePeriodExpiresDate: at + 40 * day, signedDate: at + 31 * day },
      ],
      ['hold', { isInBillingRetryPeriod: true, signedDate: at + 31 * day }],
      ['ended', { autoRenewStatus: 0, signedDate: at + 31 * day }],
    ])('reports that the subscription is %s', async (state, change) => {
      const reading = await readWith(signer.sign({ ...renewal, ...change }));
      expect(reading).toMatchObject({ snapshot: { facts: [{ kind: 'period' }, { kind: 'status', state }] } });
    });

    it.each([
      ['signed by a stranger', createAppleSigner(at).sign(renewal)],
      ['of another subscription', signer.sign({ ...renewal, originalTransactionId: '9' })],
      ['of the sandbox', signer.sign({ ...renewal, environment: 'Sandbox' })],
    ])('%s is denied', async (_, signed) => {
      expect(await readWith(signed)).toEqual({ kind: 'denied', fault: 'signature' });
    });

    it('in another form requires review', async () => {
      expect(await readWith(signer.sign({ ...renewal, autoRenewStatus: 2 }))).toMatchObject({
        ...{ kind: 'notice', weight: 'unreadable', snapshot: null },
      });
    });
  });

  it.each([
    ['without a type', { ...notice, notificationType: undefined, data }],
    ['without a number', { ...notice, notificationUUID: undefined, data }],
    ['without its time', { ...notice, signedDate: undefined, data }],
    ['without a transaction', { ...notice, notificationType: 'DID_RENEW', data }],
    ['with a transaction of another kind', { ...notice, data: { ...data, signedTransactionInfo: 7 } }],
    [
      'with a transaction in another form',
      {
        ...notice,
        data: { ...data, signedTransactionInfo: signer.sign({ ...transaction, purchaseDate: 'soon' }) },
      },
    ],
  ])('%s requires review', async (_, payload) => {
    const read = await store.readNotice(post(payload));
    expect(read).toMatchObject({ kind: 'notice', weight: 'unreadable', snapshot: null });
    expect(read).not.toHaveProperty('isUnauthenticated');
    expect(await store.readNotice(post(payload))).toMatchObject({
      eventKey: 'eventKey' in read ? read.eventKey : '',
    });
  });

  it('without an app requires review, because anybody can have it signed', async () => {
    expect(await store.readNotice(post({ ...notice, notificationType: 'DID_RENEW' }))).toMatchObject({
      ...{ kind: 'notice', type: '', weight: 'unreadable', isUnauthenticated: true },
    });
  });

  it('of an unknown type is read, and of another app or environment denied', async () => {
    expect(await store.readNotice(post({ ...notice, notificationType: 'NEW_ONE', data }))).toMatchObject({
      ...{ kind: 'notice', type: 'NEW_ONE', weight: 'unknown', snapshot: null },
    });
    for (const change of [{ bundleId: 'x' }, { appAppleId: 9 }, { appAppleId: undefined }])
      expect(await store.readNotice(post({ ...notice, data: { ...data, ...change } }))).toEqual({
        ...{ kind: 'denied', fault: 'app' },
      });
    const sandbox = { ...data, environment: 'Sandbox' };
    expect(await store.readNotice(post({ ...notice, data: sandbox }))).toMatchObject({
      fault: 'environment',
    });
    for (const body of ['', '{}', '[]', 'null', '{"signedPayload":7}', '\xff'])
      expect(await store.readNotice({ headers: {}, body: new TextEncoder().encode(body) })).toEqual({
        kind: 'denied',
        fault: 'format',
      });
  });
});
