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

/** The text of a notice, and the values for an approved template of a provider. */
export interface NoticeText {
  readonly text: string;
  readonly values: { readonly plan: string; readonly amount: string; readonly date: string };
}

/** An SMS that announces a charge. */
export interface NoticeMessage extends NoticeText {
  /** E.164. */
  readonly phone: string;
  readonly locale: Locale;
}

/** Sends codes and notices by SMS. */
export interface Sms {
  /**
   * Rejects when the message was not accepted; the code is then void, except after `silence`, when it may
   * arrive.
   */
  send(message: CodeMessage): Promise<void>;
  /** Whether notices can be sent: services need a template for them. */
  readonly hasNotices: boolean;
  /** Resolves when a service has accepted it; rejects otherwise, though it may have been delivered nevertheless. */
  notify(message: NoticeMessage): Promise<void>;
  /** The last messages, newest first, if the driver is a simulator; else null. */
  readonly simulated: (() => readonly SimulatedMessage[]) | null;
}
