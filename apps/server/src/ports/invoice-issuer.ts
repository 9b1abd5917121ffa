import type { InvoiceFormat, InvoiceSide } from '@inkstone/contracts/invoices';
import type { InvoiceBuyer, InvoiceKind } from '@inkstone/domain/invoices';

/** The seller, and the description of goods on an invoice. */
export interface InvoiceSeller {
  readonly name: string;
  readonly taxNumber: string;
}

/** An invoice to issue. Amounts are in fen; `rate` is in basis points. */
export interface InvoiceRequest {
  /** Idempotency key: an issuer that knows it issues nothing again. */
  readonly requestNo: string;
  readonly kind: InvoiceKind;
  readonly buyer: InvoiceBuyer;
  readonly email: string;
  readonly seller: InvoiceSeller;
  readonly item: string;
  readonly gross: number;
  readonly tax: number;
  readonly rate: number;
}

/** A red letter to issue for the whole of an invoice. */
export interface RedRequest {
  readonly requestNo: string;
  /** Number and time of the invoice. */
  readonly number: string;
  readonly issuedAt: number;
  readonly gross: number;
  readonly tax: number;
  /** 01 issued wrongly, 02 returned, 03 service ended, 04 discount. */
  readonly reason: '01' | '02' | '03' | '04';
}

export interface InvoiceReference {
  readonly requestNo: string;
  readonly side: InvoiceSide;
}

/**
 * The state of a request at the issuer. `stalled`: the tax bureau requires a person to sign in. `refused`: it
 * will not be issued under this number. `absent`: the issuer does not know the request. `unknown`: no valid
 * reply; the request may have had its effect.
 */
export type InvoiceOutcome =
  | { readonly kind: 'issued'; readonly number: string; readonly issuedAt: number }
  | { readonly kind: 'pending' }
  | { readonly kind: 'stalled'; readonly note: string }
  | { readonly kind: 'refused'; readonly note: string }
  | { readonly kind: 'absent' }
  | { readonly kind: 'unknown'; readonly detail: string };

/** A file of the issuer; `unknown` if it could not be fetched or has another format. */
export type InvoiceFileOutcome =
  | { readonly kind: 'file'; readonly content: Uint8Array }
  | { readonly kind: 'absent' }
  | { readonly kind: 'unknown'; readonly detail: string };

/** Remaining and total amount for which invoices can be issued (授信额度), in fen. `absent`: the issuer states no limit. */
export type InvoiceCredit =
  | { readonly kind: 'credit'; readonly left: number; readonly total: number | null }
  | { readonly kind: 'absent' }
  | { readonly kind: 'unknown'; readonly detail: string };

/** Issues invoices at the tax bureau. Never throws: a failure is an outcome. Every call ends within 30 seconds. */
export interface InvoiceIssuer {
  readonly name: 'http' | 'simulator';
  /** Address of the service; null for the simulator. */
  readonly url: string | null;
  /** The formats of its files. */
  readonly formats: readonly InvoiceFormat[];
  issue(request: InvoiceRequest): Promise<InvoiceOutcome>;
  red(request: RedRequest): Promise<InvoiceOutcome>;
  query(reference: InvoiceReference): Promise<InvoiceOutcome>;
  credit(): Promise<InvoiceCredit>;
  file(
    reference: InvoiceReference & { readonly number: string; readonly format: InvoiceFormat },
  ): Promise<InvoiceFileOutcome>;
}
