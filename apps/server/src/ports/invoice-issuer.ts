import type { InvoiceFormat, InvoiceSide } from '@inkstone/contracts/invoices';
import type { InvoiceBuyer, InvoiceKind } from '@inkstone/domain/invoices';

/** Who sells, and what an invoice says was sold. */
export interface InvoiceSeller {
  readonly name: string;
  readonly taxNumber: string;
}

/** An invoice to issue. Amounts are in fen; `rate` is in basis points. */
export interface InvoiceRequest {
  /** The same one in every repetition: an issuer that has it already issues nothing. */
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
 * What the issuer says about a request. `stalled`: the tax bureau wants somebody to sign in. `refused`: it is not issued
 * and never will be under this number. `absent`: the issuer has no such request. `unknown`: no reply that can be
 * believed; the request may have had its effect.
 */
export type InvoiceOutcome =
  | { readonly kind: 'issued'; readonly number: string; readonly issuedAt: number }
  | { readonly kind: 'pending' }
  | { readonly kind: 'stalled'; readonly note: string }
  | { readonly kind: 'refused'; readonly note: string }
  | { readonly kind: 'absent' }
  | { readonly kind: 'unknown'; readonly detail: string };

/** A stored file at the issuer; `unknown` where none could be had or its content is of another format. */
export type InvoiceFileOutcome =
  | { readonly kind: 'file'; readonly content: Uint8Array }
  | { readonly kind: 'absent' }
  | { readonly kind: 'unknown'; readonly detail: string };

/** For how much invoices can still be issued (授信额度), and of how much, in fen. `absent`: the issuer names no limit. */
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
