import { expect, it } from 'vitest';
import { escapeMarkup } from './escape-markup.ts';

it('escapes the characters of markup, and drops forbidden ones', () => {
  expect(escapeMarkup(`<a href="x" id='y'>1 & 2</a>`)).toBe(
    '&lt;a href=&quot;x&quot; id=&#39;y&#39;&gt;1 &amp; 2&lt;/a&gt;',
  );
  expect(escapeMarkup('a\u0000b\u001bc\u0085d\te\nf')).toBe('abcd\te\nf');
});
