import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { notedWords } from '../blocks/noted-words.ts';
import type { Manuscript } from '../manuscript.ts';
import { readDocx, writeDocx } from './index.ts';
import { comparable } from './testing/comparable.ts';
import { corpus } from './testing/corpus.ts';

async function read(name: string): Promise<Manuscript> {
  const bytes = await readFile(join(import.meta.dirname, 'testing/libreoffice', `${name}.docx`));
  const { manuscript, losses } = readDocx(bytes, { changes: 'keep', mostBytes: 1e6 });
  expect(losses).toEqual([]);
  return manuscript;
}

/** LibreOffice keeps one of two changes of the same words. */
const withoutDoubleChanges = (value: unknown) =>
  JSON.parse(
    JSON.stringify(value, (_, each) =>
      Array.isArray(each) && each.length === 2 && each[0]?.type === 'deleted' ? each.slice(1) : each,
    ),
  );

describe('a document that LibreOffice has saved again', () => {
  it.each(Object.entries(corpus))('is still the same: %s', async (name, manuscript) => {
    const saved = comparable(await read(name));
    expect(withoutDoubleChanges(saved)).toEqual(withoutDoubleChanges(comparable(manuscript)));
  });
});

it("a page that LibreOffice made a docx of keeps the page's structure", async () => {
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

it('comments that LibreOffice wrote are on their words, and the same after they went out and came back', async () => {
  const manuscript = await read('comments');
  const words = notedWords(manuscript.body);
  const told = manuscript.notes.map(
    ({ id, author, text, at, isDone }) =>
      `${words.get(id)?.text} | ${author}: ${text} ${new Date(at ?? 0).getUTCDate()}${isDone ? ' ✓' : ''}`,
  );
  expect(told).toEqual([
    '不觉 | 李: 为何不觉？ 1',
    '觉晓 | Ann: Overlaps.\nSecond line. 2 ✓',
    '风雨声， 花落 | 李: 跨段 3',
    '子里 | 王: 表中 4',
    '末段 | Bob: On a place, not on words. 5',
  ]);
  const { manuscript: again } = readDocx(writeDocx(manuscript), { changes: 'keep', mostBytes: 1e6 });
  expect(comparable(again)).toEqual(comparable(manuscript));
});
