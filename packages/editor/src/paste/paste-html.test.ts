import { DOMParser } from '@tiptap/pm/model';
import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { bodySchema } from '../schema/index.ts';

/** Returns the body that results from pasted HTML. ProseMirror parses it in an inert document, in which no scripts run. */
function paste(html: string) {
  const { document } = new Window();
  document.body.innerHTML = html;
  const body = document.body as unknown as HTMLElement;
  return DOMParser.fromSchema(bodySchema).parse(body);
}

describe('pasted HTML', () => {
  it('loses scripts, styles, handlers and frames; the text stays', () => {
    const doc = paste(
      `<p onclick="steal()">正文<script>steal()</script><style>p{}</style>
       <b onmouseover="steal()">重点</b></p><iframe src="https://a.example"></iframe><svg onload="steal()"></svg>`,
    );
    const json = JSON.stringify(doc.toJSON());
    expect(doc.textContent).toMatch(/^正文\s*重点$/);
    expect(json).not.toMatch(/steal|onclick|iframe|svg|style/);
    expect(json).toContain('"bold"');
  });

  it('loses unsafe links but not their words', () => {
    const doc = paste('<a href="javascript:steal()">一</a><a href="https://a.cn">二</a>');
    expect(doc.firstChild?.toString()).toBe('paragraph("一", link("二"))');
  });

  it('loses pictures of other sites and vector data', () => {
    const doc = paste(
      '<p>图</p><img src="https://a.example/p.gif"><img src="data:image/svg+xml;base64,PHN2Zy8+"><img src="/api/store/image?id=1">',
    );
    expect(doc.toString()).toBe('doc(paragraph("图"), image)');
    expect(doc.child(1).attrs.src).toBe('/api/store/image?id=1');
  });

  it('keeps headings, lists and tables', () => {
    const doc = paste(
      '<h2>题</h2><ul><li><p>甲</p></li></ul><table><tr><th>头</th></tr><tr><td>格</td></tr></table>',
    );
    expect(doc.toString()).toBe(
      'doc(heading("题"), bulletList(listItem(paragraph("甲"))), table(tableRow(tableHeader(paragraph("头"))), tableRow(tableCell(paragraph("格")))))',
    );
  });
});
