import { expect, it } from 'vitest';
import { readTerms } from './read-terms.ts';

const source = `# Title

Words with **weight**, a [page](/terms/privacy), [mail](mailto:a@example.org) and [bad](javascript:alert(1)).

## For all

- one
- two

## For some {only: smart, overseas_mobile}

1. first

| a | b |
| --- | --- |
| c | d |

## For all again

<script>alert(1)</script>
`;

it('reads title, headings, paragraphs, lists and tables, and only safe links', () => {
  expect(readTerms(source, 'smart')).toEqual({
    title: 'Title',
    blocks: [
      {
        kind: 'paragraph',
        words: [
          { text: 'Words with ' },
          { text: 'weight', isStrong: true },
          { text: ', a ' },
          { text: 'page', href: '/terms/privacy' },
          { text: ', ' },
          { text: 'mail', href: 'mailto:a@example.org' },
          { text: ' and ' },
          { text: 'bad' },
          { text: '.' },
        ],
      },
      { kind: 'heading', level: 2, words: [{ text: 'For all' }] },
      { kind: 'list', isOrdered: false, items: [[{ text: 'one' }], [{ text: 'two' }]] },
      { kind: 'heading', level: 2, words: [{ text: 'For some' }] },
      { kind: 'list', isOrdered: true, items: [[{ text: 'first' }]] },
      {
        kind: 'table',
        rows: [
          [[{ text: 'a' }], [{ text: 'b' }]],
          [[{ text: 'c' }], [{ text: 'd' }]],
        ],
      },
      { kind: 'heading', level: 2, words: [{ text: 'For all again' }] },
    ],
  });
});

it('omits sections for other apps', () => {
  const { blocks } = readTerms(source, 'writer');
  const headings = blocks.flatMap((block) => (block.kind === 'heading' ? block.words : []));
  expect(headings).toEqual([{ text: 'For all' }, { text: 'For all again' }]);
  expect(blocks.some(({ kind }) => kind === 'table')).toBe(false);
});
