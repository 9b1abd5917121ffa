import type { CodeMessage, NoticeMessage } from '../../ports/sms.ts';

/** A service that sends codes to phones. Rejects with SendFailure if it does not accept a message. */
export type SendBySms = (message: CodeMessage) => Promise<void>;

/** A service that sends notices to phones. Rejects in the same way. */
export type NotifyBySms = (message: NoticeMessage) => Promise<void>;

/** Whether a number belongs to mainland China, whose templates differ from those for other countries. */
export function isMainland(phone: string): boolean {
  return phone.startsWith('+86');
}
