import type { ComplaintReason, SharedDocument } from '@inkstone/contracts/sharing';
import type { ErrorCode, ErrorParams } from '@inkstone/phrases';

/** Why something was refused, as data of a page. */
export interface Refused {
  readonly code: ErrorCode;
  readonly params: ErrorParams;
}

/** What a link shows: the document, or why there is none to see. */
export type FileShare =
  | { readonly kind: 'open'; readonly shared: Omit<SharedDocument, 'visit'>; readonly report: ReportLimits }
  | { readonly kind: 'shut'; readonly why: Refused; readonly report: ReportLimits | null };

/** What the form of a report offers. It comes with the page, which so does without the contracts and their checks. */
export interface ReportLimits {
  readonly reasons: readonly ComplaintReason[];
  readonly text: number;
}
