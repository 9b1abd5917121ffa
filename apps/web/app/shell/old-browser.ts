/**
 * Whether a browser is too old to show the site: any Internet Explorer or Trident, and Safari up to 10
 * (spec, 2; readings, 42). Everything else, known or not, is let in.
 */
export function isOldBrowser(userAgent: string): boolean {
  if (/\bMSIE |\bTrident\//.test(userAgent)) return true;
  // Browsers that carry "Safari" in their name without being it also name themselves.
  if (/Chrome|Chromium|CriOS|FxiOS|Edg|OPR|Android|MicroMessenger|QQ|UCBrowser/.test(userAgent)) return false;
  const version = /\bVersion\/(\d+)[\d.]*.*\bSafari\//.exec(userAgent)?.[1];
  return version !== undefined && Number(version) <= 10;
}
