/** As much of a shared document's body as is read here; Yjs's fragments and elements fit. */
export interface BodyPart {
  toArray(): readonly unknown[];
}

/** The words of a body, one line for each block; without footnotes and what a tracked change takes out. */
export function bodyText(body: BodyPart): string {
  const lines: string[] = [];
  collectLines(body, lines);
  return lines.join('\n');
}

function collectLines(parent: BodyPart, lines: string[]): void {
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
        collectLines(child, lines);
      }
    }
  }
  endLine();
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
