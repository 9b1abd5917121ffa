import { randomInt, seededRandom } from '@inkstone/kernel';
import { describe, expect, it } from 'vitest';
import { type FileToTranslate, faultOfMarks, type TextTranslation } from '../../translation/index.ts';
import { hostileAnswer } from '../../translation/testing/hostile-answer.ts';
import { type Docx, elementsOf, openDocx, parseXml, textOf, type XmlElement } from '../../word-file/index.ts';
import { textParts } from '../review/text-parts.ts';
import { p, r, wordFile } from '../testing/word-file.ts';
import { xmlClean } from '../write/xml-text.ts';
import { acceptChanges } from './accept-changes.ts';
import { openDocxToTranslate } from './index.ts';
import { scriptedEnglish } from './testing/scripted-model.ts';
import { tenFiles } from './testing/ten-files.ts';

const maxBytes = 50 * 1024 * 1024;
const options = { to: 'en', comments: true, maxBytes } as const;
const files = await tenFiles();
const open = (bytes: Uint8Array, comments = true) => openDocxToTranslate(bytes, { ...options, comments });
const documentOf = (bytes: Uint8Array) => openDocx(bytes, maxBytes);

function translated(file: FileToTranslate, translate = scriptedEnglish): Uint8Array {
  const targets = file.texts.map(({ source }, at): [number, TextTranslation] => [
    at,
    { target: translate(source), isPlain: false },
  ]);
  return file.write(new Map(targets));
}

function rootsOf(docx: Docx): XmlElement[] {
  const sides = new Set(textParts(docx).flatMap(({ side }) => side?.document.root ?? []));
  const roots = [docx.document.root, ...sides];
  for (const root of roots) acceptChanges(root);
  return roots;
}

/** Elements that a translation may change: runs are merged and get their own text, language and fonts. */
const own = new Set(['w:r', 'w:t', 'w:rPr', 'w:lang', 'w:rFonts', 'w:proofErr', 'w:noProof']);

/** All elements with their attributes, and the parts of each paragraph's formatting. */
function skeleton(docx: Docx): string[] {
  const found: string[] = [];
  const visit = (parent: XmlElement, formats: Set<string>): void => {
    for (const child of elementsOf(parent)) {
      const attributes = [...child.attributes]
        .filter(([name]) => !/dirty|descr|alt|^title$/.test(name))
        .join(' ');
      if (parent.name === 'w:rPr' && !own.has(child.name)) formats.add(`${child.name} ${attributes}`);
      else if (!own.has(child.name)) found.push(`${child.name} ${attributes}`);
      const inner = child.name === 'w:p' ? new Set<string>() : formats;
      visit(child, inner);
      if (child.name === 'w:p') found.push(`formats ${[...inner].sort().join(', ')}`);
    }
  };
  for (const root of rootsOf(docx)) visit(root, new Set());
  return found.sort();
}

function textsOf(docx: Docx, name = 'w:t'): string {
  const visit = (parent: XmlElement): string =>
    elementsOf(parent)
      .map((child) => (child.name === name ? textOf(child) : visit(child)))
      .join('');
  return rootsOf(docx).map(visit).join('\n');
}

describe.each(Object.entries(files))('the file about %s', (name, bytes) => {
  it('keeps every element and format, and contains no Chinese except in fields', () => {
    const after = documentOf(translated(open(bytes)));
    expect(skeleton(after)).toEqual(skeleton(documentOf(bytes)));
    const left = textsOf(after).match(/\p{Script=Han}+/gu) ?? [];
    expect(left.join('|')).toBe({ contents: '第一章|绪论第二章|方法|年|月|日', sections: '男' }[name] ?? '');
  });

  it('keeps the source of untranslated texts', () => {
    const file = open(bytes);
    expect(textsOf(documentOf(file.write(new Map())))).toBe(textsOf(documentOf(bytes)));
  });

  it('has the same texts when it is reopened', () => {
    const texts = () => open(bytes).texts.map(({ source, place }) => ({ source, place }));
    expect(texts()).toEqual(texts());
    expect(texts().length).toBeGreaterThan(0);
  });
});

const sources = (bytes: Uint8Array, comments = true) =>
  open(bytes, comments).texts.map(({ source }) => source);

it('marks formats, links, notes, fields and formulas', () => {
  expect(sources(files.footnotes ?? new Uint8Array())).toEqual([
    '第一章　绪论',
    '墨的历史⟦b1⟧很长⟦/b1⟧⟦a2⟧，本文从⟦b3⟧松烟⟦/b3⟧说起⟦a4⟧。',
    '见《墨经》第三卷。',
    '同上，第五页。',
  ]);
  expect(sources(files.contents ?? new Uint8Array())).toEqual([
    '目录',
    '第一章 绪论',
    '今天是⟦a1⟧，见⟦b2⟧网页⟦/b2⟧。',
  ]);
  expect(sources(files.changes ?? new Uint8Array())).toEqual([
    '原来的⟦b1⟧新的⟦/b1⟧⟦b2⟧句子。⟦/b2⟧',
    '前半句，后半句。',
    '留下',
    '完。',
  ]);
  expect(sources(files.equations ?? new Uint8Array())).toEqual([
    '⟦b1⟧公式⟦/b1⟧⟦a2⟧由爱因斯坦提出⟦a3⟧⟦b4⟧见下⟦/b4⟧⟦a5⟧⟦b6⟧一行⟦/b6⟧',
  ]);
  expect(sources(files.sections ?? new Uint8Array())).toEqual([
    '正文⟦b1⟧继续⟦/b1⟧第三段⟦a2⟧b1⟦a3⟧。',
    '控件里的段落。',
    '选择：⟦a1⟧性',
    '尾注文字。',
    '页眉文字',
  ]);
});

it('translates comments only on request', () => {
  const bytes = files.comments ?? new Uint8Array();
  expect(open(bytes).texts.map(({ place }) => place)).toEqual(['body', 'comment']);
  expect(sources(bytes, false)).toEqual(['请看⟦a1⟧⟦b2⟧这几个字⟦/b2⟧⟦a3⟧，谢谢。']);
});

it('sets language and fonts, marks a table of contents, and writes both forms of a box', () => {
  const xml = (bytes: Uint8Array, path = 'word/document.xml') =>
    new TextDecoder().decode(documentOf(bytes).parts.get(path));
  const sections = translated(open(files.sections ?? new Uint8Array()));
  expect(xml(sections)).toContain(
    '<w:rPr><w:rFonts w:ascii="Times New Roman" w:eastAsia="宋体" w:hAnsi="Times New Roman"/><w:b/><w:sz w:val="21"/><w:lang w:val="en-US"/></w:rPr>',
  );
  expect(xml(sections, 'word/styles.xml')).toContain('w:ascii="Arial" w:hAnsi="Arial" w:eastAsia="等线"');
  expect(xml(translated(open(files.contents ?? new Uint8Array())))).toContain(
    '<w:fldChar w:fldCharType="begin" w:dirty="true"/>',
  );
  const boxes = xml(translated(open(files.boxes ?? new Uint8Array())));
  expect(boxes).not.toMatch(/descr="[^"]*\p{Script=Han}|alt="[^"]*\p{Script=Han}/u);
});

it('translates into Chinese with full-width quotation marks', () => {
  const bytes = wordFile({ body: `${p('He said “no” today.')}${p('12.5 %')}${p('中文已经在这里 AI。')}` });
  const file = openDocxToTranslate(bytes, { ...options, to: 'zh' });
  expect(file.texts.map(({ source }) => source)).toEqual(['He said “no” today.']);
  const saved = file.write(new Map([[0, { target: '他今天说“不”。', isPlain: false }]]));
  expect(new TextDecoder().decode(documentOf(saved).parts.get('word/document.xml'))).toContain(
    '<w:rPr><w:rFonts w:hint="eastAsia"/><w:lang w:eastAsia="zh-CN"/></w:rPr><w:t xml:space="preserve">他今天说“不”。</w:t>',
  );
});

describe('faults of marks', () => {
  const bytes = wordFile({
    body: `<w:p>${r('甲')}${r('乙', '<w:b/>')}<w:r><w:tab/></w:r><w:hyperlink w:anchor="a">${r('丙')}${r('丁', '<w:i/>')}</w:hyperlink>${r('。')}</w:p>`,
  });
  const [text] = open(bytes).texts;
  if (!text) throw new Error('No text');
  it.each([
    ['A⟦b1⟧B⟦/b1⟧⟦a2⟧⟦b3⟧C⟦b4⟧D⟦/b4⟧⟦/b3⟧.', null],
    ['⟦b3⟧C⟦b4⟧D⟦/b4⟧⟦/b3⟧⟦a2⟧⟦b1⟧B⟦/b1⟧A.', null],
    ['A⟦b1⟧B⟦a2⟧⟦/b1⟧⟦b3⟧C⟦b4⟧D⟦/b4⟧⟦/b3⟧.', null],
    ['A B⟦a2⟧⟦b3⟧C⟦b4⟧D⟦/b4⟧⟦/b3⟧.', '⟦b1⟧ is missing.'],
    ['A⟦b1⟧B⟦/b1⟧⟦b3⟧C⟦b4⟧D⟦/b4⟧⟦a2⟧⟦/b3⟧.', '⟦a2⟧ is inside another mark than in the source.'],
    ['A⟦b1⟧B⟦/b1⟧⟦a2⟧⟦b4⟧D⟦/b4⟧⟦b3⟧C⟦/b3⟧.', '⟦b4⟧ is inside another mark than in the source.'],
    ['A⟦b1⟧B⟦a2⟧⟦b3⟧⟦/b1⟧C⟦b4⟧D⟦/b4⟧⟦/b3⟧.', '⟦/b1⟧ closes no open mark.'],
    ['A⟦b1⟧⟦/b1⟧⟦a2⟧⟦b3⟧C⟦b4⟧D⟦/b4⟧⟦/b3⟧.', '⟦b1⟧ has no words.'],
    ['A⟦b1⟧B⟦a2⟧⟦a2⟧', '⟦a2⟧ occurs twice.'],
    ['⟦a9⟧ ', 'The answer has no words.'],
    ['A⟦a9⟧', '⟦a9⟧ is not in the source.'],
    ['A⟦b1⟧B', '⟦b1⟧ is not closed.'],
    ['A⟦/a2⟧', 'The signs ⟦ and ⟧ occur only in the given marks.'],
    ['A⟦b1', 'The signs ⟦ and ⟧ occur only in the given marks.'],
    ['A'.repeat(1_000_000), 'The answer is far too long.'],
  ])('%j', (target, fault) => {
    expect(faultOfMarks(text, target)).toBe(fault);
  });

  it('are harmless: the words are written without marks, and content between them is kept', () => {
    const file = open(bytes);
    const saved = documentOf(file.write(new Map([[0, { target: 'A⟦b1⟧ B <w:p/>', isPlain: true }]])));
    expect(textsOf(saved)).toBe('A B <w:p/>');
    expect(skeleton(saved).filter((each) => each.startsWith('w:tab'))).toHaveLength(1);
  });
});

/** Factor for the number of random cases; set by `script/soak random`. */
const times = Number(process.env.TIMES ?? 1);

it(
  'no model answer damages a file',
  () => {
    let written = 0;
    for (let seed = 1; seed <= 8 * times; seed++) {
      const random = seededRandom(seed);
      for (const [name, bytes] of Object.entries(files)) {
        const file = open(bytes);
        const targets = new Map<number, TextTranslation>();
        for (const [at, text] of file.texts.entries()) {
          const target = hostileAnswer(random, text.source);
          const isPlain = randomInt(random, 4) === 0;
          if (isPlain || faultOfMarks(text, target) === null) written++;
          targets.set(at, { target: isPlain ? target.slice(0, 5000) : target, isPlain });
        }
        const saved = documentOf(file.write(targets));
        for (const [path, part] of saved.parts)
          if (/\.(?:xml|rels)$/.test(path)) {
            const xml = new TextDecoder('utf-8', { fatal: true }).decode(part);
            expect(xml, `${name} ${seed}`).toBe(xmlClean(xml));
            parseXml(xml);
          }
        // Links are lost only if the words were written without marks.
        const rest = (docx: Docx) =>
          skeleton(docx).filter(
            (each) => !/^(?:formats|w:(?:hyperlink|sdt|smartTag|fldChar|instrText))/.test(each),
          );
        expect(rest(saved), `${name} ${seed}`).toEqual(rest(documentOf(bytes)));
      }
    }
    expect(written).toBeGreaterThan(60 * times);
  },
  60_000 * times,
);
