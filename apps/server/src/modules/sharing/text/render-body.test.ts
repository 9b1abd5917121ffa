import { renderedTypes } from '@inkstone/domain/documents';
import { bodySchema, isSafeImage, isSafeLink } from '@inkstone/editor/schema';
import { describe, expect, it } from 'vitest';
import { prosemirrorToYXmlFragment } from 'y-prosemirror';
import * as Y from 'yjs';
import { readContent } from '../../../platform/sync/index.ts';
import { fillImages, renderBody } from './render-body.ts';
import { safeImage, safeLink } from './safe-address.ts';

const id = '01900000-0000-7000-8000-000000000000';

/** Renders an editor's document as visitors see it. */
function rendered(...content: unknown[]): string {
  const document = bodySchema.nodeFromJSON({ type: 'doc', content });
  const doc = new Y.Doc();
  const body = doc.getXmlFragment('body');
  prosemirrorToYXmlFragment(document, body);
  return fillImages(renderBody(readContent(doc).body), (imageId) => `/image/${imageId}?a&b`);
}

const text = (words: string, ...own: unknown[]) => ({ type: 'text', text: words, marks: own });
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });

describe('renderBody', () => {
  it('decides about every node and mark of the schema', () => {
    const known = Object.keys(bodySchema.nodes).filter((name) => name !== 'doc');
    expect([...renderedTypes.nodes].sort()).toEqual(known.sort());
    expect([...renderedTypes.marks].sort()).toEqual(Object.keys(bodySchema.marks).sort());
  });

  it.each<[string, unknown, string]>([
    ['a paragraph', paragraph(text('春')), '<p>春</p>'],
    ['an empty line', paragraph(), '<p><br></p>'],
    [
      'a heading below the title',
      { type: 'heading', attrs: { level: 1 }, content: [text('一')] },
      '<h2>一</h2>',
    ],
    ['the deepest heading', { type: 'heading', attrs: { level: 6 }, content: [text('六')] }, '<h6>六</h6>'],
    [
      'alignment',
      { type: 'paragraph', attrs: { textAlign: 'center' }, content: [text('诗')] },
      '<p style="text-align: center">诗</p>',
    ],
    [
      'a quote',
      { type: 'blockquote', content: [paragraph(text('曰'))] },
      '<blockquote><p>曰</p></blockquote>',
    ],
    [
      'a list from three',
      {
        type: 'orderedList',
        attrs: { start: 3 },
        content: [{ type: 'listItem', content: [paragraph(text('三'))] }],
      },
      '<ol start="3"><li><p>三</p></li></ol>',
    ],
    [
      'a task',
      {
        type: 'taskList',
        content: [{ type: 'taskItem', attrs: { checked: true }, content: [paragraph(text('做'))] }],
      },
      '<ul class="tasks"><li><span class="box">☑</span><div><p>做</p></div></li></ul>',
    ],
    [
      'code',
      { type: 'codeBlock', content: [text('a < b')] },
      '<pre tabindex="0"><code>a &lt; b</code></pre>',
    ],
    ['a rule', { type: 'horizontalRule' }, '<hr>'],
    [
      'a table',
      {
        type: 'table',
        content: [
          {
            type: 'tableRow',
            content: [
              { type: 'tableHeader', attrs: { colspan: 2 }, content: [paragraph(text('年'))] },
              { type: 'tableCell', content: [paragraph(text('月'))] },
            ],
          },
        ],
      },
      '<div class="wide" tabindex="0"><table><tbody><tr><th colspan="2"><p>年</p></th><td><p>月</p></td></tr></tbody></table></div>',
    ],
    [
      'a stored picture',
      { type: 'image', attrs: { src: `/api/store/image?id=${id}`, alt: '砚' } },
      `<img src="/image/${id}?a&amp;b" alt="砚" loading="lazy" decoding="async">`,
    ],
    [
      'marks, one in another',
      paragraph(text('重', { type: 'bold' }, { type: 'italic' })),
      '<p><strong><em>重</em></strong></p>',
    ],
    [
      'a link',
      paragraph(text('站', { type: 'link', attrs: { href: 'https://example.org/?a=1&b=2' } })),
      '<p><a href="https://example.org/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer nofollow">站</a></p>',
    ],
    ['a note, without it', paragraph(text('某', { type: 'note', attrs: { id: 'n1' } })), '<p>某</p>'],
    [
      'a change, as if accepted',
      paragraph(
        text('新', { type: 'inserted', attrs: { author: '甲', at: 1 } }),
        text('旧', { type: 'deleted', attrs: { author: '甲', at: 1 } }),
      ),
      '<p>新</p>',
    ],
    [
      'a change in code',
      { type: 'codeBlock', content: [text('a'), text('b', { type: 'deleted', attrs: { author: '' } })] },
      '<pre tabindex="0"><code>a</code></pre>',
    ],
  ])('shows %s', (_, node, html) => expect(rendered(node)).toBe(html));

  it('numbers footnotes and puts them at the end', () => {
    const note = (words: string) => ({ type: 'footnote', attrs: { text: words } });
    expect(rendered(paragraph(text('甲'), note('一'), text('乙'), note('<二>')))).toBe(
      '<p>甲<sup><a href="#fn-1" id="fnref-1" role="doc-noteref">1</a></sup>' +
        '乙<sup><a href="#fn-2" id="fnref-2" role="doc-noteref">2</a></sup></p>' +
        '<section role="doc-endnotes" class="footnotes"><ol>' +
        '<li id="fn-1">一 <a href="#fnref-1" role="doc-backlink">↩\ufe0e</a></li>' +
        '<li id="fn-2">&lt;二&gt; <a href="#fnref-2" role="doc-backlink">↩\ufe0e</a></li></ol></section>',
    );
  });
});

/** Attacks of OWASP's cheat sheet, each as text, as link and as picture. */
const attacks = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</article><svg onload=alert(1)>',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' \u0001javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml;base64,PHN2Zz48c2NyaXB0Lz48L3N2Zz4=',
  'data:image/png;base64,AAAA" onerror="alert(1)',
  '//evil.example/x.png',
  'https://evil.example/x.png',
  '/\\evil.example/x.png',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  '&lt;script&gt;',
  '\u0000<img src=x onerror=alert(1)>',
];

describe('malicious content', () => {
  it.each(attacks)('stays text: %j', (attack) => {
    const html = rendered(paragraph(text(attack, { type: 'link', attrs: { href: attack } })), {
      type: 'image',
      attrs: { src: attack, alt: attack, title: attack },
    });
    const withoutKnown = html
      .replace(/<\/?p>/g, '')
      .replace(
        /<a href="(?:https:|mailto:|tel:)[^"<>]*" target="_blank" rel="noopener noreferrer nofollow">|<\/a>/g,
        '',
      );
    expect(withoutKnown).not.toMatch(/[<>"']/);
  });

  it('does not address a picture by naming it', () => {
    const forged = `<img src="stored:${id}"`;
    const link = { type: 'link', attrs: { href: `https://example.org/<img src="stored:${id}"` } };
    const html = rendered(paragraph(text(forged, link)), {
      type: 'image',
      attrs: { src: '/x', alt: forged },
    });
    expect(html).not.toContain('/image/');
  });

  it('is shown only as far as it is known, whatever a peer inserted', () => {
    const doc = new Y.Doc();
    const body = doc.getXmlFragment('body');
    for (const name of ['script', 'iframe', 'constructor', '__proto__', 'style']) {
      const element = new Y.XmlElement(name);
      element.setAttribute('src', 'https://evil.example');
      element.insert(0, [new Y.XmlText('alert(1)')]);
      body.insert(body.length, [element]);
    }
    const odd = new Y.XmlElement('paragraph');
    odd.setAttribute('textAlign', 'center; background: url(https://evil.example)');
    odd.setAttribute('onclick', 'alert(1)');
    const words = new Y.XmlText();
    const attributes: object = { onload: '1', constructor: {}, bold: {}, 'note--AbCdEf12': { id: 'n' } };
    words.insert(0, 'words', attributes);
    odd.insert(0, [words]);
    body.insert(body.length, [odd]);
    expect(renderBody(readContent(doc).body)).toBe('<p><strong>words</strong></p>');
  });

  it.each([...attacks, 'https://example.org', 'mailto:a@example.org', 'tel:+8610', '/zh/rules', '#fn-1'])(
    'links only as far as the editor allows: %j',
    (address) => {
      if (safeLink(address) !== undefined) expect(isSafeLink(address)).toBe(true);
      if (safeImage(address) !== null) expect(isSafeImage(address)).toBe(true);
    },
  );

  it.each([
    '/api/userInfo',
    '/api/store/image',
    '/api/store/image?id=1',
    `/api/store/getDelta?id=${id}`,
    `/api/store/image/../userInfo?id=${id}`,
    `//evil.example/api/store/image?id=${id}`,
  ])('does not make pages fetch %s', (address) => expect(safeImage(address)).toBeNull());
});
