import { noticeFor } from '../content-label.ts';
import { escapeHtml } from '../html/write-html.ts';

/** Text formats. */
export type TextFileFormat = 'txt' | 'md' | 'html';

/**
 * Adds an AI content label to a text: to the front matter of Markdown, to the head of a page, and to plain
 * text as a notice at its end.
 */
export function labelText(
  text: string,
  format: TextFileFormat,
  label: string,
  language: 'zh' | 'en',
): string {
  const [, end = '\n'] = /(\r\n?|\n)/.exec(text) ?? [];
  if (format === 'txt')
    return `${text}${/[\r\n]$/.test(text) ? '' : end}${end}${noticeFor(label, language)}${end}`;
  if (format === 'html') return labelHtml(text, label);
  const matter = /^---[ \t]*(?:\r\n?|\n)(?:[\s\S]*?(?:\r\n?|\n))?(?=---[ \t]*(?:\r\n?|\n|$))/.exec(text)?.[0];
  if (matter === undefined) return `---${end}AIGC: ${label}${end}---${end}${end}${text}`;
  const kept = matter.replace(/^AIGC[ \t]*:.*(?:\r\n?|\n)(?:[ \t]+\S.*(?:\r\n?|\n))*/m, '');
  return `${kept}AIGC: ${label}${end}${text.slice(matter.length)}`;
}

function labelHtml(text: string, label: string): string {
  const meta = `<meta name="AIGC" content="${escapeHtml(label)}">`;
  const own = /<meta\s[^>]*name\s*=\s*["']?AIGC\b[^>]*>/i;
  if (own.test(text)) return text.replace(own, () => meta);
  const head =
    /<head\b[^>]*>/i.exec(text) ?? /<html\b[^>]*>/i.exec(text) ?? /^\s*<!doctype[^>]*>/i.exec(text);
  const at = head === null ? 0 : head.index + head[0].length;
  return `${text.slice(0, at)}${meta}${text.slice(at)}`;
}
