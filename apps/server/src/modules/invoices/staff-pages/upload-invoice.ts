import { AppError, type ReplyOf } from '@inkstone/contracts';
import { type uploadInvoice as contract, invoiceUploadLimits } from '@inkstone/contracts/staff/invoices';
import type { Deps } from '../../../deps.ts';
import { isUniqueViolation } from '../../../platform/db/sql-errors.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import { putFile } from '../issuing/fetch-files.ts';
import { isOfFormat } from '../issuing/file-format.ts';
import { notifyBuyer } from '../mails.ts';
import { requireNext } from '../require-next.ts';
import { changeInvoice, insertFile } from '../store.ts';
import { requireByHand, requireInvoice, viewById } from './act-on-invoice.ts';

type Contract = typeof contract;
type Input = Parameters<UseCase<Contract, unknown>>[2];

/** Stores an invoice or a red letter that staff issued. The files are written before the rows that name them. */
export const upload: UseCase<Contract, ReplyOf<Contract>> = async (deps, _who, input) => {
  const { invoiceId, side } = input;
  if (input.issuedAt > deps.clock.now()) throw new AppError('invalid_request', { field: 'issuedAt' });
  const contents = input.files.map(({ format, base64 }) => ({ format, content: readFile(format, base64) }));
  await deps.db.transact(async ({ sql }) =>
    requireUploadable(deps, await requireInvoice(sql, invoiceId), side),
  );
  const rows = await Promise.all(contents.map((file) => putFile(deps, { invoiceId, side, ...file })));
  try {
    await store(deps, input, rows);
  } catch (error) {
    await Promise.all(rows.map(({ fileKey }) => deps.files.delete(fileKey)));
    throw isUniqueViolation(error) ? new AppError('invoice_number_taken', {}, error) : error;
  }
  return viewById(deps, invoiceId);
};

async function store(
  deps: Deps,
  { invoiceId, side, number, issuedAt }: Input,
  rows: readonly Awaited<ReturnType<typeof putFile>>[],
): Promise<void> {
  await deps.db.transact(async (tx) => {
    const { sql } = tx;
    const invoice = await requireInvoice(sql, invoiceId);
    const state = requireUploadable(deps, invoice, side);
    const numbers =
      side === 'blue'
        ? { number, issuedAt, requestNo: null }
        : { redNumber: number, redIssuedAt: issuedAt, redRequestNo: null };
    const change = { ...numbers, state, note: '', isSent: false, changedAt: deps.clock.now() };
    await changeInvoice(sql, invoiceId, change);
    for (const row of rows) await insertFile(sql, row);
    await notifyBuyer(deps, tx, { ...invoice, ...change }, invoice.state);
  });
}

/**
 * Returns the state after the upload. Throws AppError if the state does not allow it, or the issuer is
 * processing the request.
 */
function requireUploadable(
  deps: Pick<Deps, 'invoiceIssuer'>,
  invoice: Parameters<typeof requireByHand>[1],
  side: Input['side'],
) {
  const state = requireNext(invoice.state, side === 'blue' ? 'issue' : 'issue_red');
  requireByHand(deps, invoice);
  return state;
}

function readFile(format: Input['files'][number]['format'], base64: string): Uint8Array {
  const content = Buffer.from(base64, 'base64');
  if (content.length > invoiceUploadLimits.file)
    throw new AppError('invoice_file_too_large', { limit: `${invoiceUploadLimits.file / 1024 / 1024} MB` });
  if (!isOfFormat(content, format)) throw new AppError('file_format_mismatch');
  return content;
}
