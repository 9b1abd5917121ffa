import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { maxBillSize } from '../bills/limits.ts';
import { startWechat } from './testing/wechat-account.ts';

let wechat: Awaited<ReturnType<typeof startWechat>>;
beforeAll(async () => {
  wechat = await startWechat();
});
afterAll(() => wechat[Symbol.asyncDispose]());

const head =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注';
const sumsHead =
  '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额';
const cells = (values: readonly string[]) => values.map((value) => `\`${value}`).join(',');
const row = (change: Record<string, string> = {}) => {
  const values: Record<string, string> = {
    ...{
      交易时间: '2026-11-22 10:00:00',
      微信订单号: '4200000001',
      商户订单号: 'INK1',
      用户标识: 'openid-of-payer',
    },
    ...{
      交易状态: 'SUCCESS',
      货币种类: 'CNY',
      应结订单金额: '25.00',
      商品名称: '砚台, Plus',
      手续费: '0.15000',
    },
    ...{ 费率: '0.60%', 订单金额: '25.00', 申请退款金额: '0.00', 退款金额: '0.00' },
    ...change,
  };
  return cells(head.split(',').map((name) => values[name] ?? ''));
};
const refund = {
  ...{ 交易状态: 'REFUND', 微信退款单号: '5030', 商户退款单号: 'INKR1', 退款状态: 'SUCCESS' },
  ...{ 订单金额: '0.00', 申请退款金额: '10.00', 手续费: '-0.06000' },
};

interface Shape {
  readonly rows?: readonly string[];
  readonly head?: string;
  readonly count?: number;
  readonly hash?: string;
  /** Number of bytes of the file that are sent. */
  readonly length?: number;
}

function serve({ rows = [row()], head: first = head, count = rows.length, hash, length }: Shape = {}) {
  const lines = [first, ...rows, sumsHead, cells([String(count), '25.00', '0', '0', '0', '25.00', '0'])];
  const file = Buffer.from(`\ufeff${lines.join('\r\n')}\r\n`);
  const sha1 = hash ?? createHash('sha1').update(file).digest('hex');
  const packed = gzipSync(file);
  wechat.server.bill = { file: packed.subarray(0, length ?? packed.length), sha1 };
}

const bill = () => wechat.channel.bill('2026-11-22');
const damaged = (detail: unknown) => ({ kind: 'damaged', detail });

describe('the bill of WeChat Pay', () => {
  beforeEach(() => {
    wechat.server.change = (reply) => reply;
  });

  it('is read without data of payers, in fen, with refunds and their returned fees', async () => {
    serve({ rows: [row(), row(refund), row({ ...refund, 退款状态: 'FAIL' })] });
    const common = { providerTxn: '4200000001', outTradeNo: 'INK1', currency: 'CNY', feeCurrency: 'CNY' };
    const result = await bill();
    expect(result).toEqual({
      kind: 'bill',
      lines: [
        { ...common, movement: 'payment', ref: '4200000001', amount: 2500, fee: 15 },
        { ...common, movement: 'refund', ref: 'INKR1', amount: 1000, fee: -6 },
      ],
    });
    expect(JSON.stringify(result)).not.toContain('openid');
    // Requested from the configured origin, with a signature, regardless of the origin that the reply names.
    expect(wechat.server.requests.at(-1)).toMatchObject({
      target: '/v3/billdownload/file?token=t1&tartype=gzip',
      headers: { authorization: expect.stringMatching(/^WECHATPAY2-SHA256-RSA2048 /) },
    });
  });

  it('is missing on a day without trades', async () => {
    wechat.server.bill = null;
    expect(await bill()).toEqual({ kind: 'none' });
  });

  it.each<[string, Shape, string | RegExp]>([
    ['truncated', { length: 200 }, 'the file cannot be unzipped'],
    ['with another hash', { hash: '0'.repeat(40) }, 'the file has another hash'],
    ['without a row that the sums count', { count: 2 }, 'the number of rows is another one'],
    ['with unknown columns', { head: head.replace('订单金额,申请', '金额,申请') }, /订单金额 is missing/],
    ['with a row of another length', { rows: [`${row()},\`more`] }, /row 1 has 28 cells/],
    ['with another state', { rows: [row({ 交易状态: 'USERPAYING' })] }, 'a row has an unknown state'],
    ['with a wrong amount', { rows: [row({ 订单金额: '2.5e3' })] }, 'row 1: 订单金额 is no amount'],
    ['with a negative amount', { rows: [row({ 订单金额: '-25.00' })] }, 'row 1: 订单金额 is no amount'],
    ['without backticks', { rows: [row().replaceAll('`', '')] }, 'a cell without a backtick'],
    ['with a hash that is none', { hash: 'x' }, 'no address of a file with a SHA1'],
  ])('is damaged when it is %s', async (_, shape, detail) => {
    serve(shape);
    expect(await bill()).toEqual(
      damaged(typeof detail === 'string' ? detail : expect.stringMatching(detail)),
    );
  });

  it('is damaged when the file has no sums, or is missing', async () => {
    for (const text of ['', head, `${head}\r\n${row()}\r\n`, '<html>busy</html>']) {
      const sha1 = createHash('sha1').update(text).digest('hex');
      wechat.server.bill = { file: gzipSync(text), sha1 };
      expect(await bill()).toEqual(damaged('the sums are missing'));
    }
  });

  it('is damaged when it is huge, without being decompressed', async () => {
    wechat.server.bill = { file: gzipSync(Buffer.alloc(maxBillSize + 1)), sha1: '0'.repeat(40) };
    expect(await bill()).toEqual(damaged(`larger than ${maxBillSize} bytes`));
  });

  it('is unknown when the file does not arrive', async () => {
    serve();
    wechat.server.change = (reply, { target }) =>
      target.startsWith('/v3/billdownload') ? { status: 502, body: '' } : reply;
    expect(await bill()).toMatchObject({ kind: 'unknown' });
  });
});
