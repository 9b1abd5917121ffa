import { type Random, randomInt, seededRandom } from '@inkstone/kernel';
import { describe, expect, it } from 'vitest';
import {
  type Docx,
  elementsOf,
  openDocx,
  saveDocx,
  writePart,
  writeXml,
  type XmlElement,
} from '../../word-file/index.ts';
import {
  type ReviewFinding,
  readVisibleText,
  reviewDocx,
  type VisibleParagraph,
  writeDocx,
} from '../index.ts';
import { corpus } from '../testing/corpus.ts';
import { RandomBody } from '../testing/random-body.ts';
import { resolveChanges } from '../testing/resolve-changes.ts';
import { p, r, sidePart, wordFile } from '../testing/word-file.ts';
import { planEdits } from './plan-edits.ts';
import { textParts } from './text-parts.ts';

const reviewer = { author: 'Inkstone', at: Date.UTC(2026, 10, 21, 8, 0, 0) };
const open = (bytes: Uint8Array) => openDocx(bytes, 50 * 1024 * 1024);
const textsOf = (docx: Docx) => readVisibleText(docx).map(({ text }) => text);

function countOf(parent: XmlElement, name: string): number {
  return elementsOf(parent).reduce(
    (sum, child) => sum + (child.name === name ? 1 : 0) + countOf(child, name),
    0,
  );
}

/** Reviews a file, saves it and reads it again. */
function review(bytes: Uint8Array, findings: readonly ReviewFinding[]) {
  const docx = open(bytes);
  const count = reviewDocx(docx, findings, reviewer);
  return { count, saved: saveDocx(docx) };
}

function textAfter(bytes: Uint8Array, choice: 'accept' | 'reject'): string[] {
  const docx = open(bytes);
  resolveChanges(docx.body, reviewer.author, choice);
  for (const { side } of textParts(docx)) {
    if (!side) continue;
    resolveChanges(side.document.root, reviewer.author, choice);
    writePart(docx.parts, side.path, side.document);
  }
  return textsOf(docx);
}

const finding = (
  paragraph: number,
  start: number,
  end: number,
  replacement: string | null,
  isExplained = false,
): ReviewFinding => ({ paragraph, start, end, replacement, comment: `因为 ${start}`, isExplained });

/** Findings at random positions, in order and without overlap. */
function randomFindings(random: Random, texts: readonly string[]): ReviewFinding[] {
  const words = ['已经', 'the', '', '，', '<&>', 'a\tb', '墨😀'];
  return texts.flatMap((text, paragraph) => {
    const found: ReviewFinding[] = [];
    for (let at = randomInt(random, 4); at < text.length; ) {
      const end = Math.min(text.length, at + randomInt(random, 5));
      if (isHalf(text, at) || isHalf(text, end)) at++;
      else {
        const word = words[randomInt(random, words.length)] ?? '';
        const replacement = randomInt(random, 4) === 0 ? null : word;
        found.push(finding(paragraph, at, end, replacement, randomInt(random, 2) === 0));
        at = end + 1 + randomInt(random, 6);
      }
    }
    return found;
  });
}

const isHalf = (text: string, at: number) =>
  /^[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(at - 1, at + 1));

const isChanged = (paragraph: VisibleParagraph | undefined, each: ReviewFinding) =>
  paragraph !== undefined && planEdits(paragraph, [each]).some(({ change }) => change !== null);

/** Returns the texts with the corrections of those findings that became a tracked change. */
function corrected(texts: readonly string[], findings: readonly ReviewFinding[]): string[] {
  return texts.map((text, number) =>
    findings
      .filter(({ paragraph }) => paragraph === number)
      .reduceRight(
        (done, { start, end, replacement }) =>
          replacement === null ? done : done.slice(0, start) + replacement + done.slice(end),
        text,
      ),
  );
}

/** Factor for the number of random cases; set by `script/soak random`. */
const times = Number(process.env.TIMES ?? 1);

describe('a reviewed docx', () => {
  it('has the original text when changes are rejected, and the corrected one when they are accepted', () => {
    let changes = 0;
    for (let seed = 1; seed <= 20 * times; seed++) {
      const bytes = writeDocx(new RandomBody(seed).manuscript());
      const texts = textsOf(open(bytes));
      const random = seededRandom(seed);
      const findings = randomFindings(random, texts);
      const { saved, count } = review(bytes, findings);
      changes += count.changes;
      expect(textAfter(saved, 'reject'), `seed ${seed}`).toEqual(texts);
      // Some findings only get a comment, for example in insertions of other authors.
      const paragraphs = readVisibleText(open(bytes));
      const done = findings.filter((each) => isChanged(paragraphs[each.paragraph], each));
      const wanted = corrected(texts, done);
      expect(textAfter(saved, 'accept'), `seed ${seed}`).toEqual(wanted);
      expect(countOf(open(saved).body, 'w:commentReference')).toBe(
        countOf(open(bytes).body, 'w:commentReference') + count.comments,
      );
    }
    expect(changes).toBeGreaterThan(100 * times);
  });

  it('keeps every other part, byte for byte', () => {
    for (const manuscript of Object.values(corpus)) {
      const bytes = writeDocx(manuscript);
      const before = open(bytes).parts;
      const texts = textsOf(open(bytes));
      const { saved } = review(bytes, randomFindings(seededRandom(7), texts));
      const after = open(saved).parts;
      expect([...after.keys()]).toEqual([...before.keys()]);
      for (const [path, part] of before) {
        if (!/^word\/(?:document|comments|footnotes)\.xml$/.test(path)) expect(after.get(path)).toEqual(part);
      }
    }
  });

  it('equals the original after rejection, except for split runs', () => {
    const bytes = wordFile({ body: p('我们己经出发了') });
    const docx = open(bytes);
    reviewDocx(docx, [finding(0, 2, 4, '已经')], reviewer);
    expect(writeXml({ prologue: '', root: docx.body })).toBe(
      '<w:body><w:p><w:pPr></w:pPr>RUN</w:p></w:body>'
        .replace('<w:pPr></w:pPr>', '<w:pPr/>')
        .replace(
          'RUN',
          [
            '<w:r><w:rPr/><w:t xml:space="preserve">我们</w:t></w:r>',
            '<w:del w:id="1" w:author="Inkstone" w:date="2026-11-21T08:00:00Z"><w:r><w:rPr/><w:delText xml:space="preserve">己</w:delText></w:r></w:del>',
            '<w:ins w:id="2" w:author="Inkstone" w:date="2026-11-21T08:00:00Z"><w:r><w:rPr/><w:t xml:space="preserve">已</w:t></w:r></w:ins>',
            '<w:r><w:rPr/><w:t xml:space="preserve">经出发了</w:t></w:r>',
          ].join(''),
        ),
    );
  });

  const del = /<w:del /g;
  const reviewed = (body: string, ...findings: readonly ReviewFinding[]) => {
    const { saved, count } = review(wordFile({ body }), findings);
    expect(textAfter(saved, 'reject')).toEqual(textsOf(open(wordFile({ body }))));
    const xml = new TextDecoder().decode(open(saved).parts.get('word/document.xml'));
    return { xml, count, saved };
  };

  it('keeps the formatting of letters, and the notes and links around them', () => {
    const note = '<w:r><w:footnoteReference w:id="1"/></w:r>';
    const body = `<w:p>${r('te', '<w:b/>')}${note}<w:hyperlink r:id="x">${r('h end', '<w:i/>')}</w:hyperlink></w:p>`;
    const { xml, saved, count } = reviewed(body, finding(0, 0, 3, 'the', true), finding(0, 4, 7, 'finish'));
    expect(count).toEqual({ changes: 2, comments: 1 });
    expect(xml.match(del)).toHaveLength(3);
    expect(xml).toContain(note);
    expect(xml).toContain('<w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">the</w:t></w:r></w:ins>');
    expect(xml).toContain(
      '<w:r><w:rPr><w:i/></w:rPr><w:t xml:space="preserve">finish</w:t></w:r></w:ins></w:hyperlink>',
    );
    expect(textAfter(saved, 'accept')).toEqual(['the finish']);
  });

  const field = (instruction: string, result: string) =>
    `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${instruction}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${r(result)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;

  it.each([
    ['the result of a field', `<w:p>${r('见')}${field('REF a', '第1章')}${r('。')}</w:p>`],
    [
      'a simple field',
      `<w:p>${r('见')}<w:fldSimple w:instr="REF a">${r('第1章')}</w:fldSimple>${r('。')}</w:p>`,
    ],
    [
      'an insertion of somebody else',
      `<w:p>${r('见')}<w:ins w:id="4" w:author="张">${r('第1章')}</w:ins>${r('。')}</w:p>`,
    ],
    [
      'a content control',
      `<w:p>${r('见')}<w:sdt><w:sdtContent>${r('第1章')}</w:sdtContent></w:sdt>${r('。')}</w:p>`,
    ],
    [
      'a page break',
      `<w:p>${r('见')}<w:r><w:t>第1</w:t><w:br w:type="page"/><w:t>章</w:t></w:r>${r('。')}</w:p>`,
    ],
    [
      'a locked block',
      `<w:sdt><w:sdtPr><w:lock w:val="contentLocked"/></w:sdtPr><w:sdtContent>${p('见第1章。')}</w:sdtContent></w:sdt>`,
    ],
  ])('comments on %s instead of changing it', (_what, body) => {
    const { xml, count } = reviewed(body, finding(0, 1, 4, '第一章'));
    expect(count).toEqual({ changes: 0, comments: 1 });
    expect(xml).not.toMatch(del);
    const before = /^.*commentRangeStart/s.exec(xml)?.[0] ?? '';
    expect(before).not.toContain('第1');
    expect(xml).toMatch(/commentRangeEnd.*commentReference/s);
  });

  it('ignores deleted, hidden and generated text, and text outside the body', () => {
    const body = [
      `<w:p>${r('甲')}<w:del w:id="1" w:author="张"><w:r><w:delText>乙</w:delText></w:r></w:del>${r('丙', '<w:vanish/>')}<w:r><w:tab/><w:t>丁</w:t><w:br/><w:t>戊</w:t></w:r></w:p>`,
      `<w:p>${field('TOC \\o', '第一章 1')}</w:p>`,
      `<w:tbl><w:tr><w:tc>${p('己')}</w:tc></w:tr></w:tbl>`,
      `<w:p><m:oMath><m:r><m:t>x</m:t></m:r></m:oMath>${r('庚')}</w:p>`,
    ].join('');
    expect(textsOf(open(wordFile({ body })))).toEqual(['甲\t丁\n戊', '', '己', '\ufffc庚']);
  });

  it('has a comments part of its own, or adds to the existing one', () => {
    const fresh = reviewed(p('甲乙'), finding(0, 0, 1, null), finding(0, 1, 2, null)).saved;
    const partOf = (bytes: Uint8Array, path: string) => new TextDecoder().decode(open(bytes).parts.get(path));
    expect(partOf(fresh, 'word/_rels/document.xml.rels')).toContain('Target="comments.xml"');
    expect(partOf(fresh, '[Content_Types].xml')).toContain('PartName="/word/comments.xml"');
    const again = review(fresh, [finding(0, 0, 2, null)]).saved;
    expect(partOf(again, 'word/comments.xml').match(/w:id="\d"/g)).toEqual([
      'w:id="0"',
      'w:id="1"',
      'w:id="2"',
    ]);
    expect(partOf(again, 'word/_rels/document.xml.rels')).toBe(partOf(fresh, 'word/_rels/document.xml.rels'));
  });

  it('has a comment where two findings overlap, and ignores missing words', () => {
    const { count } = reviewed(
      p('甲乙丙'),
      finding(0, 0, 2, 'A'),
      finding(0, 1, 3, 'B'),
      finding(5, 0, 1, 'C'),
    );
    expect(count).toEqual({ changes: 1, comments: 1 });
  });
});

describe('text beside the main text', () => {
  const footnote = '<w:footnote w:type="separator" w:id="0"><w:p/></w:footnote>';
  const box = (text: string) => `<wps:txbx><w:txbxContent>${p(text)}</w:txbxContent></wps:txbx>`;
  const bytes = wordFile({
    body: `<w:p>${r('正文己经')}<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing>${box('框里己经')}</w:drawing></mc:Choice><mc:Fallback>${box('框里己经')}</mc:Fallback></mc:AlternateContent></w:r></w:p>`,
    footnotes: `${footnote}<w:footnote w:id="2"><w:p><w:r><w:footnoteRef/></w:r>${r('脚注己经')}</w:p></w:footnote>`,
    endnotes: `<w:endnote w:id="2">${p('尾注己经')}</w:endnote>`,
    relations: [
      ['h', 'header', 'header1.xml'],
      ['f', 'footer', 'footer1.xml'],
      ['again', 'header', 'header1.xml'],
    ],
    others: Object.fromEntries(
      ['header', 'footer'].map((name) => [`word/${name}1.xml`, sidePart(name, p(`${name}己经`))]),
    ),
  });

  it('is read after it, once', () => {
    expect(readVisibleText(open(bytes)).map(({ place, text }) => `${place}: ${text}`)).toEqual([
      'body: 正文己经',
      'box: 框里己经',
      'footnote: 脚注己经',
      'endnote: 尾注己经',
      'header: header己经',
      'footer: footer己经',
    ]);
  });

  it('has tracked changes with separate numbers, and no comments', () => {
    const texts = textsOf(open(bytes));
    const findings = texts.map((text, at) => finding(at, text.length - 2, text.length, '已经', true));
    const { saved, count } = review(bytes, findings);
    expect(count).toEqual({ changes: 6, comments: 1 });
    expect(textsOf(open(saved))).toEqual(texts.map((text) => text.replace('己', '已')));
    const { parts } = open(saved);
    const xml = [...parts].map(([path, part]) =>
      path.endsWith('.xml') ? new TextDecoder().decode(part) : '',
    );
    const numbers = Array.from(xml.join('').matchAll(/<w:(?:ins|del) w:id="(\d+)"/g), ([, id]) => id);
    expect([numbers.length, new Set(numbers).size]).toEqual([12, 12]);
    expect(new TextDecoder().decode(parts.get('word/header1.xml'))).toContain('<w:delText');
  });

  it('stays byte for byte if its findings have no suggestion', () => {
    const { saved, count } = review(bytes, [finding(2, 0, 2, null), finding(4, 0, 2, null)]);
    expect(count).toEqual({ changes: 0, comments: 0 });
    for (const path of ['word/footnotes.xml', 'word/header1.xml'])
      expect(open(saved).parts.get(path)).toEqual(open(bytes).parts.get(path));
  });
});
