import { unzipSync } from 'fflate';
import { z } from 'zod';
import type { BillLine, BillResult } from '../../../ports/pay-bill.ts';
import { DamagedBill, readTable, type TableRow } from '../bills/bill-table.ts';
import { maxBillSize, maxPackedBillSize } from '../bills/limits.ts';
import { requestProvider, unknown } from '../request-provider.ts';
import { type AlipayCaller, callAlipay } from './call-alipay.ts';

const address = z.object({ bill_download_url: z.url({ protocol: /^https?$/ }) });

/**
 * Fetches the bill of the trades of a day: a zip of CSV files in GBK. Its URL is at Alipay's own host and expires after 30
 * seconds.
 */
export async function fetchAlipayBill(caller: AlipayCaller, day: string): Promise<BillResult> {
  const result = await callAlipay(caller, {
    method: 'alipay.data.dataservice.bill.downloadurl.query',
    content: { bill_type: 'trade', bill_date: day },
  });
  if (result.kind === 'absent') return { kind: 'none' };
  if (result.kind === 'refused' && /bill_not_exist/i.test(result.detail)) return { kind: 'none' };
  if (result.kind !== 'reply') return result;
  const url = address.safeParse(result.data).data?.bill_download_url;
  if (!url || !isAlipays(caller, url)) return { kind: 'damaged', detail: 'the file has another address' };
  const file = await requestProvider(url, { method: 'GET' }, caller.timeout, maxPackedBillSize);
  if ('kind' in file) return file;
  if (file.status !== 200) return unknown(`status ${file.status} for the file`);
  try {
    return { kind: 'bill', lines: readAlipayBill(file.body) };
  } catch (error) {
    if (error instanceof DamagedBill) return { kind: 'damaged', detail: error.message };
    throw error;
  }
}

/** Whether a URL belongs to the configured gateway, or to Alipay itself. */
function isAlipays({ url }: AlipayCaller, text: string): boolean {
  const { origin, protocol, hostname, port } = new URL(text);
  if (origin === new URL(url).origin) return true;
  return protocol === 'https:' && port === '' && /\.(alipay|alipaydev)\.com$/.test(hostname);
}

const [begin, end] = ['业务明细列表', '业务明细列表结束'];

/** Reads a zipped bill. Throws DamagedBill. */
function readAlipayBill(packed: Uint8Array): BillLine[] {
  const text = unpack(packed).find((file) => file.includes(end));
  if (text === undefined) throw new DamagedBill('no file with a complete list of trades');
  const lines = text.split(/\r?\n/);
  const [from, to] = [begin, end].map((name) =>
    lines.findIndex((line) => line.startsWith('#') && new RegExp(`-${name}-`).test(line)),
  );
  if (from === undefined || to === undefined || from < 0 || to <= from)
    throw new DamagedBill('the list of trades has no begin or end');
  const [head = '', ...rest] = lines.slice(from + 1, to).filter((line) => line.trim() !== '');
  return readTable(cellsOf(head), rest.map(cellsOf), columns).map(readRow);
}

const columns = [
  ...['支付宝交易号', '商户订单号', '业务类型', '订单金额（元）', '退款批次号/请求号', '服务费（元）'],
] as const;

function readRow(row: TableRow): BillLine {
  const [providerTxn, outTradeNo] = [row.text('支付宝交易号'), row.text('商户订单号')];
  // The fee has the sign of the merchant's account: it is negative in the row of a payment.
  const amount = row.signedFen('订单金额（元）');
  const fee = 0 - row.fee('服务费（元）');
  const common = { providerTxn, outTradeNo, currency: 'CNY', feeCurrency: 'CNY', fee };
  const type = row.text('业务类型');
  if (type === '交易' && amount > 0) return { ...common, movement: 'payment', ref: providerTxn, amount };
  if (type !== '退款' || amount >= 0) throw new DamagedBill('a row has an unknown type or sign');
  const ref = row.text('退款批次号/请求号') || providerTxn;
  return { ...common, movement: 'refund', ref, amount: -amount };
}

/** Cells end with a tab; those with commas are in quotes. */
function cellsOf(line: string): string[] {
  const cells = line.match(/(?:^|,)(?:"(?:[^"]|"")*"\t*|[^,"]*)(?=,|$)/g) ?? [];
  if (cells.join('') !== line) throw new DamagedBill('a cell has an open quote');
  return cells.map((cell, at) => {
    const text = (at === 0 ? cell : cell.slice(1)).trim();
    return text.startsWith('"') ? text.slice(1, -1).replaceAll('""', '"').trim() : text;
  });
}

/** Unpacks the CSV files of a zip as texts. The declared sizes are checked before anything is unpacked. */
function unpack(packed: Uint8Array): string[] {
  let size = 0;
  try {
    const files = unzipSync(packed, {
      filter: ({ originalSize }) => {
        size += originalSize;
        if (size > maxBillSize) throw new DamagedBill(`larger than ${maxBillSize} bytes`);
        return true;
      },
    });
    return Object.values(files).map((bytes) => new TextDecoder('gb18030', { fatal: true }).decode(bytes));
  } catch (error) {
    throw error instanceof DamagedBill ? error : new DamagedBill('the file cannot be unzipped or is not GBK');
  }
}
