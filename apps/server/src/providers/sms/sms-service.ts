import type { CodeMessage, NoticeMessage } from '../../ports/sms.ts';

/** A service that sends codes to phones. Rejects with SendFailure if it does not accept a message. */
export type SendBySms = (message: CodeMessage) => Promise<void>;

/** The same for notices. */
export type NotifyBySms = (message: NoticeMessage) => Promise<void>;

/** Whether a number is of mainland China, where templates differ from those for abroad. */
export function isMainland(phone: string): boolean {
  return phone.startsWith('+86');
}
