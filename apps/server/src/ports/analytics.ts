import type { ServerEvent } from '@inkstone/contracts/analytics';
import type { Origin } from '../platform/http/who.ts';

/** An event that the server knows for certain. */
export interface NotedEvent {
  readonly event: ServerEvent;
  readonly accountId: string;
  /** The request that causes it; without one, as for payments, the visitor who last used the account is meant. */
  readonly origin?: Origin;
}
