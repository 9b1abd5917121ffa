import { Fragment, type Node, type Schema, Slice } from '@tiptap/pm/model';

const heading = /^(#{1,3})\s+(\S.*)$/;
const bullet = /^[-*+]\s+(\S.*)$/;
const numbered = /^\d{1,3}[.)]\s+(\S.*)$/;
const quote = /^>\s?(.*)$/;

/**
 * Converts plain text to blocks: every non-empty line becomes a paragraph. Markdown headings, lists, quotes
 * and rules are converted unless `isLiteral`.
 */
export function sliceOfPlainText(schema: Schema, text: string, isLiteral = false): Slice {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replaceAll('\u0000', '')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() !== '');
  const groups = isLiteral ? lines.map(paragraphGroup) : groupLines(lines);
  const blocks = groups.map((group) => blockOf(schema, group));
  const first = blocks[0];
  if (!first) return Slice.empty;
  // Open at plain paragraphs, so that a single line is merged into the paragraph at the caret.
  const openStart = first.type.name === 'paragraph' ? 1 : 0;
  const openEnd = blocks.at(-1)?.type.name === 'paragraph' ? 1 : 0;
  return new Slice(Fragment.from(blocks), openStart, openEnd);
}

type Kind = 'paragraph' | 'heading' | 'bulletList' | 'orderedList' | 'blockquote' | 'horizontalRule';

interface Group {
  readonly kind: Kind;
  readonly level: number;
  readonly lines: string[];
}

function paragraphGroup(line: string): Group {
  return { kind: 'paragraph', level: 0, lines: [line] };
}

function groupLines(lines: readonly string[]): Group[] {
  const groups: Group[] = [];
  for (const line of lines) {
    const { kind, text, level } = readLine(line);
    const last = groups.at(-1);
    const joins = kind === 'bulletList' || kind === 'orderedList' || kind === 'blockquote';
    if (joins && last?.kind === kind) last.lines.push(text);
    else groups.push({ kind, level, lines: [text] });
  }
  return groups;
}

function readLine(line: string): { kind: Kind; text: string; level: number } {
  const [, marks = '', title] = heading.exec(line) ?? [];
  if (title !== undefined) return { kind: 'heading', text: title, level: marks.length };
  if (/^(?:-{3,}|\*{3,})$/.test(line)) return { kind: 'horizontalRule', text: '', level: 0 };
  const listed: readonly (readonly [Kind, RegExp])[] = [
    ['bulletList', bullet],
    ['orderedList', numbered],
    ['blockquote', quote],
  ];
  for (const [kind, pattern] of listed) {
    const text = pattern.exec(line)?.[1];
    if (text !== undefined) return { kind, text, level: 0 };
  }
  return { kind: 'paragraph', text: line, level: 0 };
}

function blockOf(schema: Schema, { kind, level, lines }: Group): Node {
  const paragraphs = () => lines.map((line) => schema.node('paragraph', null, textOf(schema, line)));
  switch (kind) {
    case 'heading':
      return schema.node('heading', { level }, textOf(schema, lines[0] ?? ''));
    case 'horizontalRule':
      return schema.node('horizontalRule');
    case 'blockquote':
      return schema.node('blockquote', null, paragraphs());
    case 'bulletList':
    case 'orderedList':
      return schema.node(
        kind,
        null,
        paragraphs().map((paragraph) => schema.node('listItem', null, paragraph)),
      );
    case 'paragraph':
      return schema.node('paragraph', null, textOf(schema, lines[0] ?? ''));
  }
}

function textOf(schema: Schema, text: string): Node[] {
  return text === '' ? [] : [schema.text(text)];
}
