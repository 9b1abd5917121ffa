import type { BodyNode } from '@inkstone/domain/documents/versions';

/** The text of a body as counted for lists: one line per block, without tracked deletions. */
export function textOfBody(body: BodyNode): string {
  const lines: string[] = [];
  collect(body, lines);
  return lines.join('\n');
}

function collect({ content = [] }: BodyNode, lines: string[]): void {
  let line = '';
  const endLine = () => {
    if (line) lines.push(line);
    line = '';
  };
  for (const child of content) {
    if (child.text !== undefined) {
      if (!child.marks?.some(({ type }) => type === 'deleted')) line += child.text;
    } else if (child.type === 'hardBreak') line += ' ';
    else if (child.type !== 'footnote') {
      endLine();
      collect(child, lines);
    }
  }
  endLine();
}
