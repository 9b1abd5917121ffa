import type { Locale } from '@inkstone/phrases';
import type { Sql, Transaction } from '../platform/db/database.ts';

/** Feedback that becomes a ticket. */
export interface FeedbackTicket {
  readonly kind: 'feedback' | 'bug';
  /** Id of the feedback or report. */
  readonly sourceId: string;
  readonly accountId: string | null;
  readonly locale: Locale;
  /** E-mail address or phone number, as typed; '' if none. */
  readonly contact: string;
  readonly text: string;
}

/** Implemented by desk. */
export interface DeskPorts {
  /** Opens the ticket of feedback, in the transaction that stores the feedback. */
  openFeedbackTicket(sql: Sql, feedback: FeedbackTicket): Promise<void>;
  /** Closes the ticket of feedback that is closed in this transaction. */
  closeFeedbackTicket(
    tx: Transaction,
    closed: { readonly sourceId: string; readonly answer: string },
  ): Promise<void>;
}

/** The settings of desk. */
export interface DeskConfig {
  readonly desk: {
    /** Address and secret of inbound mail; null if it is not configured. */
    readonly inbound: { readonly address: string; readonly secret: string } | null;
    /** Days for which closed tickets are kept. */
    readonly keptDays: number;
  };
}
