import { expect, it } from 'vitest';
import { plainTextOf } from './plain-text-of.ts';

it.each<[string, string, string, ...string[]]>([
  ['paragraphs', '<h2>一</h2><p style="text-align: center">二<br>三</p>', '一\n二\n三'],
  ['marks and links', '<p>a <a href="https://b.example/?c&amp;d"><strong>e</strong></a></p>', 'a e'],
  ['characters that HTML escapes', '<p>&lt;b&gt; &amp;amp; &quot;&#39;</p>', `<b> &amp; "'`],
  [
    'a picture and its description',
    '<p>x<img src="data:,&gt;" alt="&lt;猫&gt;" width="2">y</p>',
    'x[<猫>]y',
    'data:,>',
  ],
  ['a table', '<table><tbody><tr><td><p>1</p></td><td><p>2</p></td></tr></tbody></table>', '1\n\n2'],
  [
    'a footnote',
    '<p>n<sup><a href="#fn-1">1</a></sup></p><section><ol><li>note</li></ol></section>',
    'n1\nnote',
  ],
])('%s', (_, html, text, ...pictures) => expect(plainTextOf(html)).toEqual({ text, pictures }));
