import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import type { BillLine, BillResult } from '../../../ports/pay-bill.ts';
import { DamagedBill, readTable, type TableRow } from '../bills/bill-table.ts';
import { maxBillSize, maxPackedBillSize } from '../bills/limits.ts';
import { unknown } from '../request-provider.ts';
import { decodeUtf8 } from '../strict-json.ts';
import { callWechat, sendToWechat, type WechatCaller } from './call-wechat.ts';

const address = z.object({
  hash_type: z.literal('SHA1'),
  hash_value: z.string().regex(/^[0-9a-f]{40}$/i),
  download_url: z.url({ protocol: /^https?$/ }),
});

const filePath = '/v3/billdownload/file';

/**
 * Fetches the bill of all trades of a day. The reply with the file is not signed: the SHA-1 of a signed reply covers the
 * unzipped bytes. The file is fetched from the configured origin, regardless of the origin in the reply.
 */
export async function fetchWechatBill(caller: WechatCaller, day: string): Promise<BillResult> {
  const path = `/v3/bill/tradebill?bill_date=${day}&bill_type=ALL&tar_type=GZIP`;
  const result = await callWechat(caller, 'GET', path);
  if (result.kind === 'absent') return { kind: 'none' };
  if (result.kind === 'refused' && result.detail === 'NO_STATEMENT_EXIST') return { kind: 'none' };
  if (result.kind !== 'reply') return result;
  const found = address.safeParse(result.data).data;
  if (!found) return { kind: 'damaged', detail: 'no address of a file with a SHA1' };
  const { pathname, search } = new URL(found.download_url);
  if (pathname !== filePath) return { kind: 'damaged', detail: 'the file has another address' };
  const request = { method: 'GET', path: `${pathname}${search}`, body: '' } as const;
  const file = await sendToWechat(caller, request, maxPackedBillSize);
  if ('kind' in file) return file;
  if (file.status !== 200) return unknown(`status ${file.status} for the file`);
  try {
    return { kind: 'bill', lines: readWechatBill(file.body, found.hash_value) };
  } catch (error) {
    if (error instanceof DamagedBill) return { kind: 'damaged', detail: error.message };
    throw error;
  }
}

/** Reads a zipped bill whose unzipped bytes must have this SHA-1. Throws DamagedBill. */
function readWechatBill(packed: Uint8Array, sha1: string): BillLine[] {
  const bytes = unpack(packed);
  const hash = createHash('sha1').update(bytes).digest('hex');
  if (hash !== sha1.toLowerCase()) throw new DamagedBill('the file has another hash');
  const lines = decode(bytes)
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .filter((line) => line !== '');
  const [head = '', ...rest] = lines;
  // The last two lines are a second header and the sums; without them the file is truncated.
  const [sumsHead = '', sums = ''] = rest.slice(-2);
  if (rest.length < 2 || !sumsHead.startsWith('总交易单数')) throw new DamagedBill('the sums are missing');
  const rows = rest.slice(0, -2).map(cellsOf);
  if (Number(cellsOf(sums)[0]) !== rows.length) throw new DamagedBill('the number of rows is another one');
  return readTable(head.split(','), rows, columns).flatMap(readRow);
}

const columns = [
  ...['微信订单号', '商户订单号', '交易状态', '货币种类', '订单金额', '手续费'],
  ...['商户退款单号', '微信退款单号', '申请退款金额', '退款状态'],
] as const;

function readRow(row: TableRow): BillLine[] {
  const [providerTxn, outTradeNo] = [row.text('微信订单号'), row.text('商户订单号')];
  const common = { providerTxn, outTradeNo, currency: row.text('货币种类'), feeCurrency: 'CNY' };
  const fee = row.fee('手续费');
  switch (row.text('交易状态')) {
    case 'SUCCESS':
      return [{ ...common, movement: 'payment', ref: providerTxn, amount: row.fen('订单金额'), fee }];
    case 'REFUND':
    case 'REVOKED': {
      // A failed refund has moved no money.
      if (!['SUCCESS', 'PROCESSING'].includes(row.text('退款状态'))) return [];
      const ref = row.text('商户退款单号') || row.text('微信退款单号');
      return [{ ...common, movement: 'refund', ref, amount: row.fen('申请退款金额'), fee }];
    }
    default:
      throw new DamagedBill('a row has an unknown state');
  }
}

/** Splits a line into cells. Every cell begins with a backtick, so commas in names of goods do not separate cells. */
function cellsOf(line: string): string[] {
  if (!line.startsWith('`')) throw new DamagedBill('a cell without a backtick');
  return line.slice(1).split(',`');
}

function unpack(packed: Uint8Array): Uint8Array {
  try {
    return gunzipSync(packed, { maxOutputLength: maxBillSize });
  } catch (error) {
    const isLarge = error instanceof RangeError;
    throw new DamagedBill(isLarge ? `larger than ${maxBillSize} bytes` : 'the file cannot be unzipped');
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return decodeUtf8(bytes);
  } catch {
    throw new DamagedBill('the file is not UTF-8');
  }
}
