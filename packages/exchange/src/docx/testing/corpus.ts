import { bodySchema } from '@inkstone/editor/schema';
import type { JSONContent } from '@tiptap/core';
import type { Manuscript, Note } from '../../manuscript.ts';
import { tinyPictures } from './tiny-pictures.ts';

type Part = JSONContent | string;

const node = (type: string, attrs: Record<string, unknown>, ...content: Part[]): JSONContent => ({
  type,
  attrs,
  ...(content.length > 0 ? { content: content.map(textNode) } : {}),
});
const textNode = (part: Part): JSONContent =>
  typeof part === 'string' ? { type: 'text', text: part } : part;

const p = (...content: Part[]) => node('paragraph', {}, ...content);
const h = (level: number, ...content: Part[]) => node('heading', { level }, ...content);
const footnote = (text: string) => node('footnote', { text });
const list = (type: string, ...items: JSONContent[][]) =>
  node(type, {}, ...items.map((blocks) => node('listItem', {}, ...blocks)));
const marked = (text: string, ...marks: (string | JSONContent)[]): JSONContent => ({
  type: 'text',
  text,
  marks: marks.map((mark) => (typeof mark === 'string' ? { type: mark } : mark)) as NonNullable<
    JSONContent['marks']
  >,
});
const noted = (id: string) => ({ type: 'note', attrs: { id } });

const plain = { isDone: false, replyTo: null };

function manuscript(title: string, blocks: JSONContent[], notes: Note[] = []): Manuscript {
  const body = bodySchema.nodeFromJSON(node('doc', {}, ...blocks));
  body.check();
  return { title, body, pictures: tinyPictures, notes };
}

const change = (type: 'inserted' | 'deleted') => ({
  type,
  attrs: { author: '编辑 张', at: Date.UTC(2025, 2, 3, 4, 5, 6) },
});

/** Typical documents, named by the kind of content that they test. */
export const corpus: Readonly<Record<string, Manuscript>> = {
  thesis: manuscript('论墨：从松烟到油烟', [
    h(1, '第一章 绪论'),
    node(
      'paragraph',
      { textAlign: 'justify' },
      '墨之为用大矣。',
      footnote('见《墨谱法式》卷上。\n又见《墨经》。'),
      '本文考其源流，兼论制法。',
    ),
    h(2, '1.1 Background'),
    p(
      'Ink sticks were made of ',
      marked('lampblack', 'italic'),
      ' and glue',
      footnote('Wang 1930, p. 12.'),
      '; see ',
    ),
    p(marked('a catalogue', { type: 'link', attrs: { href: 'https://example.cn/墨?id=1' } }), '。'),
    node('blockquote', {}, p('“墨以烟为骨，以胶为肉。”'), p('——', marked('古人语', 'underline'))),
    h(3, '1.1.1 配方'),
    list(
      'bulletList',
      [p('松烟'), list('orderedList', [p('取松')], [p('烧烟'), p('隔夜收之。')])],
      [p('油烟')],
    ),
    node('image', { src: 'picture:1', alt: '墨模' }),
    node('paragraph', { textAlign: 'center' }, marked('图 1　墨模', 'bold')),
    node('codeBlock', { language: 'python' }, 'def grind(ink):\n\treturn ink  # 研'),
    node('horizontalRule', {}),
    p(
      'H',
      marked('2', 'subscript'),
      'O，10',
      marked('3', 'superscript'),
      '，',
      marked('划重点', 'highlight'),
      marked('x = 1', 'code'),
    ),
  ]),

  tables: manuscript('', [
    node(
      'table',
      {},
      node('tableRow', {}, node('tableHeader', { colspan: 2 }, p('墨')), node('tableHeader', {}, p('价'))),
      node(
        'tableRow',
        {},
        node('tableCell', { rowspan: 2 }, p('松烟')),
        node('tableCell', {}, p('上')),
        node('tableCell', {}, p('三两'), p('另议')),
      ),
      node('tableRow', {}, node('tableCell', {}, list('bulletList', [p('中')])), node('tableCell', {}, p())),
    ),
    node(
      'table',
      {},
      node(
        'tableRow',
        {},
        node('tableHeader', {}, p('行')),
        node('tableCell', {}, node('table', {}, node('tableRow', {}, node('tableCell', {}, p('里'))))),
      ),
    ),
    p(),
  ]),

  notes: manuscript(
    'Notes',
    [
      p(
        '春眠',
        marked('不觉', noted('a')),
        marked('晓', noted('a'), noted('b')),
        marked('，', noted('b')),
        '处处',
      ),
      h(2, marked('闻啼鸟', noted('c'), 'bold')),
      p(marked('夜来', noted('c')), '风雨声'),
      node('codeBlock', {}, marked('sum(1)', noted('d'))),
    ],
    [
      { ...plain, id: 'a', text: '为何不觉？', author: '李', at: Date.UTC(2025, 0, 1) },
      { ...plain, id: 'b', text: 'Morning.\n\nReally?', author: 'Ann "A" <x>', at: null },
      { ...plain, id: 'c', text: '跨段', author: '', at: Date.UTC(2025, 0, 2, 3, 4, 5) },
      { ...plain, id: 'd', text: '😀', author: '王', at: null },
    ],
  ),

  changes: manuscript('修订', [
    p('他', marked('们', change('inserted')), marked('俩', change('deleted'), 'bold'), '来了', {
      ...footnote('新注'),
      marks: [change('inserted')],
    }),
    list(
      'bulletList',
      [p(marked('整条新增', change('inserted')))],
      [p(marked('先加后删', change('inserted'), change('deleted')))],
    ),
  ]),
};
