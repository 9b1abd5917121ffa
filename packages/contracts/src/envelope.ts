import type { ErrorCode } from '@inkstone/phrases';

/** Format of every `/api` reply (readings, 39). Clients branch on `code`, never on `msg`. */
export type Envelope<Data> =
  | { readonly code: 'ok'; readonly msg: ''; readonly data: Data }
  | {
      readonly code: ErrorCode;
      /** The error message in the language of the `language` request header. */
      readonly msg: string;
      readonly data: null;
      /** Values in the message, for clients with their own messages. */
      readonly params?: Readonly<Record<string, string | number>>;
      /** Id of the request in the server log, for support. */
      readonly requestId: string;
    };
