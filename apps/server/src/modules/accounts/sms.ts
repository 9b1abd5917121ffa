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

/** A message that was shown instead of sent. */
export interface SimulatedSms {
  readonly id: string;
  readonly sentAt: number;
  /** The number with its middle blacked out. */
  readonly to: string;
  readonly code: string;
  readonly text: string;
}

/** Where codes leave the house. */
export interface Sms {
  /** Rejects when the message was not taken; then the code is void. */
  send(message: CodeMessage): Promise<void>;
  /** The last messages, newest first, where the driver only simulates; else null. */
  readonly simulated: (() => readonly SimulatedSms[]) | null;
}
