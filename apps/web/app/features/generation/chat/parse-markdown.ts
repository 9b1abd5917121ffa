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
  | MarkdownList
  | { readonly type: 'table'; readonly head: TableRow; readonly rows: readonly TableRow[] };

type TableRow = readonly (readonly Inline[])[];

interface MarkdownList {
  readonly type: 'list';
  readonly isOrdered: boolean;
  /** Number of the first item. */
  readonly start: number;
  /** 0 for a list that is not indented. */
  readonly depth: number;
  readonly items: readonly (readonly Inline[])[];
}

/** Maximum depth of a list that is shown. */
const maxDepth = 3;
const delimiter = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;
const rule = /^\s*([-*_])(?:\s*\1){2,}\s*$/;

/**
 * Parses the subset of Markdown that answers may have. Everything else is plain text: images are shown as
 * their description, HTML as source, and only http and https URLs become links.
 */
export function parseMarkdown(text: string): Block[] {
  const blocks: Block[] = [];
  const lines = text.split('\n');
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? '';
    const next = lines[i + 1] ?? '';
    if (/^\s*```/.test(line)) {
      const end = lines.findIndex((one, at) => at > i && /^\s*```/.test(one));
      const last = end < 0 ? lines.length : end;
      blocks.push({ type: 'code', text: lines.slice(i + 1, last).join('\n') });
      i = last;
    } else if (line.includes('|') && next.includes('|') && delimiter.test(next)) {
      const end = lines.findIndex((one, at) => at > i + 1 && !one.includes('|'));
      const last = end < 0 ? lines.length : end;
      blocks.push({ type: 'table', head: cellsOf(line), rows: lines.slice(i + 2, last).map(cellsOf) });
      i = last - 1;
    } else if (line.trim() !== '' && !rule.test(line))
      addLine(blocks, line, (lines[i - 1] ?? '').trim() === '');
  }
  return blocks;
}

function cellsOf(line: string): TableRow {
  const cells = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return cells.split(/(?<!\\)\|/).map((cell) => parseInline(cell.replaceAll('\\|', '|').trim()));
}

function addLine(blocks: Block[], line: string, isAfterBlank: boolean): void {
  const item = /^(\s*)(?:[-*+]\s+|(\d{1,3})(?:[.)]\s+|、\s*))(.*)$/.exec(line);
  const last = blocks.at(-1);
  const replace = (block: Block) => {
    blocks[blocks.length - 1] = block;
  };
  if (item) {
    const list = {
      ...{ type: 'list' as const, isOrdered: item[2] !== undefined, start: Number(item[2] ?? 1) },
      depth: Math.min(maxDepth, Math.floor((item[1] ?? '').replaceAll('\t', '    ').length / 2)),
      items: [parseInline(item[3] ?? '')],
    };
    const isSame = last?.type === 'list' && last.isOrdered === list.isOrdered && last.depth === list.depth;
    if (isSame) replace({ ...last, items: [...last.items, ...list.items] });
    else blocks.push(list);
    return;
  }
  const heading = /^#{1,6}\s+(.*)$/.exec(line);
  if (heading) return void blocks.push({ type: 'heading', parts: parseInline(heading[1] ?? '') });
  const quote = /^>\s?(.*)$/.exec(line);
  const parts = parseInline((quote?.[1] ?? line).trim());
  const type = quote ? 'quote' : 'paragraph';
  const added: readonly Inline[] = [{ type: 'text', text: '\n' }, ...parts];
  if (last?.type === 'list' && /^(?: {2}|\t)/.test(line)) {
    const items = last.items.map((one, i) => (i === last.items.length - 1 ? [...one, ...added] : one));
    replace({ ...last, items });
  } else if (!isAfterBlank && last?.type === type) replace({ ...last, parts: [...last.parts, ...added] });
  else blocks.push({ type, parts });
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
  // Not `URL.parse`, which Safari has only since 18.
  const url = URL.canParse(href) ? new URL(href) : null;
  return url ? { type: 'link', text, href: url.href, host: url.host } : { type: 'text', text };
}
