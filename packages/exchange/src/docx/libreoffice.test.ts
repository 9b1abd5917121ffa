import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { notedTexts } from '../blocks/noted-texts.ts';
import type { Manuscript } from '../manuscript.ts';
import { readDocx, writeDocx } from './index.ts';
import { comparable } from './testing/comparable.ts';
import { corpus } from './testing/corpus.ts';

const folder = join(import.meta.dirname, 'testing/libreoffice');
const saved = readdirSync(folder).filter((name) => name.endsWith('.docx'));

async function read(name: string): Promise<Manuscript> {
  const bytes = await readFile(join(folder, `${name}.docx`));
  const { manuscript, losses } = readDocx(bytes, { changes: 'keep', maxBytes: 1e6 });
  expect(losses).toEqual([]);
  return manuscript;
}

/** Removes one of two changes of the same words, because LibreOffice keeps only one. */
const withoutDoubleChanges = (value: unknown) =>
  JSON.parse(
    JSON.stringify(value, (_, each) =>
      Array.isArray(each) && each.length === 2 && each[0]?.type === 'deleted' ? each.slice(1) : each,
    ),
  );

describe('a document that LibreOffice has saved again', () => {
  it.each(Object.entries(corpus))('is unchanged: %s', async (name, manuscript) => {
    const saved = comparable(await read(name));
    expect(withoutDoubleChanges(saved)).toEqual(withoutDoubleChanges(comparable(manuscript)));
  });
});

it('an HTML page converted to docx by LibreOffice keeps its structure', async () => {
  const { title, body, pictures } = await read('page');
  const outline = body.children.map((block) => block.type.name).join(' ');
  expect(outline).toBe(
    'heading paragraph heading bulletList paragraph orderedList blockquote codeBlock horizontalRule table paragraph paragraph heading heading image paragraph',
  );
  expect(title).toBe('测试');
  expect(body.child(1).toString()).toBe(
    'paragraph("这是", bold("粗体"), italic("斜体"), underline("下划线"), strike("删除"), "和 ", code("code()"), " x", superscript("2"), " H", subscript("2"), "O ", link("链接"), "。", hardBreak, "第二行 😀")',
  );
  expect(body.child(3).toString()).toBe(
    'bulletList(listItem(paragraph("one"), bulletList(listItem(paragraph("nested"), orderedList(listItem(paragraph("four")), listItem(paragraph("five")))))), listItem(paragraph("two")))',
  );
  expect(body.child(7).textContent).toBe('line 1\n  line 2\nline 3');
  expect(pictures.size).toBe(1);
});

it.each(saved)('%s of LibreOffice is unchanged after export and import', async (name) => {
  const manuscript = await read(name.replace('.docx', ''));
  const { manuscript: again, losses } = readDocx(writeDocx(manuscript), { changes: 'keep', maxBytes: 1e6 });
  expect(comparable(again)).toEqual(comparable(manuscript));
  expect(losses).toEqual([]);
});

it('comments of LibreOffice are on their words', async () => {
  const manuscript = await read('comments');
  const words = notedTexts(manuscript.body);
  const noteTexts = manuscript.notes.map(
    ({ id, author, text, at, isDone }) =>
      `${words.get(id)?.text} | ${author}: ${text} ${new Date(at ?? 0).getUTCDate()}${isDone ? ' ✓' : ''}`,
  );
  expect(noteTexts).toEqual([
    '不觉 | 李: 为何不觉？ 1',
    '觉晓 | Ann: Overlaps.\nSecond line. 2 ✓',
    '风雨声， 花落 | 李: 跨段 3',
    '子里 | 王: 表中 4',
    '末段 | Bob: On a place, not on words. 5',
  ]);
});

it.each([
  [
    'minutes',
    'doc(heading("读书会纪要"), paragraph("到会八人，议定三件事。"), table(tableRow(tableHeader(paragraph("日期")), tableHeader(paragraph("书")), tableHeader(paragraph("Who leads"))), tableRow(tableCell(paragraph("三月")), tableCell(paragraph("《陶庵梦忆》"), paragraph("前四卷")), tableCell(paragraph("Lin & Wu"))), tableRow(tableCell(bulletList(listItem(paragraph("借书：图书馆二楼")), listItem(paragraph("茶点自备"))))), tableRow(tableCell(paragraph("四月")), tableCell(paragraph), tableCell(paragraph("未定")))), heading("议定"), bulletList(listItem(paragraph("每月第二个周六聚。"), bulletList(listItem(paragraph("雨天改在线上。")))), listItem(paragraph("轮流记录。"))), paragraph("散会。"))',
  ],
  [
    'essay',
    'doc(heading("砚的来历"), paragraph("砚", footnote, "是磨墨的器具，汉代已有", italic("石砚"), "。"), paragraph("An inkstone is flat at one end", footnote, " and hollow at the other.", footnote), table(tableRow(tableCell(paragraph("端砚", footnote)), tableCell(paragraph("歙砚")))), paragraph("完。"))',
  ],
  [
    'contract',
    'doc(heading("借书约定"), paragraph("借书人", inserted("（会员）"), "须在", deleted("三十日"), inserted("两个月"), "内归还", footnote, "。"), table(tableRow(tableCell(paragraph("Late books are ", deleted("not "), "fined.")), tableCell(paragraph("每日五角")))), paragraph("双方各执一份。"))',
  ],
])('%s of LibreOffice keeps its tables, lists, footnotes and changes', async (name, expected) => {
  const { body } = await read(name);
  expect(body.toString()).toBe(expected);
  if (name !== 'minutes') return;
  const cells = body
    .child(2)
    .children.map(({ children }) =>
      children.map(({ attrs }) => `${attrs.colspan}×${attrs.rowspan}`).join(' '),
    );
  expect(cells).toEqual(['1×1 1×1 1×1', '1×2 1×1 1×1', '2×1', '1×1 1×1 1×1']);
});
