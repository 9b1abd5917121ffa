import { describe, expect, it } from 'vitest';
import type { Reading } from '../manuscript.ts';
import type { ChangeChoice } from './index.ts';
import { readDocx } from './index.ts';
import { tinyPictures } from './testing/tiny-pictures.ts';
import { p, r, style, type WordFileParts, wordFile } from './testing/word-file.ts';

function read(parts: WordFileParts | string, changes: ChangeChoice = 'keep'): Reading {
  const file = wordFile(typeof parts === 'string' ? { body: parts } : parts);
  const reading = readDocx(file, { changes, maxBytes: 1e6 });
  reading.manuscript.body.check();
  return reading;
}

const body = (parts: WordFileParts | string, changes: ChangeChoice = 'keep') =>
  read(parts, changes)
    .manuscript.body.toString()
    .replace(/^doc\((.*)\)$/, '$1');

const field = (kind: string) => `<w:r><w:fldChar w:fldCharType="${kind}"/></w:r>`;
const instruction = (text: string) => `<w:r><w:instrText xml:space="preserve">${text}</w:instrText></w:r>`;

describe('headings', () => {
  it('are recognised by style names in many languages, by base styles, and by their level', () => {
    const styles = [
      style('1', 'heading 1'),
      style('a', '标题 2'),
      style('b', 'Überschrift 3'),
      style('c', 'Mein Kapitel', '', '1'),
      style('d', 'Own', '<w:outlineLvl w:val="4"/>'),
      style('e', 'heading 9'),
    ].join('');
    const ids = ['1', 'a', 'b', 'c', 'd', 'e'];
    const written =
      ids.map((id) => p(id, `<w:pStyle w:val="${id}"/>`)).join('') + p('x', '<w:outlineLvl w:val="1"/>');
    const { manuscript } = read({ body: written, styles });
    const levels: number[] = [];
    manuscript.body.forEach(({ attrs }) => {
      levels.push(attrs.level);
    });
    expect(levels).toEqual([1, 2, 3, 1, 5, 6, 2]);
  });

  it('keep automatic numbers of Word', () => {
    const level = (n: number, text: string, format: string) =>
      `<w:lvl w:ilvl="${n}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
    const numbering = `<w:abstractNum w:abstractNumId="0">${level(0, '第%1章', 'chineseCounting')}${level(1, '%1.%2', 'decimal').replace('<w:lvlText', '<w:isLgl/><w:lvlText')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>`;
    const number = (n: number) => `<w:numPr><w:ilvl w:val="${n}"/><w:numId w:val="1"/></w:numPr>`;
    const styles = style('1', 'heading 1', number(0)) + style('2', 'heading 2', number(1));
    const written = ['1', '2', '2', '1', '2'].map((id) => p('题', `<w:pStyle w:val="${id}"/>`)).join('');
    expect(body({ body: written, styles, numbering })).toBe(
      'heading("第一章 题"), heading("1.1 题"), heading("1.2 题"), heading("第二章 题"), heading("2.1 题")',
    );
  });

  it('exclude the title, which stands above the text', () => {
    const styles = style('t', 'Title');
    const { manuscript } = read({ body: p('论文', '<w:pStyle w:val="t"/>') + p('正文'), styles });
    expect([manuscript.title, manuscript.body.toString()]).toEqual(['论文', 'doc(paragraph("正文"))']);
  });
});

describe('lists', () => {
  const levels = (format: string) =>
    [0, 1, 2]
      .map(
        (n) =>
          `<w:lvl w:ilvl="${n}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="%${n + 1}."/><w:pPr><w:ind w:left="${(n + 1) * 420}"/></w:pPr></w:lvl>`,
      )
      .join('');
  const numbering = [
    `<w:abstractNum w:abstractNumId="0">${levels('decimal')}</w:abstractNum>`,
    `<w:abstractNum w:abstractNumId="1">${levels('bullet')}</w:abstractNum>`,
    '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>',
  ].join('');
  const item = (text: string, list: number, level = 0) =>
    p(text, `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`);

  it('are nested by their levels, also when one is omitted', () => {
    const written = item('a', 2) + item('b', 2, 2) + item('c', 2, 1) + item('d', 2);
    expect(body({ body: written, numbering })).toBe(
      'bulletList(listItem(paragraph("a"), bulletList(listItem(paragraph("b"))), bulletList(listItem(paragraph("c")))), listItem(paragraph("d")))',
    );
  });

  it('continue after paragraphs between them, and include indented ones', () => {
    const between = p('between');
    const inside = p('inside', '<w:ind w:left="420"/>');
    const written = item('a', 1) + inside + item('b', 1) + between + item('c', 1);
    const { manuscript } = read({ body: written, numbering });
    expect(manuscript.body.toString()).toBe(
      'doc(orderedList(listItem(paragraph("a"), paragraph("inside")), listItem(paragraph("b"))), paragraph("between"), orderedList(listItem(paragraph("c"))))',
    );
    expect(manuscript.body.child(2).attrs.start).toBe(3);
  });

  it('are task lists if they begin with a check box', () => {
    const box = (on: number) =>
      `<w:sdt><w:sdtPr><w14:checkbox><w14:checked w14:val="${on}"/></w14:checkbox></w:sdtPr><w:sdtContent>${r('☐')}</w:sdtContent></w:sdt>`;
    const written = `<w:p>${box(0)}${r(' 买纸')}</w:p><w:p>${box(1)}${r(' 磨墨')}</w:p>`;
    const list = read(written).manuscript.body.child(0);
    expect(list.toString()).toBe('taskList(taskItem(paragraph("买纸")), taskItem(paragraph("磨墨")))');
    expect(list.child(1).attrs.checked).toBe(true);
  });
});

describe('text', () => {
  it('keeps tabs, breaks, hyphens, symbols, ruby and text in other wrappers', () => {
    const written = [
      '<w:r><w:t>a</w:t><w:tab/><w:t>b</w:t><w:br/><w:t>c</w:t><w:noBreakHyphen/><w:br w:type="page"/><w:t>d</w:t></w:r>',
      '<w:r><w:sym w:font="Wingdings" w:char="F0FC"/><w:sym w:font="Symbol" w:char="F061"/></w:r>',
      `<w:r><w:ruby><w:rt>${r('hàn')}</w:rt><w:rubyBase>${r('汉')}</w:rubyBase></w:ruby></w:r>`,
      `<w:smartTag>${r('e')}</w:smartTag><w:sdt><w:sdtPr/><w:sdtContent>${r('f')}</w:sdtContent></w:sdt>`,
      '<w:r><w:t><![CDATA[<g>]]><!-- no --></w:t></w:r>',
    ].join('');
    expect(body(`<w:p>${written}</w:p>`)).toBe('paragraph("a\\tb", hardBreak, "c‑d✓α汉（hàn）ef<g>")');
  });

  it('has the formatting of runs, their styles and paragraph styles', () => {
    const styles =
      '<w:style w:type="character" w:styleId="S"><w:name w:val="Strong"/><w:rPr><w:b/></w:rPr></w:style>' +
      '<w:style w:type="paragraph" w:styleId="C"><w:name w:val="Leaning"/><w:rPr><w:i/></w:rPr></w:style>';
    const written = [
      r('b', '<w:rStyle w:val="S"/>'),
      r('n', '<w:rStyle w:val="S"/><w:b w:val="0"/>'),
      r('m', '<w:rFonts w:ascii="Courier New"/>'),
      r('u', '<w:u w:val="single"/><w:vertAlign w:val="superscript"/>'),
      r('h', '<w:shd w:fill="FFFF00"/>'),
    ].join('');
    expect(body({ body: `<w:p>${written}</w:p>${p('i', '<w:pStyle w:val="C"/>')}`, styles })).toBe(
      'paragraph(bold("b"), "n", code("m"), underline(superscript("u")), highlight("h")), paragraph(italic("i"))',
    );
  });

  it('has links from elements and fields, only safe ones', () => {
    const parts: WordFileParts = {
      body: [
        `<w:p><w:hyperlink r:id="l1">${r('a')}</w:hyperlink>`,
        field('begin'),
        instruction(' HYPERLINK "https://b.cn/?q" '),
        field('separate'),
        r('b'),
        field('end'),
        `<w:hyperlink r:id="l2">${r('c')}</w:hyperlink><w:hyperlink w:anchor="x">${r('d')}</w:hyperlink></w:p>`,
      ].join(''),
      relations: [
        ['l1', 'hyperlink', 'https://a.cn/', 'External'],
        ['l2', 'hyperlink', 'javascript:alert(1)', 'External'],
      ],
    };
    const { manuscript, losses } = read(parts);
    const links: string[] = [];
    manuscript.body.descendants((node) => {
      if (node.isText) links.push(`${node.text} ${node.marks[0]?.attrs.href ?? ''}`);
    });
    expect(links).toEqual(['a https://a.cn/', 'b https://b.cn/?q', 'cd ']);
    expect(losses).toEqual([{ kind: 'links', count: 1 }]);
  });

  it('is not hidden by an unterminated field', () => {
    const written = `<w:p>${field('begin')}${instruction('PAGE')}</w:p>${p('a')}${p('b')}`;
    expect(body(written)).toBe('paragraph, paragraph("a"), paragraph("b")');
  });

  it('of boxes and shapes is kept, once', () => {
    const box = `<w:txbxContent>${p('box')}</w:txbxContent>`;
    const drawing = `<mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:txbx>${box}</wps:txbx></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox>${box}</v:textbox></w:pict></mc:Fallback></mc:AlternateContent>`;
    expect(body(`<w:p>${r('a')}<w:r>${drawing}</w:r>${r('b')}</w:p>`)).toBe(
      'paragraph("a"), paragraph("box"), paragraph("b")',
    );
  });
});

describe('tracked changes', () => {
  const by = 'w:author="李雷" w:date="2024-05-06T07:08:09Z"';
  const written = [
    `<w:p>${r('春')}<w:ins w:id="1" ${by}>${r('夏')}</w:ins><w:del w:id="2" ${by}><w:r><w:delText>秋</w:delText></w:r></w:del>${r('冬')}</w:p>`,
    `<w:p><w:pPr><w:rPr><w:del w:id="3" ${by}/></w:rPr></w:pPr><w:moveFrom w:id="4" ${by}>${r('东')}</w:moveFrom></w:p>`,
    `<w:p><w:moveTo w:id="5" ${by}>${r('西')}</w:moveTo></w:p>`,
  ].join('');

  it.each<[ChangeChoice, string]>([
    ['accept', 'paragraph("春夏冬"), paragraph("西")'],
    ['reject', 'paragraph("春秋冬"), paragraph("东"), paragraph'],
    [
      'keep',
      'paragraph("春", inserted("夏"), deleted("秋"), "冬"), paragraph(deleted("东")), paragraph(inserted("西"))',
    ],
  ])('%s', (changes, expected) => expect(body(written, changes)).toBe(expected));

  it('if kept have author and time; changes of formatting only are counted', () => {
    const { manuscript, losses } = read(written + p('x', '<w:pPrChange/>'));
    expect(manuscript.body.child(0).child(1).marks[0]?.attrs).toEqual({
      author: '李雷',
      at: Date.UTC(2024, 4, 6, 7, 8, 9),
    });
    expect(losses).toEqual([{ kind: 'formatChanges', count: 1 }]);
  });
});

describe('beside the text', () => {
  it('footnotes and endnotes are read', () => {
    const note = (kind: string, id: number, text: string) =>
      `<w:${kind} w:id="${id}">${p(` ${text}`)}${p('2')}</w:${kind}>`;
    const { manuscript } = read({
      body: `<w:p>${r('a')}<w:r><w:footnoteReference w:id="2"/></w:r><w:r><w:endnoteReference w:id="2"/></w:r></w:p>`,
      footnotes: `<w:footnote w:type="separator" w:id="0"><w:p/></w:footnote>${note('footnote', 2, '脚')}`,
      endnotes: note('endnote', 2, '尾'),
    });
    expect(manuscript.body.child(0).children.map(({ attrs }) => attrs.text)).toEqual([
      undefined,
      '脚\n2',
      '尾\n2',
    ]);
  });

  it('comments are kept at their references', () => {
    const note = `<w:footnote w:id="2"><w:p><w:commentRangeStart w:id="3"/>${r('出处')}<w:commentRangeEnd w:id="3"/><w:r><w:commentReference w:id="3"/></w:r></w:p></w:footnote>`;
    const { manuscript } = read({
      body: `<w:p>${r('文')}<w:r><w:footnoteReference w:id="2"/></w:r></w:p>`,
      footnotes: note,
      comments: `<w:comment w:id="3" w:author="李">${p('查')}</w:comment>`,
    });
    expect(manuscript.body.toString()).toBe('doc(paragraph("文", note(footnote)))');
    expect(manuscript.notes).toMatchObject([{ text: '查', author: '李' }]);
  });

  it('comments are kept, across paragraphs and without words, in the order of their positions', () => {
    const comment = (id: number, text: string) =>
      `<w:comment w:id="${id}" w:author="韩梅梅" w:date="2024-05-06T07:08:09Z">${p(text)}</w:comment>`;
    const start = (id: number) => `<w:commentRangeStart w:id="${id}"/>`;
    const end = (id: number) =>
      `<w:commentRangeEnd w:id="${id}"/><w:r><w:commentReference w:id="${id}"/></w:r>`;
    const { manuscript } = read({
      body: [
        `<w:p>${r('ab')}<w:r><w:commentReference w:id="7"/></w:r></w:p>`,
        `<w:p>${r('c')}${start(1)}${r('d')}${start(2)}${r('e')}</w:p>`,
        `<w:p>${r('f')}${end(1)}${r('g')}${end(2)}</w:p>`,
      ].join(''),
      comments: comment(1, '一') + comment(2, '二') + comment(7, '七'),
    });
    expect(manuscript.notes.map(({ text, author }) => text + author)).toEqual([
      '七韩梅梅',
      '一韩梅梅',
      '二韩梅梅',
    ]);
    expect(manuscript.body.toString()).toBe(
      'doc(paragraph(note("ab")), paragraph("c", note("d"), note(note("e"))), paragraph(note(note("f")), note("g")))',
    );
  });

  it('losses are counted', () => {
    const picture = (id: string) =>
      `<w:r><w:drawing><wp:inline><a:blip r:embed="${id}"/></wp:inline></w:drawing></w:r>`;
    const { manuscript, losses } = read({
      body: [
        `<w:p>${r('a')}${picture('ok')}${picture('emf')}${picture('far')}<w:r><w:drawing><c:chart/></w:drawing></w:r></w:p>`,
        `<w:p><w:r><w:object><o:OLEObject/></w:object></w:r><m:oMath><m:r><m:t>x=1</m:t></m:r></m:oMath>${r('secret', '<w:vanish/>')}</w:p>`,
        p('目录', '<w:pStyle w:val="T"/>'),
        p('…1', '<w:pStyle w:val="T"/>'),
        '<w:p><w:r><w:sym w:font="Webdings" w:char="F021"/></w:r></w:p>',
      ].join(''),
      styles: style('T', 'toc 1'),
      relations: [
        ['ok', 'image', 'media/1.png'],
        ['emf', 'image', 'media/2.emf'],
        ['far', 'image', 'https://tracker.example/p.png', 'External'],
        ['head', 'header', 'header1.xml'],
      ],
      others: {
        'word/media/1.png': tinyPictures.get('picture:1')?.bytes ?? '',
        'word/media/2.emf': 'EMF',
        'word/header1.xml': '<w:hdr><w:p><w:r><w:t>公司机密</w:t></w:r></w:p></w:hdr>',
        'word/vbaProject.bin': 'macro',
      },
    });
    expect(Object.fromEntries(losses.map(({ kind, count }) => [kind, count]))).toEqual({
      drawings: 1,
      pictures: 2,
      objects: 1,
      formulas: 1,
      contents: 1,
      symbols: 1,
      hidden: 1,
      headers: 1,
      macros: 1,
    });
    expect(manuscript.body.toString()).toBe('doc(paragraph("a"), image, paragraph("x=1"), paragraph("□"))');
    expect([...manuscript.pictures.values()].map(({ mediaType }) => mediaType)).toEqual(['image/png']);
  });
});

it('tables have headers, cells over several columns and rows, and rows of equal length', () => {
  const cell = (text: string, properties = '') => `<w:tc><w:tcPr>${properties}</w:tcPr>${p(text)}</w:tc>`;
  const written = [
    `<w:tr><w:trPr><w:tblHeader/></w:trPr>${cell('A', '<w:gridSpan w:val="2"/>')}${cell('B')}</w:tr>`,
    `<w:tr>${cell('c', '<w:vMerge w:val="restart"/>')}${cell('d')}${cell('e')}</w:tr>`,
    `<w:tr>${cell('', '<w:vMerge/>')}${cell('f')}</w:tr>`,
  ].join('');
  const table = read(`<w:tbl>${written}</w:tbl>`).manuscript.body.child(0);
  expect(table.toString()).toBe(
    'table(tableRow(tableHeader(paragraph("A")), tableHeader(paragraph("B"))), tableRow(tableCell(paragraph("c")), tableCell(paragraph("d")), tableCell(paragraph("e"))), tableRow(tableCell(paragraph("f")), tableCell(paragraph)))',
  );
  expect(table.child(0).child(0).attrs.colspan).toBe(2);
  expect(table.child(1).child(0).attrs.rowspan).toBe(2);
});
