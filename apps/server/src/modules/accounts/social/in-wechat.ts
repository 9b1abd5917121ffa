import type { Origin } from '../../../platform/http/who.ts';

/**
 * Whether the browser is the one inside WeChat, where a QR code on the same screen cannot be scanned and
 * WeChat identifies the user.
 */
export function isInWechat({ userAgent }: Pick<Origin, 'userAgent'>): boolean {
  return /MicroMessenger\//.test(userAgent);
}
