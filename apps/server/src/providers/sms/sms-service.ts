import type { CodeMessage, NoticeMessage } from '../../ports/sms.ts';

/** One service that brings codes to phones. Rejects with SendFailure when it does not take one. */
export type SendBySms = (message: CodeMessage) => Promise<void>;

/** The same for notices. */
export type NotifyBySms = (message: NoticeMessage) => Promise<void>;

/** Whether a number is of mainland China, where templates differ from those for abroad. */
export function isMainland(phone: string): boolean {
  return phone.startsWith('+86');
}
