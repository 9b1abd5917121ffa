import type { SimulatedMessage } from '@inkstone/contracts/accounts';
import type { Locale } from '@inkstone/phrases';

/** A code on its way to a phone. */
export interface CodeMessage {
  /** E.164. */
  readonly phone: string;
  readonly code: string;
  /** The words of the message in the reader's language. */
  readonly text: string;
  readonly locale: Locale;
}

/** Where codes leave the house for phones. */
export interface Sms {
  /** Rejects when the message was not taken; then the code is void, but for `silence`, after which it may arrive. */
  send(message: CodeMessage): Promise<void>;
  /** The last messages, newest first, where the driver only simulates; else null. */
  readonly simulated: (() => readonly SimulatedMessage[]) | null;
}
