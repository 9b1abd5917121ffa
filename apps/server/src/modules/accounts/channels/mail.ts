import type { SimulatedMessage } from '@inkstone/contracts/accounts';

/** A mail on its way. */
export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The code in it, for the simulator; absent in mails without one. */
  readonly code?: string;
}

/** Where mails leave the house. */
export interface Mail {
  /** Rejects when the mail was not taken. */
  send(message: MailMessage): Promise<void>;
  /** The last mails, newest first, where the driver only simulates; else null. */
  readonly simulated: (() => readonly SimulatedMessage[]) | null;
}
