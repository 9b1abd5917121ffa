import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maxBillSize } from '../bills/limits.ts';
import { startAlipay } from './testing/alipay-account.ts';

let alipay: Awaited<ReturnType<typeof startAlipay>>;
beforeAll(async () => {
  alipay = await startAlipay();
});
afterAll(() => alipay[Symbol.asyncDispose]());

/** The two bytes of every character of GBK, because the platform can only decode GBK. */
const gbkOf = new Map<string, readonly [number, number]>();
const decoder = new TextDecoder('gbk');
for (let first = 0x81; first < 0xff; first++)
  for (let second = 0x40; second < 0xff; second++)
    gbkOf.set(decoder.decode(Uint8Array.of(first, second)), [first, second]);

function gbk(text: string): Uint8Array {
  return Uint8Array.from([...text].flatMap((one) => gbkOf.get(one) ?? [one.codePointAt(0) ?? 0]));
}

const columns = [
  ...['支付宝交易号', '商户订单号', '业务类型', '商品名称', '创建时间', '完成时间', '对方账户'],
  ...['订单金额（元）', '商家实收（元）', '退款批次号/请求号', '服务费（元）', '备注'],
];
const row = (change: Record<string, string> = {}) => {
  const values: Record<string, string> = {
    ...{ 支付宝交易号: '2026112222001', 商户订单号: 'INK1', 业务类型: '交易', 商品名称: '"砚台, Plus"' },
    ...{ 对方账户: '*明(138****0000)', '订单金额（元）': '25.00', '商家实收（元）': '25.00' },
    ...{ '服务费（元）': '-0.15', ...change },
  };
  return columns.map((name) => `${values[name] ?? ''}\t`).join(',');
};
const refund = {
  ...{ 业务类型: '退款', '订单金额（元）': '-10.00', '退款批次号/请求号': 'INKR1', '服务费（元）': '0.00' },
};

function csv(rows: readonly string[], head = columns.join(',')): string {
  const rule = (name: string) => `#-----------------------------------------${name}----------------------`;
  const lines = ['#支付宝业务明细查询', '#账号：[2088123412341234]', rule('业务明细列表'), head, ...rows];
  return [...lines, rule('业务明细列表结束'), `#交易合计：${rows.length}笔`, ''].join('\r\n');
}

function serve(text: string, url?: string) {
  const summary = gbk('#支付宝业务汇总查询\r\n门店编号,交易订单总笔数\r\n');
  const file = zipSync({ 'sum.csv': summary, 'detail.csv': gbk(text) });
  alipay.server.bill = { file, ...(url === undefined ? {} : { url }) };
}

const bill = () => alipay.channel.bill('2026-11-22');
const damaged = (detail: unknown) => ({ kind: 'damaged', detail });

describe('the bill of Alipay', () => {
  it('is read from GBK without data of payers', async () => {
    serve(csv([row(), row(refund)]));
    const common = { providerTxn: '2026112222001', outTradeNo: 'INK1', currency: 'CNY', feeCurrency: 'CNY' };
    const result = await bill();
    expect(result).toEqual({
      kind: 'bill',
      lines: [
        { ...common, movement: 'payment', ref: '2026112222001', amount: 2500, fee: 15 },
        { ...common, movement: 'refund', ref: 'INKR1', amount: 1000, fee: 0 },
      ],
    });
    expect(JSON.stringify(result)).not.toContain('138');
  });

  it('may be empty, or missing', async () => {
    serve(csv([]));
    expect(await bill()).toEqual({ kind: 'bill', lines: [] });
    alipay.server.bill = null;
    expect(await bill()).toEqual({ kind: 'none' });
  });

  it.each<[string, string, string | RegExp]>([
    ['cut before its end', csv([row(), row()]).slice(0, -120), 'no file with a complete list of trades'],
    [
      'without a column',
      csv([row()], columns.join(',').replace('服务费（元）', '费')),
      /服务费（元） is missing/,
    ],
    ['with a row of another length', csv([`${row()},more`]), 'row 1 has 13 cells'],
    ['with another type', csv([row({ 业务类型: '转账' })]), 'a row has an unknown type or sign'],
    [
      'with a payment below zero',
      csv([row({ '订单金额（元）': '-1.00' })]),
      'a row has an unknown type or sign',
    ],
    ['with a wrong amount', csv([row({ '订单金额（元）': '25,00' })]), 'row 1 has 13 cells'],
    [
      'with an amount of three decimals',
      csv([row(), row({ ...refund, '订单金额（元）': '-10.005' })]),
      'row 2: 订单金额（元） is no amount',
    ],
    ['with an open quote', csv([row({ 商品名称: '"open' })]), /open quote|cells/],
    ['with an empty amount', csv([row({ '订单金额（元）': '' })]), 'row 1: 订单金额（元） is no amount'],
  ])('is damaged when it is %s', async (_, text, detail) => {
    serve(text);
    expect(await bill()).toEqual(
      damaged(typeof detail === 'string' ? detail : expect.stringMatching(detail)),
    );
  });

  it('is damaged when it is not a zip, not GBK, or huge', async () => {
    const cannot = damaged('the file cannot be unzipped or is not GBK');
    const whole = zipSync({ 'detail.csv': gbk(csv([row()])) });
    for (const file of [
      Buffer.from('<html>'),
      whole.subarray(0, 100),
      zipSync({ 'a.csv': Uint8Array.of(0xff) }),
    ]) {
      alipay.server.bill = { file };
      expect(await bill()).toEqual(cannot);
    }
    // The size that the central directory of the zip declares.
    const huge = Buffer.from(zipSync({ 'a.csv': new Uint8Array(10) }));
    huge.writeUInt32LE(maxBillSize + 1, huge.indexOf(Buffer.from('PK\u0001\u0002')) + 24);
    alipay.server.bill = { file: huge };
    expect(await bill()).toEqual(damaged(`larger than ${maxBillSize} bytes`));
  });

  it.each([
    'https://evil.example/bill.zip',
    'http://bill.alipay.com/x',
    'https://notalipay.com/x',
    'https://a.alipay.com:8443/x',
  ])('is not fetched from %s', async (url) => {
    serve(csv([row()]), url);
    expect(await bill()).toEqual(damaged('the file has another address'));
  });
});
