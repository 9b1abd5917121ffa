import { describe, expect, it } from 'vitest';
import { parseMarkdown } from './parse-markdown.ts';

const text = (one: string) => ({ type: 'text', text: one });

describe('the Markdown of answers', () => {
  it('has paragraphs, headings, lists, quotes and code', () => {
    const given =
      '# Rivers\nThey **move** *slowly* and `flow`.\nAlways.\n\n- one\n- two\n\n1. first\n> said\n```js\n<b>x</b>\n```';
    expect(parseMarkdown(given)).toEqual([
      { type: 'heading', parts: [text('Rivers')] },
      {
        type: 'paragraph',
        parts: [
          text('They '),
          { type: 'strong', parts: [text('move')] },
          text(' '),
          { type: 'emphasis', parts: [text('slowly')] },
          text(' and '),
          { type: 'code', text: 'flow' },
          text('.'),
          text('\n'),
          text('Always.'),
        ],
      },
      { type: 'list', isOrdered: false, start: 1, depth: 0, items: [[text('one')], [text('two')]] },
      { type: 'list', isOrdered: true, start: 1, depth: 0, items: [[text('first')]] },
      { type: 'quote', parts: [text('said')] },
      { type: 'code', text: '<b>x</b>' },
    ]);
  });

  it('keeps the numbers of a list whose items have further lines and lists', () => {
    const given = '1. one\n   more\n   - inner\n2. two\n\n   last\n\n3、三';
    const list = { type: 'list', isOrdered: true, depth: 0 };
    expect(parseMarkdown(given)).toEqual([
      { ...list, start: 1, items: [[text('one'), text('\n'), text('more')]] },
      { ...list, isOrdered: false, start: 1, depth: 1, items: [[text('inner')]] },
      { ...list, start: 2, items: [[text('two'), text('\n'), text('last')], [text('三')]] },
    ]);
  });

  it('has tables, also while they are written, and no rules', () => {
    const given = 'Rivers:\n| a | **b** |\n|:--|---|\n| 1 | x \\| y |\n| 2\n\n---\nEnd | not a table';
    expect(parseMarkdown(given)).toEqual([
      { type: 'paragraph', parts: [text('Rivers:')] },
      {
        type: 'table',
        head: [[text('a')], [{ type: 'strong', parts: [text('b')] }]],
        rows: [[[text('1')], [text('x | y')]], [[text('2')]]],
      },
      { type: 'paragraph', parts: [text('End | not a table')] },
    ]);
  });

  it('shows images as their description and HTML as text', () => {
    expect(parseMarkdown('![a map](https://evil.test/x.png?d=1) <img src="https://evil.test/y">')).toEqual([
      { type: 'paragraph', parts: [text('a map'), text(' <img src="https://evil.test/y">')] },
    ]);
  });

  it('links only http addresses, and shows the host', () => {
    const parts = [
      { type: 'link', text: 'here', href: 'https://evil.test/?q=1', host: 'evil.test' },
      text(' '),
      text('run'),
      text(' '),
      { type: 'reference', blockId: 'b12' },
    ];
    expect(parseMarkdown('[here](https://evil.test/?q=1) [run](javascript:alert) [b12]')).toEqual([
      { type: 'paragraph', parts },
    ]);
  });

  it('ends code that is still being written', () => {
    expect(parseMarkdown('```\nlet x')).toEqual([{ type: 'code', text: 'let x' }]);
  });
});
