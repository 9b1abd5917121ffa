// @vitest-environment happy-dom
import { DOMParser as SchemaParser } from '@tiptap/pm/model';
import { describe, expect, it } from 'vitest';
import { bodySchema } from '../schema/index.ts';
import { withWordLists } from './word-lists.ts';

/** A paragraph as Word copies it: the marker is text, inside an element that asks to ignore it. */
const item = (marker: string, text: string, level = 1, list = 0) =>
  `<p class=MsoListParagraph style='margin-left:21.0pt;mso-list:l${list} level${level} lfo1'><span lang=EN-US><span
  style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><b>${text}</b><o:p></o:p></p>`;

function read(html: string): string {
  const body = document.createElement('div');
  body.innerHTML = withWordLists(html);
  return SchemaParser.fromSchema(bodySchema).parse(body).toString();
}

describe('lists of Word', () => {
  it('become nested lists without their markers', () => {
    const html = `<p>前</p>${item('1.', '一')}\n${item('a)', '子', 2)}${item('·', '点', 3)}${item('2.', '二')}<p>后</p>`;
    expect(read(html)).toBe(
      'doc(paragraph("前"), orderedList(listItem(paragraph(bold("一")), orderedList(listItem(paragraph(bold("子")), ' +
        'bulletList(listItem(paragraph(bold("点"))))))), listItem(paragraph(bold("二")))), paragraph("后"))',
    );
  });

  it('are separate where other text or another list is between them, and go on counting', () => {
    const html = `${item('1.', '一')}<p>文</p>${item('（二）', '二')}${item('3.', '三')}${item('o', '点', 1, 1)}`;
    expect(read(html)).toBe(
      'doc(orderedList(listItem(paragraph(bold("一")))), paragraph("文"), orderedList(listItem(paragraph(bold("二"))), ' +
        'listItem(paragraph(bold("三")))), bulletList(listItem(paragraph(bold("点")))))',
    );
    const numbered = withWordLists(`${item('3.', '三')}${item('4.', '四')}`);
    expect(numbered).toContain('start="3"');
  });

  it('in cells of a table stay there', () => {
    expect(read(`<table><tr><td>${item('1)', '格')}</td></tr></table>`)).toContain(
      'tableCell(orderedList(listItem(paragraph(bold("格")))))',
    );
  });

  it('leave other HTML as it is', () => {
    const html = `<p style="mso-list:none">无</p><ul><li>点</li></ul>`;
    expect(withWordLists(html)).toBe(html);
    // A paragraph of a list whose marker is hidden has no marker to remove.
    const hidden = `<p style="mso-list:l0 level1 lfo1">续</p>`;
    expect(withWordLists(hidden)).toBe(hidden);
  });
});
