/** A piece of text in a line. */
export type Inline =
  | { readonly type: 'text' | 'code'; readonly text: string }
  | { readonly type: 'strong' | 'emphasis'; readonly parts: readonly Inline[] }
  | { readonly type: 'link'; readonly text: string; readonly href: string; readonly host: string }
  | { readonly type: 'reference'; readonly blockId: string };

/** A block of an answer. */
export type Block =
  | { readonly type: 'paragraph' | 'heading' | 'quote'; readonly parts: readonly Inline[] }
  | { readonly type: 'code'; readonly text: string }
  | { readonly type: 'list'; readonly isOrdered: boolean; readonly items: readonly (readonly Inline[])[] };

/**
 * Parses the subset of Markdown that answers may have. Everything else is plain text: images are shown as
 * their description, HTML as source, and only http and https URLs become links.
 */
export function parseMarkdown(text: string): Block[] {
  const blocks: Block[] = [];
  const lines = text.split('\n');
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? '';
    if (/^\s*```/.test(line)) {
      const end = lines.findIndex((one, at) => at > i && /^\s*```/.test(one));
      const last = end < 0 ? lines.length : end;
      blocks.push({ type: 'code', text: lines.slice(i + 1, last).join('\n') });
      i = last;
    } else if (line.trim() !== '') addLine(blocks, line, (lines[i - 1] ?? '').trim() === '');
  }
  return blocks;
}

function addLine(blocks: Block[], line: string, isAfterBlank: boolean): void {
  const item = /^\s*(?:([-*+])|\d{1,3}[.)、])\s+(.*)$/.exec(line);
  const last = blocks.at(-1);
  if (item) {
    const isOrdered = item[1] === undefined;
    const parts = parseInline(item[2] ?? '');
    if (last?.type === 'list' && last.isOrdered === isOrdered)
      blocks[blocks.length - 1] = { ...last, items: [...last.items, parts] };
    else blocks.push({ type: 'list', isOrdered, items: [parts] });
    return;
  }
  const heading = /^#{1,6}\s+(.*)$/.exec(line);
  if (heading) return void blocks.push({ type: 'heading', parts: parseInline(heading[1] ?? '') });
  const quote = /^>\s?(.*)$/.exec(line);
  if (quote) return void blocks.push({ type: 'quote', parts: parseInline(quote[1] ?? '') });
  const parts = parseInline(line.trim());
  if (!isAfterBlank && last?.type === 'paragraph')
    blocks[blocks.length - 1] = { ...last, parts: [...last.parts, { type: 'text', text: '\n' }, ...parts] };
  else blocks.push({ type: 'paragraph', parts });
}

const marks =
  /`([^`\n]+)`|!\[([^\]\n]*)\]\([^)\n]*\)|\[(b\d{1,6})\]|\[([^\]\n]+)\]\(\s*(https?:\/\/[^\s)]+)[^)\n]*\)|\[([^\]\n]+)\]\([^)\n]*\)|\*\*([^*\n]+)\*\*|(?<![\w*])\*([^*\n]+)\*(?![\w*])/g;

function parseInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(marks)) {
    if (match.index > end) parts.push({ type: 'text', text: text.slice(end, match.index) });
    parts.push(parseMark(match));
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ type: 'text', text: text.slice(end) });
  return parts;
}

function parseMark([
  whole,
  code,
  image,
  blockId,
  label,
  href,
  literal,
  strong,
  emphasis,
]: RegExpMatchArray): Inline {
  if (code !== undefined) return { type: 'code', text: code };
  if (image !== undefined) return { type: 'text', text: image };
  if (blockId !== undefined) return { type: 'reference', blockId };
  if (label !== undefined && href !== undefined) return parseLink(label, href);
  if (literal !== undefined) return { type: 'text', text: literal };
  if (strong !== undefined) return { type: 'strong', parts: parseInline(strong) };
  if (emphasis !== undefined) return { type: 'emphasis', parts: parseInline(emphasis) };
  return { type: 'text', text: whole };
}

function parseLink(text: string, href: string): Inline {
  const url = URL.parse(href);
  return url ? { type: 'link', text, href: url.href, host: url.host } : { type: 'text', text };
}
