import { bodyLimits } from '@inkstone/contracts/body';

/** The part of a shared document's body that is read here; Yjs fragments and elements satisfy it. */
export interface BodyPart {
  toArray(): readonly unknown[];
}

/**
 * The text of a body, one line per block, without footnotes, tracked deletions and U+0000, which PostgreSQL
 * does not store.
 */
export function bodyText(body: BodyPart): string {
  const lines: string[] = [];
  collectLines(body, lines, 0);
  return lines.join('\n').replaceAll('\u0000', '');
}

function collectLines(parent: BodyPart, lines: string[], depth: number): void {
  let line: string[] = [];
  const endLine = () => {
    if (line.length > 0) lines.push(line.join(''));
    line = [];
  };
  for (const child of parent.toArray()) {
    if (isText(child)) line.push(plainText(child));
    else if (isElement(child)) {
      if (child.nodeName === 'hardBreak') line.push(' ');
      else if (child.nodeName !== 'footnote') {
        endLine();
        if (depth < bodyLimits.depth) collectLines(child, lines, depth + 1);
        else for (const text of textsBelow(child, isText)) lines.push(plainText(text));
      }
    }
  }
  endLine();
}

/**
 * The texts below an element in document order. Iterative, because deeply nested input would overflow the
 * stack.
 */
export function textsBelow<Text>(top: BodyPart, isText: (part: unknown) => part is Text): Text[] {
  const texts: Text[] = [];
  const waiting: unknown[] = [top];
  while (waiting.length > 0) {
    const part = waiting.pop();
    if (isText(part)) texts.push(part);
    else if (isElement(part)) for (const child of part.toArray().toReversed()) waiting.push(child);
  }
  return texts;
}

interface Delta {
  readonly insert?: unknown;
  readonly attributes?: { readonly deleted?: unknown };
}

interface TextPart {
  toDelta(): readonly Delta[];
}

function isText(part: unknown): part is TextPart {
  return typeof part === 'object' && part !== null && 'toDelta' in part;
}

function isElement(part: unknown): part is BodyPart & { readonly nodeName: string } {
  return typeof part === 'object' && part !== null && 'nodeName' in part && 'toArray' in part;
}

function plainText(text: TextPart): string {
  let plain = '';
  for (const { insert, attributes } of text.toDelta()) {
    if (attributes?.deleted) continue;
    plain += typeof insert === 'string' ? insert : ' ';
  }
  return plain;
}

const excerptLength = 160;

/** Start of a text on one line, at most 160 characters. */
export function excerptOf(text: string): string {
  const line = text
    .slice(0, excerptLength * 8)
    .replace(/\s+/gu, ' ')
    .trim();
  return [...line].slice(0, excerptLength).join('');
}
