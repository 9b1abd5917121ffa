import { describe, expect, it } from 'vitest';
import { element, type XmlElement } from '../word-file/index.ts';
import { Rebuilding } from './review/rebuild.ts';
import { readTexts } from './translate/units.ts';

/** More than the arguments that a call can have. */
const many = 200_000;
const mark = element('w:bookmarkEnd');
const run = (text: string) => element('w:r', {}, [element('w:t', { 'xml:space': 'preserve' }, [text])]);
const marks = (): XmlElement[] => Array.from({ length: many }, () => mark);

describe('a paragraph with more elements than a call has arguments', () => {
  it('is rebuilt with all of them', () => {
    const [old, added] = [run('旧'), run('新')];
    const paragraph = element('w:p', {}, [old, ...marks()]);
    const rebuilding = new Rebuilding();
    rebuilding.putAfter(old, added);
    rebuilding.run(paragraph, new Set());
    expect(paragraph.children).toHaveLength(many + 2);
    expect(paragraph.children[1]).toBe(added);
  });

  it('is translated with all of them', () => {
    const inserted = element('w:ins', {}, marks());
    const paragraph = element('w:p', {}, [run('甲'), inserted, run('乙')]);
    const body = element('w:body', {}, [paragraph]);
    const document = { prologue: '', root: element('w:document', {}, [body]) };
    const docx = { parts: new Map(), path: 'word/document.xml', document, body, styles: null };
    const [unit] = readTexts(docx, { to: 'en', comments: false }).units;
    unit?.write('A ⟦a1⟧ B', false);
    expect(paragraph.children).toHaveLength(many + 2);
  });
});
