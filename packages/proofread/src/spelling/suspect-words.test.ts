import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testResources } from '../testing/resources.ts';
import { nastyText } from '../testing/texts.ts';
import { suspectWords } from './suspect-words.ts';

const { lexicon } = testResources;
const suspects = (text: string) => (lexicon === undefined ? [] : suspectWords(text, lexicon));
const words = (text: string) => suspects(text).map(({ word }) => word);

describe('suspectWords', () => {
  it('leaves the s of a possessive to grammar and straightens apostrophes', () => {
    const text = 'The goverment’s plan did’nt work.';
    expect(suspects(text).map(({ start, end }) => text.slice(start, end))).toEqual(['goverment', 'did’nt']);
    expect(words(text)).toEqual(['goverment', "did'nt"]);
  });

  it('skips code, paths, other scripts, accents, inner capitals and abbreviations', () => {
    for (const text of [
      'src/mian.rs foo_brz @exmaple #hashtga frobz() a.brz v2brz',
      'Привет, größer, naïf, Żółw, fooBrz, NASAX, ab.',
    ]) {
      expect(words(text)).toEqual([]);
    }
  });

  it('skips another language, but not one or two mistakes', () => {
    expect(words('Ce qui est simplement dit au sujet des pommes vertes.')).toEqual([]);
    expect(words('The goverment recieved it.')).toEqual(['goverment', 'recieved']);
  });

  it('accepts British spellings of American words, but not an s that is a z in all variants', () => {
    expect(words('The tokeniser and two equalisers of the capsised ship.')).toEqual(['capsised']);
  });

  it('recognises meaningful capitals', () => {
    const [first, second] = suspects('Tommorow we meet Kowalsky.');
    expect(first?.place).toMatchObject({ isTitleAtStart: true, isTitleInside: false });
    expect(second?.place).toMatchObject({ isTitleAtStart: false, isTitleInside: true });
  });

  it('counts the occurrences of a word', () => {
    expect(suspects('A frobz is a frobz.').map(({ place }) => place.times)).toEqual([2, 2]);
  });

  it('keeps its positions among emoji, marks and broken text', () => {
    fc.assert(
      fc.property(nastyText, nastyText, (before, after) => {
        const text = `${before} recieved ${after}`;
        for (const { word, start, end } of suspects(text)) {
          expect(text.slice(start, end).normalize('NFC').replaceAll('’', "'")).toBe(word);
        }
      }),
    );
  });
});
