import type { ComplaintReason, SharedDocument } from '@inkstone/contracts/sharing';
import type { ErrorCode, ErrorParams } from '@inkstone/phrases';

/** An error code in the data of a page. */
export interface PageRefusal {
  readonly code: ErrorCode;
  readonly params: ErrorParams;
}

/** The result of opening a link: the document, or the reason why it cannot be shown. */
export type FileShare =
  | { readonly kind: 'open'; readonly shared: Omit<SharedDocument, 'visit'>; readonly report: ReportLimits }
  | { readonly kind: 'shut'; readonly why: PageRefusal; readonly report: ReportLimits | null };

/**
 * Report reasons of the form. Sent with the page, which therefore need not load the contracts and their
 * validation.
 */
export interface ReportLimits {
  readonly reasons: readonly ComplaintReason[];
  readonly text: number;
}
