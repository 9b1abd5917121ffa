import { instant, manualClock } from '@inkstone/kernel';
import { describe, expect, it } from 'vitest';
import { testDay } from '../../../testing/bare-server.ts';
import { makeAlipayNotice } from '../simulator/notice-makers.ts';
import { timeouts } from '../testing/pay-server.ts';
import { createAlipay } from './create-alipay.ts';
import { createAlipayAgreements } from './create-alipay-agreements.ts';
import { alipayKeys, alipaySettings, alipayTarget, appKeys } from './testing/alipay-account.ts';
import { readCall, refusal, startAlipayServer } from './testing/alipay-server.ts';

const reference = { target: alipayTarget, agreementNo: 'A123456', agreementRef: '20260001' };
const money = { amount: 2500, currency: 'CNY' };
const urls = {
  noticeUrl: 'https://write.example/n',
  returnUrl: 'https://write.example/r',
  clientAddress: '',
};
const input = {
  ...reference,
  ...money,
  ...urls,
  itemId: 'month_vip',
  months: 1,
  subject: 'Plus',
  displayName: 'Inkstone',
};

async function start() {
  const keys = {
    appId: alipayTarget.app,
    appPublicKey: appKeys.publicKey,
    privateKey: alipayKeys.privateKey,
  };
  const server = await startAlipayServer(keys);
  const settings = alipaySettings({ url: `${server.url}/gateway.do` });
  const deps = { clock: manualClock(testDay), timeout: timeouts.usual };
  const pay = createAlipay(settings, deps);
  const channel = createAlipayAgreements(settings, deps, pay);
  return { server, keys, pay, channel, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

describe('agreements of Alipay', () => {
  it.each([
    ['2026-11-21', '2026-11-21'],
    ['2026-11-28', '2026-11-28'],
    ['2026-11-29', '2026-12-01'],
    ['2026-12-31', '2027-01-01'],
  ])('are signed on %s by a signed page, from %s on', async (today, from) => {
    await using alipay = await start();
    const now = instant(Date.parse(`${today}T23:30:00+08:00`));
    const signed = await alipay.channel.sign({ ...input, way: 'qr' }, now);
    if (signed.kind !== 'created' || signed.handle.kind !== 'redirect') throw new Error(signed.kind);
    const fields = readCall({ target: signed.handle.url, body: '' });
    expect(refusal(alipay.keys, fields)).toBeNull();
    expect(JSON.parse(fields.get('biz_content') ?? '')).toMatchObject({
      ...{ product_code: 'CYCLE_PAY_AUTH', external_agreement_no: 'A123456' },
      period_rule_params: { period_type: 'MONTH', period: 1, execute_time: from, single_amount: '25.00' },
    });
  });

  it.each([
    ['TEMP', 'pending'],
    ['NORMAL', 'signed'],
    ['STOP', 'ended'],
  ])('in the state %s are %s', async (status, state) => {
    await using alipay = await start();
    alipay.server.agreements.set('A123456', { status });
    const found = { kind: 'found', state, agreementRef: 'ref-A123456' };
    expect(await alipay.channel.queryAgreement(reference)).toEqual(found);
    expect(await alipay.channel.cancel(reference)).toEqual({ kind: 'done' });
    expect(await alipay.channel.queryAgreement(reference)).toMatchObject({ state: 'ended' });
    expect(await alipay.channel.queryAgreement({ ...reference, agreementNo: 'A0' })).toEqual({
      kind: 'absent',
    });
  });

  it('are charged, and the reply is completed by a query', async () => {
    await using alipay = await start();
    const request = { ...reference, ...money, ...urls, outTradeNo: 'INK20261121', subject: 'Plus 1/2' };
    const charged = await alipay.channel.charge(request);
    expect(charged).toMatchObject({
      kind: 'found',
      fact: { state: 'paid', ...money, outTradeNo: 'INK20261121' },
    });
    expect(alipay.server.trades.get('INK20261121')?.content).toMatchObject({ subject: 'Plus 1 2' });
  });

  it.each([
    ['10003', '', { kind: 'accepted' }],
    ['40004', 'ACQ.BUYER_BALANCE_NOT_ENOUGH', { kind: 'declined', detail: 'ACQ.BUYER_BALANCE_NOT_ENOUGH' }],
    ['40004', 'ACQ.CYCLE_PAY_DATE_NOT_MATCH', { kind: 'declined', detail: 'ACQ.CYCLE_PAY_DATE_NOT_MATCH' }],
    ['40004', 'ACQ.AGREEMENT_NOT_EXIST', { kind: 'absent' }],
    ['40004', 'ACQ.SINGLE_FEE_EXCEED', { kind: 'refused' }],
    ['20000', 'aop.unknow-error', { kind: 'unknown' }],
  ])('when a charge is answered by %s %s: %j', async (code, sub_code, result) => {
    await using alipay = await start();
    alipay.server.refusal = { code, sub_code };
    const request = { ...reference, ...money, ...urls, outTradeNo: 'INK20261121', subject: 'Plus' };
    expect(await alipay.channel.charge(request)).toMatchObject(result);
  });

  it('of another account are refused, and amounts are whole', async () => {
    await using alipay = await start();
    const other = { ...reference, target: { ...alipayTarget, app: 'another' } };
    expect(await alipay.channel.cancel(other)).toMatchObject({ reason: 'configuration' });
    const half = { ...input, amount: 0.5, way: 'qr' as const };
    expect(await alipay.channel.sign(half, testDay)).toMatchObject({ reason: 'invalid' });
    expect(alipay.server.requests).toEqual([]);
  });

  it('are named by signed notices only', async () => {
    await using alipay = await start();
    const fields = { notify_id: 'n1', notify_type: 'dut_user_unsign', external_agreement_no: 'A123456' };
    const notice = makeAlipayNotice(alipayKeys.privateKey, fields);
    const read = alipay.pay.readNotice(notice, testDay);
    expect(read).toEqual({
      kind: 'verified',
      notice: { kind: 'agreement', eventKey: 'n1:dut_user_unsign', agreementNo: 'A123456' },
    });
    const body = Buffer.from(Buffer.from(notice.body).toString().replace('A123456', 'A123457'));
    expect(alipay.pay.readNotice({ ...notice, body }, testDay)).toEqual({
      kind: 'denied',
      fault: 'signature',
    });
  });
});
