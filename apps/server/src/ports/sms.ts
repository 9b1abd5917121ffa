import type { SimulatedMessage } from '@inkstone/contracts/accounts';
import type { Locale } from '@inkstone/phrases';

/** An SMS with a code. */
export interface CodeMessage {
  /** E.164. */
  readonly phone: string;
  readonly code: string;
  /** The text of the message in the reader's language. */
  readonly text: string;
  readonly locale: Locale;
}

/** Sends codes by SMS. */
export interface Sms {
  /**
   * Rejects when the message was not accepted; the code is then void, except after `silence`, when it may
   * arrive.
   */
  send(message: CodeMessage): Promise<void>;
  /** The last messages, newest first, if the driver is a simulator; else null. */
  readonly simulated: (() => readonly SimulatedMessage[]) | null;
}
