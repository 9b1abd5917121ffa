import type { Locale } from '@inkstone/phrases';

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

const chinese = {
  tag: 'zh-CN',
  title: '浏览器版本过旧',
  text: '砚台无法在这个浏览器里运行。请换用近几年的 Chrome、Edge、Firefox 或 Safari，再打开此页。',
};

const english = {
  tag: 'en',
  title: 'This browser is too old',
  text: 'Inkstone cannot run in this browser. Please open this page in a Chrome, Edge, Firefox or Safari of recent years.',
};

/** A page without scripts or modern CSS, in Chinese for the two Chinese locales and in English for the rest. */
export function oldBrowserPage(locale: Locale): string {
  const words = locale === 'zh' || locale === 'zh-tw' ? chinese : english;
  return `<!DOCTYPE html>
<html lang="${words.tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words.title}</title>
</head>
<body bgcolor="#faf8f3" text="#211f1c">
<table width="100%" cellpadding="24"><tr><td align="center">
<br><br>
<h1>${words.title}</h1>
<p>${words.text}</p>
</td></tr></table>
</body>
</html>
`;
}
