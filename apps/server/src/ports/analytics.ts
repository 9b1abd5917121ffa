import type { ServerEvent } from '@inkstone/contracts/analytics';
import type { Origin } from '../platform/http/who.ts';

/** An event observed by the server itself. */
export interface NotedEvent {
  readonly event: ServerEvent;
  readonly accountId: string;
  /**
   * The request that causes it. Without a request, as for payments, the event is attributed to the visitor
   * who last used the account.
   */
  readonly origin?: Origin;
}
