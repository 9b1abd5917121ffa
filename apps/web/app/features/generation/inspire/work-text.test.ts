import { expect, it } from 'vitest';
import { writeHtml } from './work-text.ts';

it('marks headings and paragraphs as generated, and escapes text that looks like markup', () => {
  const html = writeHtml('A & B', [{ heading: '1 < 2', text: 'One *star*.\n\n# Two <b>' }]);
  expect(html).toContain('<title>A &amp; B</title>');
  expect(html).toContain(
    '<h2><span data-generated>1 &lt; 2</span></h2><p><span data-generated>One *star*.</span></p>' +
      '<p><span data-generated># Two &lt;b&gt;</span></p></body>',
  );
});
