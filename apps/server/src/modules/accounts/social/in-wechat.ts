import type { Origin } from '../../../http/who.ts';

/** Whether the browser is the one inside WeChat: nobody there can scan their own screen, and WeChat knows them. */
export function isInWechat({ userAgent }: Pick<Origin, 'userAgent'>): boolean {
  return /MicroMessenger\//.test(userAgent);
}
