/**
 * Whether a browser is too old for the site: Internet Explorer or Trident of any version, and Safari up to 10
 * (spec, 2; readings, 42). All others, known or not, are supported.
 */
export function isOldBrowser(userAgent: string): boolean {
  if (/\bMSIE |\bTrident\//.test(userAgent)) return true;
  // Other browsers also contain "Safari" in their user agent, beside their own name.
  if (/Chrome|Chromium|CriOS|FxiOS|Edg|OPR|Android|MicroMessenger|QQ|UCBrowser/.test(userAgent)) return false;
  const version = /\bVersion\/(\d+)[\d.]*.*\bSafari\//.exec(userAgent)?.[1];
  return version !== undefined && Number(version) <= 10;
}
