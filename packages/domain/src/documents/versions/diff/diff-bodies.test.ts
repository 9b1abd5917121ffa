import { measureWork } from '@inkstone/kernel/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BodyMark, BodyNode } from '../body.ts';
import { diffBodies } from './diff-bodies.ts';
import type { DiffNode } from './diff-node.ts';

const text = (words: string, ...marks: string[]): BodyNode => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 ? { marks: marks.map((type) => ({ type })) } : {}),
});
const paragraph = (...content: (BodyNode | string)[]): BodyNode => ({
  type: 'paragraph',
  content: content.map((each) => (typeof each === 'string' ? text(each) : each)),
});
const doc = (...content: BodyNode[]): BodyNode => ({ type: 'doc', content });

/** Returns the old or the new body of a diff, with adjacent text joined. */
function side(node: DiffNode, which: 'added' | 'removed'): BodyNode | null {
  if (node.change && node.change !== 'format' && node.change !== which) return null;
  const { change, was, content, ...fresh } = node;
  const { marks, attrs, ...bare } = fresh;
  const shell: Omit<BodyNode, 'content'> =
    which === 'removed' && change === 'format'
      ? { ...(was?.type ? bare : { ...bare, ...(attrs ? { attrs } : {}) }), ...was }
      : fresh;
  const inner = (content ?? []).flatMap((child) => side(child, which) ?? []);
  return joined({ ...shell, ...(inner.length > 0 ? { content: inner } : {}) });
}

function joined(node: BodyNode): BodyNode {
  if (!node.content) return node;
  const content: BodyNode[] = [];
  for (const child of node.content.map(joined)) {
    const last = content.at(-1);
    const isSame = last?.text !== undefined && JSON.stringify(last.marks) === JSON.stringify(child.marks);
    if (isSame && child.text !== undefined)
      content[content.length - 1] = { ...last, text: last.text + child.text };
    else content.push(child);
  }
  const { content: _, ...shell } = node;
  return content.length > 0 ? { ...shell, content } : shell;
}

/** Formats a line as `same[-removed-]{+added+}~format~`. */
function written(node: DiffNode): string {
  const inner = node.text ?? (node.content ?? []).map(written).join(node.type === 'doc' ? '|' : '');
  const around = { added: '{+}', removed: '[-]', format: '~~' }[node.change ?? 'added'];
  if (!node.change) return inner;
  return node.change === 'format' ? `~${inner}~` : `${around[0]}${around[1]}${inner}${around[1]}${around[2]}`;
}

const golden = (old: string, fresh: string) =>
  written(diffBodies(doc(paragraph(old)), doc(paragraph(fresh))));

describe('the changed words', () => {
  it.each([
    ['The quick brown fox jumps.', 'The slow brown fox jumps.', 'The [-quick-]{+slow+} brown fox jumps.'],
    ['She walk home late.', 'She walked home late.', 'She [-walk-]{+walked+} home late.'],
    ['A red hot day it was.', 'A blue cold day it was.', 'A [-red hot-]{+blue cold+} day it was.'],
    ['我们明天去北京开会。', '我们后天去上海开会。', '我们[-明天去北京-]{+后天去上海+}开会。'],
    ['他在研究生命的起源。', '他在研究宇宙的起源。', '他在研究[-生命-]{+宇宙+}的起源。'],
    ['今天天气好。', '今天的天气好。', '今天{+的+}天气好。'],
    ['研究生很多。', '研究生命很多。', '研究生{+命+}很多。'],
    [
      '本季度收入增长百分之十二。',
      '本季度收入下降百分之三。',
      '本季度收入[-增长-]{+下降+}百分之[-十二-]{+三+}。',
    ],
    ['👩‍👩‍👧来了，大家都很高兴。', '👨‍👩‍👧来了，大家都很高兴。', '[-👩‍👩‍👧-]{+👨‍👩‍👧+}来了，大家都很高兴。'],
    ['𠮷野家开门了', '𠮷田家开门了', '𠮷[-野家-]{+田家+}开门了'],
    ['写作 with Inkstone 很快乐', '写作 with pleasure 很快乐', '写作 with [-Inkstone-]{+pleasure+} 很快乐'],
  ])('%s → %s', (old, fresh, expected) => expect(golden(old, fresh)).toBe(expected));
});

describe('blocks', () => {
  it('that are added, removed and changed are distinguished', () => {
    const old = doc(paragraph('第一段在这里。'), paragraph('第二段要删掉。'), paragraph('最后一段不变。'));
    const fresh = doc(paragraph('第一段就在这里。'), paragraph('最后一段不变。'), paragraph('A new end.'));
    expect(written(diffBodies(old, fresh))).toBe(
      '第一段{+就+}在这里。|[-第二段要删掉。-]|最后一段不变。|{+A new end.+}',
    );
  });

  it('with changed formatting only are marked as such', () => {
    const heading: BodyNode = { type: 'heading', attrs: { level: 2 }, content: [text('同样的字')] };
    expect(diffBodies(doc(paragraph('同样的字')), doc(heading)).content).toEqual([
      { ...heading, change: 'format', was: { type: 'paragraph' } },
    ]);
    const diff = diffBodies(doc(paragraph('完全一样')), doc(paragraph('完全', text('一样', 'bold'))));
    expect(written(diff)).toBe('完全~一样~');
  });

  it('inside lists and tables are compared one by one', () => {
    const item = (words: string): BodyNode => ({ type: 'listItem', content: [paragraph(words)] });
    const list = (...items: string[]) => doc({ type: 'bulletList', content: items.map(item) });
    const diff = diffBodies(list('买米和油', '买青菜'), list('买米和油', '买水果', '洗碗'));
    expect(written(diff)).toBe('买米和油[-买青菜-]{+买水果+}{+洗碗+}');
  });
});

const mark: fc.Arbitrary<BodyMark> = fc.constantFrom(
  { type: 'bold' },
  { type: 'link', attrs: { href: '/a' } },
);
const words = fc
  .array(
    fc.constantFrom('今天', '天气', '很好', '，', 'the ', 'cat ', 'sat', '。', '𠮷', 'é', '👩‍👩‍👧', ' '),
    {
      minLength: 1,
      maxLength: 8,
    },
  )
  .map((parts) => parts.join(''));
const inline: fc.Arbitrary<BodyNode> = fc.oneof(
  words.map((each) => text(each)),
  fc.tuple(words, mark).map(([each, own]): BodyNode => ({ type: 'text', text: each, marks: [own] })),
  fc.constantFrom<BodyNode>({ type: 'hardBreak' }, { type: 'footnote', attrs: { text: '注' } }),
);
const line: fc.Arbitrary<BodyNode> = fc
  .tuple(fc.constantFrom('paragraph', 'heading'), fc.array(inline, { maxLength: 4 }))
  .map(([type, content]) =>
    joined({
      type,
      ...(type === 'heading' ? { attrs: { level: 1 } } : {}),
      ...(content.length > 0 ? { content } : {}),
    }),
  );
const { block } = fc.letrec<{ block: BodyNode }>((tie) => ({
  block: fc.oneof(
    { depthSize: 'small' },
    line,
    fc.constant<BodyNode>({ type: 'horizontalRule' }),
    fc
      .array(tie('block'), { minLength: 1, maxLength: 3 })
      .map((content): BodyNode => ({ type: 'blockquote', content })),
  ),
}));
const body = fc.array(block, { maxLength: 6 }).map((content) => joined(doc(...content)));

describe('every difference', () => {
  it('contains the complete old and new body', () => {
    fc.assert(
      fc.property(body, body, (old, fresh) => {
        const diff = diffBodies(old, fresh);
        expect(side(diff, 'removed')).toEqual(old);
        expect(side(diff, 'added')).toEqual(fresh);
      }),
      { numRuns: 500 },
    );
  });

  it('of a body to itself is empty', () => {
    const isSame = (node: DiffNode): boolean => !node.change && (node.content ?? []).every(isSame);
    fc.assert(fc.property(body, (same) => isSame(diffBodies(same, same))));
  });

  it('splits no visible character', () => {
    const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' });
    const places = (node: DiffNode): string[] =>
      node.text === undefined ? (node.content ?? []).flatMap(places) : [node.text];
    fc.assert(
      fc.property(words, words, (old, fresh) => {
        const whole = new Set(
          [...graphemes.segment(old), ...graphemes.segment(fresh)].map(({ segment }) => segment),
        );
        for (const piece of places(diffBodies(doc(paragraph(old)), doc(paragraph(fresh))))) {
          for (const { segment } of graphemes.segment(piece)) expect(whole).toContain(segment);
        }
      }),
    );
  });
});

describe('time', () => {
  const sentence = (i: number) =>
    `第${i}句话讲的是${['春天', '夏天', '秋天', '冬天'][i % 4]}的第${i * 7}个故事，the story of ${i * 13}。`;
  const long = (step: number) =>
    Array.from({ length: 9000 }, (_, i) => sentence(i % step === 0 ? i + 50_000 : i));

  it.each<[string, BodyNode, BodyNode]>([
    [
      'many paragraphs',
      doc(...long(1e9).map((each) => paragraph(each))),
      doc(...long(3).map((each) => paragraph(each))),
    ],
    ['one paragraph', doc(paragraph(long(1e9).join(''))), doc(paragraph(long(3).join('')))],
    ['nothing in common', doc(paragraph('甲乙丙丁'.repeat(75_000))), doc(paragraph('abcd '.repeat(60_000)))],
    ['little in common', doc(paragraph(long(1e9).join(''))), doc(paragraph(long(1e9).reverse().join('')))],
  ])('is bounded for 300,000 characters: %s', (_, old, fresh) => {
    const work = measureWork();
    const diff = diffBodies(old, fresh);
    const took = work();
    expect(joined(side(diff, 'added') ?? doc())).toEqual(fresh);
    expect(took).toBeLessThan(5000);
    if (process.env.SHOW_TIMES) process.stdout.write(`${_}: ${Math.round(took)} ms\n`);
  });
});
