import { allow, type Result, refuse } from '@inkstone/kernel';
import { isTaxNumber, normaliseTaxNumber } from './tax-number.ts';

/** `special`: 增值税专用发票, which allows a company to deduct the tax. */
export type InvoiceKind = 'general' | 'special';

/** The buyer named on an invoice. Empty texts mean absent values. */
export interface InvoiceBuyer {
  readonly kind: 'person' | 'company';
  readonly name: string;
  readonly taxNumber: string;
  readonly address: string;
  readonly phone: string;
  readonly bank: string;
  readonly bankAccount: string;
}

export type BuyerRefusal =
  | 'invoice_name_required'
  | 'tax_number_invalid'
  | 'tax_number_required'
  | 'invoice_kind_refused';

/**
 * Returns the normalised buyer, or why no invoice of the kind can be issued to it. A company needs a tax
 * number; a person may give one, and cannot have a special invoice. Control characters are removed.
 */
export function checkBuyer(buyer: InvoiceBuyer, kind: InvoiceKind): Result<InvoiceBuyer, BuyerRefusal> {
  const taxNumber = normaliseTaxNumber(buyer.taxNumber);
  const name = oneLine(buyer.name);
  if (name === '') return refuse('invoice_name_required');
  if (kind === 'special' && buyer.kind === 'person') return refuse('invoice_kind_refused');
  if (buyer.kind === 'company' && taxNumber === '') return refuse('tax_number_required');
  if (taxNumber !== '' && !isTaxNumber(taxNumber)) return refuse('tax_number_invalid');
  const { address, phone, bank, bankAccount } = buyer;
  return allow({
    ...{ kind: buyer.kind, taxNumber, name, address: oneLine(address) },
    ...{ phone: oneLine(phone), bank: oneLine(bank), bankAccount: bankAccount.replaceAll(/[\s-]/g, '') },
  });
}

function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();
}
