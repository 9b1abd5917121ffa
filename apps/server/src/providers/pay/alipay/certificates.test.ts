import { createHash } from 'node:crypto';
import { day, later, minute } from '@inkstone/kernel';
import { describe, expect, it } from 'vitest';
import type { AlipayCertificates } from '../../../ports/pay-config.ts';
import { testDay } from '../../../testing/bare-server.ts';
import { makeAlipayNotice } from '../simulator/notice-makers.ts';
import { payRequest, testKeys } from '../testing/requests.ts';
import { certificateNumber, openAlipayKeys } from './alipay-keys.ts';
import { createAlipay } from './create-alipay.ts';
import {
  alipayKeys,
  alipaySettings,
  appKeys,
  startAlipay,
  alipayTarget as target,
} from './testing/alipay-account.ts';
import { createAlipayAuthority } from './testing/alipay-certificates.ts';

const authority = createAlipayAuthority(testDay);
const nextKeys = testKeys();
const app = authority.issue(appKeys, { name: 'app', serial: '30', at: testDay });
const current = authority.issue(alipayKeys, { name: 'alipay', serial: '31', at: testDay });
/** The certificate of the next period, valid five months later. */
const next = authority.issue(nextKeys, { name: 'alipay', serial: '32', at: testDay + 330 * day });

/** Returns the number of an issued certificate, implemented independently of the driver. */
const numberOf = (serial: number, name = 'Test Class 2 R1') =>
  createHash('md5')
    .update(`CN=${name},OU=Certification Authority,O=Test Financial,C=CN${serial}`)
    .digest('hex');
const root = createHash('md5')
  .update(`CN=Test Root R1,OU=Certification Authority,O=Test Financial,C=CN${BigInt('0x1fcfa18d6a480d11')}`)
  .digest('hex');
const numbers = { app: numberOf(0x30), roots: root, alipay: numberOf(0x31) };

function certificates(change: Partial<AlipayCertificates> = {}): AlipayCertificates {
  const alipay = `${current}\n${authority.issuer}`;
  return { app: app.toString(), roots: authority.roots, alipay, ...change };
}
const settings = (change: Partial<AlipayCertificates> = {}) => ({
  publicKey: '',
  certificates: certificates(change),
});

const fields = {
  ...{ charset: 'utf-8', notify_id: 'n', notify_type: 'trade_status_sync', app_id: target.app },
  ...{ seller_id: target.merchant, out_trade_no: 'INK1', trade_no: 'T1', trade_status: 'TRADE_SUCCESS' },
  ...{ total_amount: '25.00', gmt_payment: '2026-11-21 09:59:00' },
};
const read = (
  privateKey: string,
  named: string | null,
  at = testDay,
  change: Partial<AlipayCertificates> = {},
) => {
  const channel = createAlipay(alipaySettings(settings(change)), { clock: { now: () => at } });
  const given = named === null ? fields : { ...fields, alipay_cert_sn: named };
  return channel.readNotice(makeAlipayNotice(privateKey, given), at);
};

describe('certificate mode of Alipay', () => {
  it('numbers certificates as Alipay does', () => {
    // Two of the published roots, with the numbers that every integration names.
    const names = [
      'C=CN\nO=Ant Financial\nOU=Certification Authority\nCN=Ant Financial Certification Authority R1',
    ];
    names.push('C=CN\nO=iTrusChina\nOU=China Trust Network\nCN=iTrusChina Class 2 Root CA - G3');
    const serials = ['1FCFA18D6A480D11', '10C764E9D560384212D9C08FD10E373FDD0FB396'];
    const found = names.map((issuer, at) => certificateNumber({ issuer, serialNumber: serials[at] ?? '' }));
    expect(found.join('_')).toBe('687b59193f3f462dd5336e5abf83c5d8_02941eef3187dddf3d3b83462e1dfcf6');
  });

  it('names both certificates in every request, and accepts replies that name a known one', async () => {
    await using alipay = await startAlipay(settings(), { certificates: numbers });
    expect(await alipay.channel.create(payRequest(target, 'qr'))).toMatchObject({ kind: 'created' });
    const page = await alipay.channel.create(payRequest(target, 'page'));
    expect(page).toMatchObject({ handle: { url: expect.stringContaining(`app_cert_sn=${numbers.app}`) } });
  });

  it('is refused by a gateway that knows the app by another certificate', async () => {
    await using alipay = await startAlipay(settings(), { certificates: { ...numbers, app: numberOf(7) } });
    expect(await alipay.channel.create(payRequest(target, 'qr'))).toMatchObject({ kind: 'refused' });
  });

  it.each([
    ['an unknown certificate', { certificates: { ...numbers, alipay: numberOf(0x99) } }],
    ['another key under a known number', { certificates: numbers, privateKey: nextKeys.privateKey }],
  ])('refuses a reply signed by %s', async (_name, serverSide) => {
    await using alipay = await startAlipay(settings(), serverSide);
    expect(await alipay.channel.create(payRequest(target, 'qr'))).toMatchObject({ kind: 'unknown' });
  });

  it('verifies notices by the certificate that they name, or by any valid one', () => {
    expect(read(alipayKeys.privateKey, numbers.alipay)).toMatchObject({ kind: 'verified' });
    expect(read(alipayKeys.privateKey, null)).toMatchObject({ kind: 'verified' });
    expect(read(nextKeys.privateKey, null)).toEqual({ kind: 'denied', fault: 'signature' });
    expect(read(alipayKeys.privateKey, numberOf(0x99))).toEqual({ kind: 'denied', fault: 'key' });
    expect(read(appKeys.privateKey, numbers.alipay)).toEqual({ kind: 'denied', fault: 'signature' });
  });

  it('changes to the next certificate while both are configured, each in its time', () => {
    const alipay = `${current}\n${next}\n${authority.issuer}`;
    const [early, both, late] = [testDay, later(testDay, 160 * day), later(testDay, 200 * day)];
    const result = (at: typeof testDay, isNext: boolean) =>
      read(
        isNext ? nextKeys.privateKey : alipayKeys.privateKey,
        isNext ? numberOf(0x32) : numbers.alipay,
        at,
        {
          alipay,
        },
      );
    expect([result(early, false).kind, result(early, true)]).toEqual([
      'verified',
      { kind: 'denied', fault: 'key' },
    ]);
    expect([result(both, false).kind, result(both, true).kind]).toEqual(['verified', 'verified']);
    expect([result(late, false), result(late, true).kind]).toEqual([
      { kind: 'denied', fault: 'key' },
      'verified',
    ]);
    expect(read(alipayKeys.privateKey, null, late).kind).toBe('denied');
  });

  it.each([
    [
      'of another authority',
      { alipay: `${current}\n${authority.issuer}`, roots: createAlipayAuthority(testDay).roots },
    ],
    ['without the authority between', { alipay: current.toString() }],
    ['that issue others', { alipay: authority.issuer }],
  ])('does not open with certificates %s', (_name, change) => {
    expect(() => openAlipayKeys(settings(change))).toThrow('cannot be read');
  });

  it('refuses certificates issued by a certificate of the same authority', () => {
    // Issued by the app's certificate, which is not a certificate authority.
    const forged = createAlipayAuthority(testDay, 'Test Financial').issue(testKeys(), {
      ...{ name: 'alipay', serial: '31', at: testDay },
    });
    expect(() =>
      openAlipayKeys(settings({ alipay: `${forged}\n${authority.issuer}\n${app}` })),
    ).not.toThrow();
    expect(
      read(alipayKeys.privateKey, null, later(testDay, minute), {
        alipay: `${forged}\n${authority.issuer}\n${app}`,
      }).kind,
    ).toBe('denied');
  });
});
