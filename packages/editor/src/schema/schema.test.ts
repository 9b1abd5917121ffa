import { syncVersion } from '@inkstone/contracts/sync';
import { describe, expect, it } from 'vitest';
import { bodySchema, containsGenerated, isSafeImage, isSafeLink } from './index.ts';

describe('bodySchema', () => {
  it('is created without a DOM and matches pages of this version of sync', () => {
    expect(typeof document).toBe('undefined');
    const parts = { ...bodySchema.nodes, ...bodySchema.marks };
    const known = Object.values(parts).map(({ name, spec }) =>
      [name, ...Object.keys(spec.attrs ?? {})].join(' '),
    );
    // Older pages would delete new types: increment `syncVersion` with every change of this list.
    expect([syncVersion, ...known.sort()]).toEqual([
      3,
      'blockquote',
      'bold',
      'bulletList',
      'code',
      'codeBlock language',
      'deleted author at',
      'doc',
      'footnote text',
      'generated',
      'hardBreak',
      'heading textAlign level',
      'highlight',
      'horizontalRule',
      'image src alt title width height',
      'inserted author at',
      'italic',
      'link href target rel class title',
      'listItem',
      'note id',
      'orderedList start type',
      'paragraph textAlign',
      'strike',
      'subscript',
      'superscript',
      'table',
      'tableCell colspan rowspan colwidth align',
      'tableHeader colspan rowspan colwidth align',
      'tableRow',
      'taskItem checked',
      'taskList',
      'text',
      'underline',
    ]);
  });

  it('does not render an unsafe picture or link inserted by a peer', () => {
    const image = bodySchema.node('image', { src: 'https://tracker.example/p.gif' });
    expect(JSON.stringify(bodySchema.nodes.image?.spec.toDOM?.(image))).not.toContain('tracker');
    const link = bodySchema.mark('link', { href: 'javascript:alert(1)' });
    expect(JSON.stringify(bodySchema.marks.link?.spec.toDOM?.(link, true))).not.toContain('javascript');
  });
});

describe('isSafeLink', () => {
  it.each(['https://a.cn/路径?q=1', 'http://a.cn', 'mailto:a@b.cn', 'tel:+8613800000000', '/app', 'a.cn'])(
    'keeps %s',
    (url) => expect(isSafeLink(url)).toBe(true),
  );
  it.each([
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    ' \u0001javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://a.cn/x',
    'https://',
  ])('refuses %j', (url) => expect(isSafeLink(url)).toBe(false));
});

describe('isSafeImage', () => {
  it('keeps our own pictures and small raster data', () => {
    expect(isSafeImage('/api/store/image?id=1')).toBe(true);
    expect(isSafeImage('data:image/png;base64,iVBORw0KGgo=')).toBe(true);
  });
  it.each([
    'https://a.cn/p.png',
    '//a.cn/p.png',
    '/\\a.cn/p.png',
    '/\t/a.cn/p.png',
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:text/html,x',
    `data:image/png;base64,${'A'.repeat(100_000)}`,
    'p.png',
  ])('refuses %.40j', (url) => expect(isSafeImage(url)).toBe(false));
});

describe('containsGenerated', () => {
  const paragraph = (...marks: string[]) =>
    bodySchema.node(
      'paragraph',
      null,
      bodySchema.text(
        '字',
        marks.map((name) => bodySchema.mark(name)),
      ),
    );
  const quoted = (inside: ReturnType<typeof paragraph>) =>
    bodySchema.node('doc', null, [paragraph('bold'), bodySchema.node('blockquote', null, inside)]);

  it('finds generated text at any depth', () => {
    expect(containsGenerated(quoted(paragraph('bold', 'generated')))).toBe(true);
    expect(containsGenerated(quoted(paragraph('italic')))).toBe(false);
  });
});
