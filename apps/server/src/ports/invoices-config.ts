/** Names in requests and replies of an invoice service; paths in JSON are separated by dots. */
export interface InvoiceHttpCall {
  readonly method: 'GET' | 'POST';
  /** Path below the address; `{requestNo}`, `{number}`, `{side}` and `{format}` are replaced. */
  readonly path: string;
  /** Fields of the JSON body: path there, and the name of a value, or a constant after `=`. */
  readonly fields: Readonly<Record<string, string>>;
}

/** How a service reports the state of a request. */
export interface InvoiceHttpReply {
  readonly state: string;
  readonly number: string;
  readonly issuedAt: string;
  readonly note: string;
  /** Paths in the reply about the credit; amounts are in yuan. */
  readonly left: string;
  readonly total: string;
  /** Texts of `state` by their meaning. */
  readonly states: Readonly<
    Record<'issued' | 'pending' | 'stalled' | 'refused' | 'absent', readonly string[]>
  >;
}

export interface InvoiceHttpSettings {
  readonly url: string;
  readonly secret: string;
  /** `hmac`: requests and replies are signed. `bearer`: the secret is a token. */
  readonly auth: 'hmac' | 'bearer';
  readonly issue: InvoiceHttpCall;
  readonly red: InvoiceHttpCall;
  readonly query: InvoiceHttpCall;
  readonly file: InvoiceHttpCall;
  readonly credit: InvoiceHttpCall;
  readonly reply: InvoiceHttpReply;
}

/** The settings of invoices. */
export interface InvoicesConfig {
  readonly invoices: {
    /** `auto`: the simulator with SIMULATOR=on, otherwise staff issue invoices. */
    readonly issuer: 'auto' | 'manual' | 'http';
    readonly http: InvoiceHttpSettings | null;
    readonly seller: { readonly name: string; readonly taxNumber: string };
    readonly item: string;
    /** Tax rate in basis points. */
    readonly rate: number;
  };
}
