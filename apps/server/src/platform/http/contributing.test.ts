import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../../../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

/** A diff of CONTRIBUTING.md: the lines it adds, by file. */
function parseDiff(diff: string): { readonly path: string; readonly lines: readonly string[] }[] {
  return diff
    .split(/^\+\+\+ /m)
    .slice(1)
    .map((part) => {
      const [path = '', ...lines] = part.trimEnd().split('\n');
      return { path, lines: lines.map((line) => line.slice(1)) };
    });
}

const headings = read('CONTRIBUTING.md').split(/^### /m).slice(1);
const examples = headings.flatMap((text): [string, ReturnType<typeof parseDiff>][] => {
  const [, diff] = /^```diff\n([\s\S]*?)^```/m.exec(text) ?? [];
  return diff === undefined ? [] : [[text.split('\n', 1)[0] ?? '', parseDiff(diff)]];
});

describe('the examples of CONTRIBUTING.md', () => {
  it('exist', () => {
    expect(examples.map(([name]) => name)).toEqual(
      expect.arrayContaining(['An event stream', 'A signed webhook', 'A staff endpoint']),
    );
  });

  it.each(examples)('%s: at most 40 lines, and equal to the present code', (_, files) => {
    expect(files.flatMap(({ lines }) => lines).length).toBeLessThanOrEqual(40);
    for (const { path, lines } of files) expect(read(path)).toContain(lines.join('\n'));
  });
});
