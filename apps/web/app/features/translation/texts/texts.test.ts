import { describe, expect, it } from 'vitest';
import { alignSheet, joinWithNext } from '../../../shared/translation/edit-pairs.ts';
import { emptyDraft } from '../../../shared/translation/kept-draft.ts';
import {
  changePair,
  emptySheet,
  followText,
  sourceText,
  takeTranslation,
  writeSource,
  writeTarget,
} from '../../../shared/translation/sheet.ts';
import { directionOf, withLanguage, withSheet } from './draft-direction.ts';
import { hasNotes, notesOf } from './pair-notes.ts';
import { alignDraft, pairDraft, rowsOf } from './read-pair-table.ts';
import { titleOf, writeHtml, writeTmx } from './write-sheet.ts';

const zhEn = { from: 'zh', to: 'en' } as const;
const sheet = alignSheet('春天来了。\n花 <开> 了。', 'Spring has come.\nFlowers are in bloom.');

const readPairTable = (text: string) => pairDraft(rowsOf(text));

describe('the direction', () => {
  it('is detected, and stays while a partly translated text is edited', () => {
    expect(directionOf(emptyDraft)).toBeNull();
    const typed = withSheet(emptyDraft, followText(emptySheet, '春天来了。'));
    expect(directionOf(typed)).toEqual(zhEn);
    const done = withSheet(typed, writeTarget(typed.sheet, 1, 'Spring.'));
    const more = withSheet(
      done,
      followText(done.sheet, '春天来了。 And then there were many English words.'),
    );
    expect(directionOf(more)).toEqual(zhEn);
    expect(more.sheet.pairs[0]?.target).toBe('Spring.');
  });

  it('removes translations in another language', () => {
    const done = { from: 'auto', to: 'en', sheet } as const;
    expect(withLanguage(done, 'en').sheet.pairs.every(({ target }) => target === '')).toBe(true);
    expect(withLanguage(done, 'zh').sheet).toBe(sheet);
    const other = withSheet(done, followText(sheet, 'Winter is over.\nBirds are back.'));
    expect(other.to).toBe('zh');
    expect(other.sheet.pairs.map(({ target }) => target)).toEqual(['', '']);
  });
});

it('notes list differing numbers, missing terms until they are used, and changed sources', () => {
  const pairs = alignSheet('共有35人参加。', '53 people took part.');
  expect(notesOf(pairs.pairs[0] as never).differing).toEqual(['35', '53']);
  const fixed = writeTarget(pairs, 1, '35 people took part.');
  expect(fixed.pairs.map(hasNotes)).toEqual([false]);
  const missed = takeTranslation(fixed, 1, {
    target: '35 persons joined.',
    fault: null,
    missedTerms: [{ source: '参加', target: 'took part' }],
  });
  expect(missed.pairs.map(hasNotes)).toEqual([true]);
  const byHand = changePair(missed, 1, (pair) => ({ ...pair, target: '35 people took part.' }));
  expect(byHand.pairs.map(hasNotes)).toEqual([false]);
  expect(writeSource(fixed, 1, '共有36人参加。').pairs.map(hasNotes)).toEqual([true]);
});

describe('two texts', () => {
  it('are aligned in either direction; two in one language are refused', () => {
    expect(alignDraft('春天来了。', 'Spring has come.')).toMatchObject(zhEn);
    expect(alignDraft('Spring has come.', '春天来了。')).toMatchObject({ from: 'en', to: 'zh' });
    expect(alignDraft('春天来了。', '花开了。')).toBe('alignLanguage');
  });

  it('come from a table without its heading', () => {
    const table = readPairTable('Source,Target\n春天来了。,"Spring, at last, has come."\n\n花开了。,\n');
    if (typeof table === 'string') throw new Error(table);
    expect(sourceText(table.sheet)).toBe('春天来了。\n花开了。');
    expect(table.sheet.pairs.map(({ target }) => target)).toEqual(['Spring, at last, has come.', '']);
    const plain = readPairTable('春天来了。\tSpring has come.\n花开了。\tFlowers are in bloom.');
    expect(plain).toMatchObject({ sheet: { pairs: [{ source: '春天来了。' }, {}] } });
    const numbered = pairDraft([
      ['1', '', 'Spring has come.', '春天来了。'],
      ['2', '', 'Flowers are in bloom.', '花开了。'],
    ]);
    expect(numbered).toMatchObject({ from: 'en', to: 'zh' });
    expect(readPairTable('only one column\nand more')).toBe('alignNoTable');
    expect(() => readPairTable('"open,b')).toThrow(expect.objectContaining({ code: 'file_format_mismatch' }));
  });
});

describe('a saved translation', () => {
  it('is a table, paragraphs or the translation, with its text escaped', () => {
    expect(writeHtml(sheet, zhEn, 'table')).toContain(
      '<tr><td lang="zh">花 &lt;开&gt; 了。</td><td lang="en">Flowers are in bloom.</td></tr>',
    );
    expect(writeHtml(sheet, zhEn, 'paragraphs')).toContain(
      '<p lang="zh">春天来了。</p><p lang="en">Spring has come.</p>\n<p lang="zh">花',
    );
    const open = writeTarget(sheet, 2, '');
    expect(writeHtml(open, zhEn, 'target')).toContain(
      '<body><p lang="en">Spring has come.</p>\n<p lang="en">花 &lt;开&gt; 了。</p></body>',
    );
    const one = joinWithNext(sheet, 1, 'en');
    expect(writeHtml(one, zhEn, 'table')).toContain('<td lang="zh">春天来了。<br>花 &lt;开&gt; 了。</td>');
  });

  it('is labelled if a model has created it', () => {
    const made = { target: 'Spring is here.', fault: null, missedTerms: [] };
    expect(writeHtml(sheet, zhEn, 'target')).not.toContain('data-generated');
    const marked = '<span data-generated>Spring is here.</span>';
    for (const form of ['table', 'paragraphs', 'target'] as const)
      expect(writeHtml(takeTranslation(sheet, 1, made), zhEn, form).split(marked), form).toHaveLength(2);
  });

  it('is a translation memory of the complete pairs, and has a name', () => {
    const tmx = writeTmx(writeTarget(sheet, 1, ''), zhEn);
    expect(tmx.match(/<tu /g)).toHaveLength(1);
    expect(tmx).toMatch(/<header [^>]*segtype="sentence"[^>]* srclang="zh"/);
    expect(tmx).not.toContain('<prop');
    expect(tmx).toContain('<tuv xml:lang="zh"><seg>花 &lt;开&gt; 了。</seg></tuv>');
    expect(titleOf(sheet, 'x')).toBe('Spring has come');
    expect(titleOf(emptySheet, 'x')).toBe('x');
  });
});
