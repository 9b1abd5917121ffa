import { describe, expect, it } from 'vitest';
import { readEnglish } from './files.ts';

describe('readEnglish', () => {
  it('copies the required data, so that the files can be released', () => {
    const { lexicon, tagger, ngrams } = readEnglish();
    expect(lexicon.find('house')).toMatchObject({ text: 'house', isLower: true });
    expect(lexicon.has('McDonald')).toBe(true);
    expect(tagger.tag(['The', 'house'])).toEqual(['DT', 'NN']);
    const words = ngrams.number('It depends of the weather .'.split(' '));
    expect(ngrams.inGap(words, 2, 3)?.word).toBe('on');
    expect(ngrams.formAt(ngrams.number('There are many thing to do .'.split(' ')), 3)?.word).toBe('things');
    expect(ngrams.wordAt(ngrams.number('They lost there keys .'.split(' ')), 2)?.word).toBe('their');
  });
});
