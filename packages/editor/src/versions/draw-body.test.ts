// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { type DrawnNode, drawBody, readBody } from './index.ts';

const text = (words: string, change?: DrawnNode['change'], ...marks: string[]): DrawnNode => ({
  type: 'text',
  text: words,
  ...(change ? { change } : {}),
  ...(marks.length > 0 ? { marks: marks.map((type) => ({ type })) } : {}),
});
const paragraph = (...content: DrawnNode[]): DrawnNode => ({ type: 'paragraph', content });

function draw(...content: DrawnNode[]) {
  const { content: drawn, changes } = drawBody({ type: 'doc', content }, 'Format');
  const host = document.createElement('div');
  host.append(drawn);
  return { html: host.innerHTML, changes };
}

describe('a difference', () => {
  it('shows additions and deletions as such, and unchanged words', () => {
    const { html, changes } = draw(
      paragraph(text('春天'), text('来', 'removed'), text('走', 'added', 'bold'), text('了')),
    );
    expect(html).toBe(
      '<p>春天<del data-change="removed">来</del><ins data-change="added"><strong>走</strong></ins>了</p>',
    );
    expect(changes).toHaveLength(1);
  });

  it('shows added blocks, and those with changed formatting', () => {
    const { html, changes } = draw(
      { ...paragraph(text('新段'), { type: 'hardBreak' }), change: 'added' },
      paragraph(text('不变')),
      { type: 'heading', attrs: { level: 2 }, change: 'format', content: [text('标题')] },
    );
    expect(html).toBe(
      '<p><ins data-change="added">新段</ins><ins data-change="added"><br></ins></p><p>不变</p>' +
        '<h2 data-change="format" title="Format">标题</h2>',
    );
    expect(changes).toHaveLength(2);
  });
});

describe('a body', () => {
  it('of every kind of block can be drawn, and its boxes cannot be ticked', () => {
    const cell = (words: string) => ({ type: 'tableCell', content: [paragraph(text(words))] });
    const body = readBody({
      type: 'doc',
      content: [
        { type: 'table', content: [{ type: 'tableRow', content: [cell('甲'), cell('乙')] }] },
        {
          type: 'taskList',
          content: [{ type: 'taskItem', attrs: { checked: true }, content: [paragraph(text('做'))] }],
        },
        { type: 'codeBlock', content: [text('x = 1')] },
        { type: 'image', attrs: { src: '/api/store/image?id=1' } },
        { type: 'horizontalRule' },
      ],
    });
    const { html } = draw(...(body?.content ?? []));
    for (const part of ['甲', '<td', 'disabled', '<pre', '<img', '<hr']) expect(html).toContain(part);
  });

  it('of a later schema, or a missing one, is not read', () => {
    expect(readBody({ type: 'doc', content: [{ type: 'hologram' }] })).toBeNull();
    expect(readBody({ type: 'doc', content: [paragraph(text('x', undefined, 'glow'))] })).toBeNull();
    expect(readBody(null)).toBeNull();
  });

  it('shows no unsafe picture and follows no unsafe link', () => {
    const { html } = draw({ type: 'image', attrs: { src: 'https://tracker.example/p.gif' } });
    expect(html).not.toContain('tracker');
  });
});
