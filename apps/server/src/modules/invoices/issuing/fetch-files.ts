import { createHash } from 'node:crypto';
import type { InvoiceFormat, InvoiceSide } from '@inkstone/contracts/invoices';
import { day, later, minute } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import { scheduleDue } from '../../../platform/due/index.ts';
import type { InvoiceIssuer } from '../../../ports/invoice-issuer.ts';
import { type Invoice, insertFile, readRecords } from '../store.ts';
import { isOfFormat } from './file-format.ts';
import { invoiceKind } from './invoice-kind.ts';

/** How long and how often files that are not yet available are requested, in ms. */
const timeout = day;
const pause = 10 * minute;

/** Stores the missing files of an issued invoice and of its red letter; unavailable ones are requested again later. */
export async function fetchFiles(deps: Deps, issuer: InvoiceIssuer, invoice: Invoice): Promise<void> {
  const [record] = await readRecords(deps.db.sql, [invoice]);
  const stored = new Set(record?.files.map(({ side, format }) => `${side} ${format}`));
  const required = sidesOf(invoice).flatMap((one) => issuer.formats.map((format) => ({ ...one, format })));
  const missing = required.filter(({ side, format }) => !stored.has(`${side} ${format}`));
  let isComplete = true;
  for (const { side, format, requestNo, number } of missing) {
    const reply = await issuer.file({ side, format, requestNo, number });
    if (reply.kind === 'file' && isOfFormat(reply.content, format))
      await storeFile(deps, { invoiceId: invoice.invoiceId, side, format, content: reply.content });
    else isComplete = false;
  }
  const { clock, db } = deps;
  if (isComplete || clock.now() - invoice.changedAt > timeout) return;
  const at = later(clock.now(), pause);
  await db.transact(({ sql }) => scheduleDue(sql, { kind: invoiceKind, ref: invoice.invoiceId, at }));
}

/** The documents that the issuer issued. Files of documents that staff uploaded are stored already. */
function sidesOf({ requestNo, number, redRequestNo, redNumber }: Invoice) {
  const sides: { side: InvoiceSide; requestNo: string; number: string }[] = [];
  if (requestNo !== null && number !== null) sides.push({ side: 'blue', requestNo, number });
  if (redRequestNo !== null && redNumber !== null)
    sides.push({ side: 'red', requestNo: redRequestNo, number: redNumber });
  return sides;
}

interface NewFile {
  readonly invoiceId: string;
  readonly side: InvoiceSide;
  readonly format: InvoiceFormat;
  readonly content: Uint8Array;
}

/** Writes a file, then its row; an existing file is kept. */
async function storeFile(
  { db, files, ids, clock }: Pick<Deps, 'db' | 'files' | 'ids' | 'clock'>,
  file: NewFile,
): Promise<void> {
  const row = await putFile({ files, ids, clock }, file);
  const isAdded = await db.transact(({ sql }) => insertFile(sql, row));
  if (!isAdded) await files.delete(row.fileKey);
}

/** Writes a file and returns the row to insert for it. */
export async function putFile(
  { files, ids, clock }: Pick<Deps, 'files' | 'ids' | 'clock'>,
  { invoiceId, side, format, content }: NewFile,
) {
  const fileKey = `invoices/${invoiceId}/${ids.next()}.${format}`;
  await files.put(fileKey, content);
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { invoiceId, side, format, fileKey, size: content.length, sha256, storedAt: clock.now() };
}
