import { bodySchema } from '@inkstone/editor/schema';
import type { Node } from '@tiptap/pm/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bodyOf, type Manuscript } from '../index.ts';
import { readMarkdown, writeMarkdown } from './index.ts';

/** Factor for the number of random cases; set by `script/soak random`. */
const times = Number(process.env.TIMES ?? 1);

const node = bodySchema.node.bind(bodySchema);
const manuscript = (
  title: string,
  blocks: readonly Node[],
  pictures: Manuscript['pictures'] = new Map(),
) => ({
  title,
  body: bodyOf(blocks),
  pictures,
  notes: [],
});
const read = (source: string) => readMarkdown(source).manuscript;
const html = (source: string) => read(source).body.toString();

describe('readMarkdown', () => {
  it('uses the title of the front matter, or the first heading', () => {
    expect(read('---\ntitle: "春 \\"天\\""\ntags: [a]\n---\n\n正文').title).toBe('春 "天"');
    expect(read('+++\ntitle = "Spring"\n+++\n').title).toBe('Spring');
    expect(read('# 春天\n\n正文').title).toBe('春天');
    expect(read('# 春天\n\n正文').body.textContent).toBe('正文');
    expect(read('---\ntitle: 春\n---\n# 夏\n').body.textContent).toBe('夏');
    expect(read('正文\n\n# 夏').title).toBe('');
  });

  it('reads lists, tasks, tables, code, footnotes and marks', () => {
    expect(html('- a\n- b\n  1. c\n')).toContain('bulletList(listItem(paragraph("a"))');
    expect(html('- [x] a\n- [ ] b\n- c')).toContain('taskList(taskItem(paragraph("a"))');
    expect(html('|a|b|\n|-|-|\n|c|d|')).toContain('tableRow(tableHeader(paragraph("a"))');
    expect(html('```ts\nlet a;\n```')).toBe('doc(codeBlock("let a;"))');
    expect(html('a ~~b~~ <u>c</u> H<sub>2</sub>O')).toContain('subscript("2")');
    const [note] = read('a[^1]\n\n[^1]: 出处 *b*').body.firstChild?.children.slice(-1) ?? [];
    expect(note?.attrs.text).toBe('出处 b');
  });

  it('joins wrapped lines: with a space in English, without one in Chinese', () => {
    expect(read('春天\n来了').body.textContent).toBe('春天来了');
    expect(read('spring\ncame').body.textContent).toBe('spring came');
  });

  it('keeps embedded pictures and counts external ones as lost', () => {
    const { manuscript: kept, losses } = readMarkdown(
      '![a](data:image/png;base64,iVBORw0KGgo=)\n\n![b](https://tracker.example/p.gif)',
    );
    expect(kept.pictures.size).toBe(1);
    expect(losses).toEqual([{ kind: 'pictures', count: 1 }]);
    expect(JSON.stringify(kept.body)).not.toContain('tracker');
  });

  it.each([
    '[a](javascript:alert(1))',
    '<javascript:alert(1)>',
    '[a][x]\n\n[x]: javascript:alert(1)',
    '<img src=x onerror=alert(1)>',
  ])('removes active content: %s', (source) =>
    expect(JSON.stringify(read(source).body)).not.toMatch(/"href":"javascript|onerror/),
  );
});

describe('writeMarkdown', () => {
  it('writes code in a cell as such, and with tags if a bar in it would end the cell', () => {
    const text = writeMarkdown(read('|a|b|\n|-|-|\n|`let z`|<code>x &#124; y</code>|'));
    expect(text).toContain('`let z`');
    expect(text).toMatch(/<code>x \\?\| y<\/code>/);
    expect(read(text).body.toString()).toBe(html('|a|b|\n|-|-|\n|`let z`|`x \\| y`|'));
  });

  it('writes bold beside Chinese punctuation so that it stays bold', () => {
    const bold = bodySchema.text('注意：', [bodySchema.mark('bold')]);
    const source = writeMarkdown(manuscript('', [node('paragraph', null, [bold, bodySchema.text('这里')])]));
    expect(source).toBe('<b>注意：</b>这里\n');
    expect(html(source)).toContain('bold("注意：")');
  });

  it('uses the given addresses of pictures', () => {
    const image = node('image', { src: 'picture:1', alt: '砚' });
    expect(writeMarkdown(manuscript('题', [image]), () => 'images/1.png')).toBe(
      '# 题\n\n![砚](images/1.png)\n',
    );
  });

  it('accepts tracked changes', () => {
    const [removed, added] = [bodySchema.mark('deleted'), bodySchema.mark('inserted')];
    const words = [bodySchema.text('旧', [removed]), bodySchema.text('新', [added]), bodySchema.text('词')];
    expect(writeMarkdown(manuscript('', [node('paragraph', null, words)]))).toBe('新词\n');
  });

  it('writes everything that Markdown supports so that it is read unchanged', {
    timeout: 60_000 * times,
  }, () => {
    fc.assert(
      fc.property(title, fc.array(block(2), { minLength: 1, maxLength: 5 }), (name, blocks) => {
        const before = manuscript(name, blocks);
        const source = writeMarkdown(before);
        const after = read(source);
        expect({ source, body: after.body.toJSON(), title: after.title }).toEqual({
          source,
          body: before.body.toJSON(),
          title: name,
        });
      }),
      { numRuns: 100 * times, seed: 7 },
    );
  });
});

const words = fc
  .array(fc.constantFrom(...'abZ0*_#[]()<>&|~`\\!-+.:"\'/@=春天，。“”（）：$%^{}'), {
    minLength: 1,
    maxLength: 10,
  })
  .map((characters) => characters.join(''));
/** Words separated by single spaces. */
const text = fc.array(words, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' '));
const title = fc.oneof(fc.constant(''), text);
const markSets = fc.subarray(
  ['bold', 'italic', 'strike', 'underline', 'highlight', 'code', 'link'] as const,
  { maxLength: 3 },
);

const marked = fc.record({ text: words, marks: markSets }).map(({ text: content, marks }) =>
  bodySchema.text(
    content,
    marks
      .map((name) => bodySchema.mark(name, name === 'link' ? { href: 'https://a.cn/b?c=d' } : null))
      .reduce<ReturnType<typeof bodySchema.mark>[]>((set, mark) => [...mark.addToSet(set)], []),
  ),
);
const inline = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: marked },
      { weight: 4, arbitrary: text.map((content) => bodySchema.text(content)) },
      { weight: 1, arbitrary: text.map((content) => node('footnote', { text: content })) },
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((nodes) => node('paragraph', null, nodes).content);

const paragraph = inline.map((content) => node('paragraph', null, content));
const leaf = fc.oneof(
  paragraph,
  fc
    .record({ level: fc.integer({ min: 1, max: 6 }), content: inline })
    .map(({ level, content }) => node('heading', { level }, content)),
  fc.constant(node('horizontalRule')),
  fc
    .record({ language: fc.constantFrom(null, 'ts', 'c++'), lines: fc.array(words, { minLength: 1 }) })
    .map(({ language, lines }) => node('codeBlock', { language }, bodySchema.text(lines.join('\n')))),
  fc.array(fc.tuple(inline, inline), { minLength: 1, maxLength: 3 }).map((rows) =>
    node(
      'table',
      null,
      rows.map((cells, at) =>
        node(
          'tableRow',
          null,
          cells.map((content) =>
            node(at === 0 ? 'tableHeader' : 'tableCell', null, node('paragraph', null, content)),
          ),
        ),
      ),
    ),
  ),
);

function block(depth: number): fc.Arbitrary<Node> {
  if (depth === 0) return leaf;
  const inner = fc.array(block(depth - 1), { maxLength: 2 });
  const items = (type: string) =>
    fc
      .array(fc.tuple(paragraph, inner, fc.boolean()), { minLength: 1, maxLength: 3 })
      .map((all) =>
        all.map(([first, rest, checked]) =>
          node(type, type === 'taskItem' ? { checked } : null, [first, ...rest]),
        ),
      );
  return fc.oneof(
    { weight: 4, arbitrary: leaf },
    { weight: 1, arbitrary: items('listItem').map((all) => node('bulletList', null, all)) },
    { weight: 1, arbitrary: items('listItem').map((all) => node('orderedList', { start: 3 }, all)) },
    { weight: 1, arbitrary: items('taskItem').map((all) => node('taskList', null, all)) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(paragraph, inner)
        .map(([first, rest]) => node('blockquote', null, [first, ...rest])),
    },
  );
}
