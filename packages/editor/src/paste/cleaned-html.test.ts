// @vitest-environment happy-dom
import { DOMParser as SchemaParser } from '@tiptap/pm/model';
import { describe, expect, it } from 'vitest';
import { bodySchema } from '../schema/index.ts';
import { cleanedHtml } from './cleaned-html.ts';

function read(html: string) {
  const body = document.createElement('div');
  body.innerHTML = cleanedHtml(html);
  return SchemaParser.fromSchema(bodySchema).parse(body);
}

/** The reference of a note as Word copies it, and its text after the document. */
const reference = (id: string, target = id) =>
  `<a style='mso-footnote-id:${id}' href="#_${target}" name="_${target}ref" title=""><span class=MsoFootnoteReference><span
lang=EN-US><span style='mso-special-character:footnote'><![if !supportFootnotes]>[1]<![endif]></span></span></span></a>`;
const note = (id: string, text: string) =>
  `<div style='mso-element:footnote' id=${id}><p class=MsoFootnoteText>${reference(id, `${id}ref`)}<span lang=EN-US> </span>${text}</p></div>`;
const notes = (...texts: string[]) =>
  `<div style='mso-element:footnote-list'><br clear=all><hr align=left size=1 width="33%">${texts.join('')}</div>`;

describe('pasted HTML of Word', () => {
  it('has no hidden text', () => {
    const doc = read(
      `<p class=MsoNormal>看得见<span style='color:red;display:none;mso-hide:all'>看不见</span></p><p style='mso-hide:all'>无</p>` +
        '<p hidden>无</p><p>display: none</p>',
    );
    expect(doc.toString()).toBe('doc(paragraph("看得见"), paragraph("display: none"))');
  });

  it('has no texts of comments and no signs of them', () => {
    const doc = read(
      `<p class=MsoNormal><a style='mso-comment-reference:A_1;mso-comment-date:20260305T0900'>有批注</a><span
class=MsoCommentReference><span lang=EN-US><![if !supportAnnotations]><a class=msocomanchor id="_anchor_1"
href="#_msocom_1" name="_msoanchor_1">[A1]</a><![endif]></span></span>的文字</p>
<div style='mso-element:comment-list'><div style='mso-element:comment'><div id="_com_1"><p class=MsoCommentText>批注</p></div></div></div>`,
    );
    expect(doc.textContent.trim()).toBe('有批注的文字');
  });

  it('keeps footnotes as those of the document, and a text without a reference', () => {
    const html = `<p class=MsoNormal>正文${reference('ftn1')}。</p>`;
    const doc = read(html + notes(note('ftn1', '出处'), note('ftn2', '另一条')));
    expect(doc.firstChild?.toString()).toBe('paragraph("正文", footnote, "。")');
    expect(doc.firstChild?.child(1).attrs.text).toBe('出处');
    expect(doc.textContent).toContain('另一条');
    expect(doc.textContent).not.toContain('出处');
    expect(read(html + notes(note('ftn1', '出处'))).childCount).toBe(1);
    expect(read(html).textContent).toBe('正文[1]。');
  });

  it('has empty paragraphs without a space', () => {
    const doc = read('<p class=MsoNormal>一</p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p>二<o:p></o:p></p>');
    expect(doc.toString()).toBe('doc(paragraph("一"), paragraph, paragraph("二"))');
  });

  it('has no links within the page that it was copied from', () => {
    const doc = read('<p><a href="#_Toc1">目录</a><a href="https://a.cn/#b">外</a></p>');
    expect(doc.toString()).toBe('doc(paragraph("目录", link("外")))');
  });

  it('has no spaces where its source code has line ends in Chinese', () => {
    const doc = read('<p>第一行，\n第二行\n  English\nwords</p><pre>第一行\n第二行</pre>');
    expect(doc.firstChild?.textContent).toBe('第一行，第二行 English words');
    expect(doc.child(1).textContent).toBe('第一行\n第二行');
  });

  it('is unchanged if it was copied from an editor of Inkstone, or nothing is to be cleaned', () => {
    for (const html of [
      '<p data-pm-slice="1 1 []">一<span style="display:none">二</span></p>',
      '<p>一<b style="font-weight:normal">二</b></p>',
    ])
      expect(cleanedHtml(html)).toBe(html);
  });
});
