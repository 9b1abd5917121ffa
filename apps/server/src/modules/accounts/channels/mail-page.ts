import type { Locale } from '@inkstone/phrases';
import type { MailLanguage } from '../../../mail-note.ts';

/** The language of mails for a reader of another one. */
export function mailLanguage(locale: Locale): MailLanguage {
  return locale === 'zh' || locale === 'zh-tw' ? 'zh' : 'en';
}

/** A mail as HTML, around blocks of it. */
export function mailPage(language: MailLanguage, blocks: string): string {
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"></head>` +
    `<body style="margin:0;padding:32px 16px;background:#faf8f3;color:#211f1c;font:16px/1.6 sans-serif">` +
    `<div style="max-width:480px;margin:0 auto">${blocks}</div></body></html>\n`
  );
}
