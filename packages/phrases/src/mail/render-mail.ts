import { type Locale, languageTagOf } from '../locales.ts';
import { type Html, html, joinHtml } from './html.ts';

/** A block of an e-mail. All values are plain text. */
export type MailBlock =
  | { readonly kind: 'text'; readonly text: string }
  /** Less important than the preceding text. */
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'code'; readonly code: string }
  /** An http or https address, shown in full so that recipients see where it leads. */
  | { readonly kind: 'link'; readonly address: string };

/** Content of an e-mail for the template. */
export interface MailContent {
  readonly locale: Locale;
  readonly subject: string;
  readonly blocks: readonly MailBlock[];
}

/** An e-mail as plain text and HTML. */
export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Renders an e-mail. The template escapes all values. Throws a TypeError for a link that is not http(s). */
export function renderMail({ locale, subject, blocks }: MailContent): RenderedMail {
  const title = oneLine(subject);
  const page = html`<!doctype html><html lang="${languageTagOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${title}</title></head><body style="margin:0;padding:32px 16px;background:#faf8f3;color:#211f1c;font:16px/1.6 sans-serif"><div style="max-width:480px;margin:0 auto">${joinHtml(blocks.map(blockHtml))}</div></body></html>`;
  return { subject: title, text: `${blocks.map(blockText).join('\n\n')}\n`, html: `${page}\n` };
}

function blockHtml(block: MailBlock): Html {
  switch (block.kind) {
    case 'text':
      return html`<p style="margin:0 0 12px;overflow-wrap:anywhere">${block.text}</p>`;
    case 'note':
      return html`<p style="margin:0 0 12px;overflow-wrap:anywhere;color:#5c5850">${block.text}</p>`;
    case 'code':
      return html`<p style="margin:0 0 16px;font:600 32px/1.4 monospace;letter-spacing:4px">${block.code}</p>`;
    case 'link': {
      const address = readAddress(block.address);
      return html`<p style="margin:0 0 16px;overflow-wrap:anywhere"><a href="${address}" style="color:#211f1c">${address}</a></p>`;
    }
  }
}

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
    case 'note':
      return oneLine(block.text);
    case 'code':
      return block.code;
    case 'link':
      return readAddress(block.address);
  }
}

function readAddress(address: string): string {
  if (!/^https?:\/\/[^\s]+$/i.test(address))
    throw new TypeError('An e-mail links to http and https addresses only');
  return address;
}

/** Removes line breaks and other control characters, which would end a header, and directional characters. */
function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();
}
