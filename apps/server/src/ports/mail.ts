import type { SimulatedMessage } from '@inkstone/contracts/accounts';
import type { RenderedMail } from '@inkstone/phrases/mail';

/** An e-mail to send. */
export interface MailMessage extends RenderedMail {
  readonly to: string;
  /** The reply address; by default the sender. */
  readonly replyTo?: string;
  /** The code it contains, for the simulator; absent in other mails. */
  readonly code?: string;
}

/** Sends e-mails. */
export interface Mail {
  /** Rejects if the mail was not accepted. */
  send(message: MailMessage): Promise<void>;
  /** The last mails, newest first, if the driver is a simulator; otherwise null. */
  readonly simulated: (() => readonly SimulatedMessage[]) | null;
}
