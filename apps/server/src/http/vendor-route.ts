import type { RateName } from '@inkstone/contracts';
import type { Deps } from '../deps.ts';

/** What a vendor's server, or a browser on its behalf, sends us in the vendor's own form. */
export interface VendorLetter {
  readonly query: Readonly<Record<string, string>>;
  /** As it came; empty for a GET. */
  readonly body: string;
}

/** The answer in the vendor's form, or the page of ours to go on to. */
export type VendorReply = { readonly type: string; readonly body: string } | { readonly location: string };

/**
 * A path that vendors call: no envelope, no cookies, no proof that the call comes from our own pages. Whatever makes
 * a call believable is checked by `answer`, which throws AppError to refuse.
 */
export interface VendorRoute {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly rate: RateName;
  readonly answer: (deps: Deps, letter: VendorLetter) => Promise<VendorReply>;
}
