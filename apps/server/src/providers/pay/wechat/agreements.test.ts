import { createHash, createHmac } from 'node:crypto';
import { instant, manualClock, seededRandom } from '@inkstone/kernel';
import { describe, expect, it } from 'vitest';
import { testDay } from '../../../testing/bare-server.ts';
import { startPayServer, timeouts } from '../testing/pay-server.ts';
import { createWechatAgreements } from './create-wechat-agreements.ts';
import { createWechatPay } from './create-wechat-pay.ts';
import { parseFlatXml, signFlat, writeFlatXml } from './flat-xml.ts';
import { wechatSettings } from './testing/wechat-account.ts';

const key = '192006250b4c09247ec02edce69f6a2d';
const agreements = { apiV2Key: key, templates: { month_vip: '12535', month_vvip: '12536' } };
const target = { merchant: '1900000001', app: 'wx-account' };
const reference = { target, agreementNo: 'A123456', agreementRef: '202611210001' };
const charge = {
  ...reference,
  amount: 2500,
  currency: 'CNY',
  outTradeNo: 'INK20261121',
  subject: '砚台 Plus',
  noticeUrl: 'https://write.example/n',
};

type Fields = Readonly<Record<string, string>>;

/** Signs as documented for API v2; implemented independently of the driver. */
function signatureOf(fields: Fields, by: 'md5' | 'hmac'): string {
  const text = Object.entries(fields)
    .filter(([name, value]) => name !== 'sign' && value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}&`)
    .join('');
  const hash = by === 'md5' ? createHash('md5') : createHmac('sha256', key);
  return hash.update(`${text}key=${key}`).digest('hex').toUpperCase();
}

/** Starts a fake of API v2: verifies requests and signs the fields that `answer` returns. */
async function start(answer: (path: string, given: Fields) => Fields, timeout: number = timeouts.usual) {
  const seen: { path: string; given: Fields }[] = [];
  const server = await startPayServer(({ target: path, body }) => {
    const given = parseFlatXml(Buffer.from(body)) ?? {};
    const isGenuine = given.sign === signatureOf(given, 'hmac');
    seen.push({ path, given });
    const reply: Fields = isGenuine
      ? { return_code: 'SUCCESS', result_code: 'SUCCESS', ...answer(path, given) }
      : { return_code: 'FAIL' };
    return { status: 200, body: writeFlatXml({ ...reply, sign: signatureOf(reply, 'hmac') }) };
  });
  const settings = wechatSettings({ url: server.url, agreements });
  const deps = { clock: manualClock(testDay), random: seededRandom(1), timeout };
  return {
    ...{
      server,
      seen,
      channel: createWechatAgreements(settings, deps),
      pay: createWechatPay(settings, deps),
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

describe('flat XML', () => {
  it('reads what it writes, and nothing else', () => {
    const fields = { a: '1', b: '<&>"', c: '' };
    expect(parseFlatXml(Buffer.from(writeFlatXml(fields)))).toEqual(fields);
    for (const text of [
      ...['', '<xml><a>1</b></xml>', '<xml><a>1</a><a>2</a></xml>', '<xml><a>&lt;</a></xml>', '<xml>x</xml>'],
      ...[
        '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><xml><a>&e;</a></xml>',
        '<xml><a><b>1</b></a></xml>',
      ],
    ])
      expect(parseFlatXml(Buffer.from(text)), text).toBeNull();
  });

  it('is signed as documented', () => {
    // The documented example of the signature algorithm of API v2.
    const fields = {
      appid: 'wxd930ea5d5a258f4f',
      mch_id: '10000100',
      device_info: '1000',
      body: 'test',
      nonce_str: 'ibuaiVcKdpRxkhJA',
    };
    expect(signFlat(fields, key, 'MD5').sign).toBe('9A0A8659F005D6984697E2CA0A9CF3B7');
    expect(signFlat(fields, key).sign).toBe(
      '6A9AE1657590FD6257D693A078E1C3E4BB6BA4DC30B23E0EE2496E54170DACD6',
    );
  });
});

describe('agreements of WeChat Pay', () => {
  it('are signed at a signed URL, for plans with a template', async () => {
    await using wechat = await start(() => ({}));
    const input = {
      ...charge,
      itemId: 'month_vip',
      months: 1,
      displayName: 'Inkstone',
      returnUrl: '',
      clientAddress: '',
    };
    const signed = await wechat.channel.sign({ ...input, way: 'qr' }, testDay);
    if (signed.kind !== 'created' || signed.handle.kind !== 'code') throw new Error(signed.kind);
    const given = Object.fromEntries(new URL(signed.handle.text).searchParams);
    expect(given).toMatchObject({
      plan_id: '12535',
      contract_code: 'A123456',
      sign: signatureOf(given, 'md5'),
    });
    const plan = { months: 1, amount: 1, currency: 'CNY' };
    expect(wechat.channel.renews({ ...plan, itemId: 'month_vvip' })).toBe(true);
    expect(wechat.channel.renews({ ...plan, itemId: 'year_vvip' })).toBe(false);
  });

  it('are found under their template, charged, queried and ended', async () => {
    await using wechat = await start((path, given) => {
      if (path === '/papay/querycontract')
        return given.plan_id === '12536'
          ? { contract_code: String(given.contract_code), contract_id: '202611210001', contract_state: '0' }
          : { result_code: 'FAIL', err_code: 'CONTRACT_NOT_EXIST' };
      const paid = {
        trade_state: 'SUCCESS',
        transaction_id: '4200',
        total_fee: '2500',
        time_end: '20261121103000',
      };
      return path === '/pay/paporderquery'
        ? { appid: target.app, mch_id: target.merchant, out_trade_no: String(given.out_trade_no), ...paid }
        : {};
    });
    const found = { kind: 'found', state: 'signed', agreementRef: '202611210001' };
    expect(await wechat.channel.queryAgreement(reference)).toEqual(found);
    expect(await wechat.channel.charge(charge)).toEqual({ kind: 'accepted' });
    const fact = {
      channel: 'wechat',
      ...target,
      providerTxn: '4200',
      state: 'paid',
      amount: 2500,
      currency: 'CNY',
    };
    const requested = { target, outTradeNo: 'INK20261121', providerRef: '' };
    expect(await wechat.channel.queryCharge(requested)).toMatchObject({
      ...{ kind: 'found', fact: { ...fact, paidAt: instant(Date.parse('2026-11-21T10:30:00+08:00')) } },
    });
    expect(await wechat.channel.cancel(reference)).toEqual({ kind: 'done' });
    expect(await wechat.channel.cancel({ ...reference, agreementRef: '' })).toEqual({ kind: 'done' });
    expect(wechat.seen.at(-1)?.given).toMatchObject({ contract_id: '202611210001' });
  });

  it.each([
    ['NOTENOUGH', { kind: 'declined', detail: 'NOTENOUGH' }],
    ['BANKERROR', { kind: 'declined', detail: 'BANKERROR' }],
    ['CONTRACT_NOT_EXIST', { kind: 'absent' }],
    ['CONTRACTERROR', { kind: 'absent' }],
    ['ORDERPAID', { kind: 'accepted' }],
    ['RULELIMIT', { kind: 'refused', reason: 'invalid', detail: 'RULELIMIT' }],
    ['SYSTEMERROR', { kind: 'unknown', detail: 'SYSTEMERROR' }],
  ])('when a charge is answered by %s: %j', async (err_code, result) => {
    await using wechat = await start(() => ({ result_code: 'FAIL', err_code }));
    expect(await wechat.channel.charge(charge)).toEqual(result);
  });

  it('are unknown when the reply is changed, missing or not signed', async () => {
    await using wechat = await start(() => ({}), timeouts.silence);
    for (const change of [
      (reply: { status: number; body: string }) => ({
        ...reply,
        body: reply.body.replace('SUCCESS', 'FAILURE'),
      }),
      (reply: { status: number; body: string }) => ({
        ...reply,
        body: reply.body.replace(/<sign>.*<\/sign>/, ''),
      }),
      (reply: { status: number; body: string }) => ({ ...reply, status: 500 }),
      () => null,
    ]) {
      wechat.server.change = change;
      expect(await wechat.channel.charge(charge)).toMatchObject({ kind: 'unknown' });
    }
  });
});

describe('notices of API v2', () => {
  const read = async (fields: Fields, by: 'md5' | 'hmac' = 'hmac', change = (text: string) => text) => {
    await using wechat = await start(() => ({}));
    const body = Buffer.from(change(writeFlatXml({ ...fields, sign: signatureOf(fields, by) })));
    return wechat.pay.readNotice({ headers: {}, body }, testDay);
  };
  const paid = {
    ...{ return_code: 'SUCCESS', result_code: 'SUCCESS', appid: target.app, mch_id: target.merchant },
    ...{ out_trade_no: 'INK20261121', transaction_id: '4200', total_fee: '2500', time_end: '20261121103000' },
  };

  it('name an agreement, for both its changes', async () => {
    for (const change_type of ['ADD', 'DELETE']) {
      const given = { change_type, contract_code: 'A123456', contract_id: '1', return_code: 'SUCCESS' };
      expect(await read(given, 'md5')).toMatchObject({
        notice: { kind: 'agreement', agreementNo: 'A123456' },
      });
    }
  });

  it('report charges, and are answered in XML', async () => {
    const believed = await read(paid);
    expect(believed).toMatchObject({ notice: { kind: 'payment', fact: { state: 'paid', amount: 2500 } } });
    expect(believed).toMatchObject({ accepted: { body: expect.stringContaining('SUCCESS') } });
    const failed = await read({ ...paid, result_code: 'FAIL', err_code: 'NOTENOUGH' });
    expect(failed).toMatchObject({ notice: { kind: 'payment', fact: { state: 'failed', providerTxn: '' } } });
  });

  it('are denied when changed, and stored when their type is unknown', async () => {
    const changed = await read(paid, 'hmac', (text) => text.replace('2500', '2501'));
    expect(changed).toEqual({ kind: 'denied', fault: 'signature' });
    expect(await read(paid, 'hmac', (text) => text.replace('</xml>', ''))).toMatchObject({
      fault: 'malformed',
    });
    expect(await read({ return_code: 'SUCCESS', novelty: '1' })).toMatchObject({
      notice: { kind: 'other' },
      concern: { kind: 'unknown', type: 'v2', content: expect.stringContaining('novelty') },
    });
  });

  it.each([
    ['a charge without an amount', { ...paid, total_fee: '' }, 'v2'],
    ['a charge in an unknown state', { ...paid, trade_state: 'PERHAPS' }, 'v2'],
    ['a charge without a time', { ...paid, time_end: '' }, 'v2'],
    ['an agreement without its number', { change_type: 'ADD', return_code: 'SUCCESS' }, 'v2 ADD'],
  ])('about %s require review', async (_name, fields, type) => {
    const isCharge = 'out_trade_no' in fields;
    expect(await read(fields)).toMatchObject({
      notice: isCharge ? { kind: 'question', outTradeNo: paid.out_trade_no } : { kind: 'other' },
      concern: { kind: 'unreadable', type },
      accepted: { body: expect.stringContaining('SUCCESS') },
    });
  });
});
