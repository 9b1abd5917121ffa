import type { Webhook } from '@inkstone/contracts';
import type { Deps } from '../../deps.ts';

/** A request from a vendor's server, or from a browser that the vendor redirects. */
export interface WebhookRequest {
  readonly query: Readonly<Record<string, string>>;
  /** By lower-case name, repeated ones joined by commas; without cookies. */
  readonly headers: Readonly<Record<string, string>>;
  /** The raw bytes, which vendors sign; empty for a GET. */
  readonly body: Uint8Array;
  /** Network of the sender, as rate limits count it. */
  readonly network: string;
}

/** The response to the vendor. */
export interface WebhookReply {
  /** Defaults to 200. */
  readonly status?: number;
  /** By lower-case name. A text without `content-type` is sent as plain text. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

/** Verifies a vendor's request and processes it. Throws AppError to refuse. */
export type WebhookUseCase = (deps: Deps, request: WebhookRequest) => Promise<WebhookReply>;

/**
 * A webhook with its implementation: no envelope, no cookies, no same-origin check. The use case must
 * authenticate the request.
 */
export interface WebhookRoute {
  readonly contract: Webhook;
  readonly answer: WebhookUseCase;
}

/** Joins a webhook to its use case. */
export function webhookRoute(contract: Webhook, answer: WebhookUseCase): WebhookRoute {
  return { contract, answer };
}

/** The body as UTF-8 text. Verify signatures over the bytes instead. */
export function textOf({ body }: Pick<WebhookRequest, 'body'>): string {
  return new TextDecoder().decode(body);
}

/** Redirects a browser to a page of this site. */
export function seeOther(location: string): WebhookReply {
  return { status: 303, headers: { location } };
}
