import type { ErrorCode } from '@inkstone/phrases';

/** What every `/api` reply looks like (readings, 39). Clients decide by `code`, never by `msg`. */
export type Envelope<Data> =
  | { readonly code: 'ok'; readonly msg: ''; readonly data: Data }
  | {
      readonly code: ErrorCode;
      /** The error in the language of the request's `language` header. */
      readonly msg: string;
      readonly data: null;
      /** Values the words mention, for clients that show their own words. */
      readonly params?: Readonly<Record<string, string | number>>;
      /** For support: the id that stands beside this request in the server's log. */
      readonly requestId: string;
    };
