import { describe, expect, it } from 'vitest';
import { testResources } from '../testing/resources.ts';
import { credibleOf } from './credible.ts';
import { createSpeller } from './speller.ts';

const { lexicon } = testResources;
const speller = lexicon && createSpeller(lexicon);
const best = (word: string) => speller?.suspect(word).guesses[0]?.text;
const inside = { isTitleAtStart: false, isTitleInside: false, isHyphenated: false, times: 1 };
const credible = (word: string, place = inside) =>
  speller === undefined ? 0 : credibleOf(word, speller.suspect(word), place);

describe('createSpeller', () => {
  it.each([
    ['swaps', 'freind', 'friend'],
    ['doubled letters', 'adress', 'address'],
    ['missing letters', 'goverment', 'government'],
    ['vowels mixed up', 'seperate', 'separate'],
    ['sounds', 'filosophy', 'philosophy'],
    ['neighbours on the keyboard', 'wprk', 'work'],
    ['two slips', 'recomendasion', 'recommendation'],
    ['apostrophes', "does'nt", "doesn't"],
    ['names', 'wendesday', 'Wednesday'],
    ['forgotten spaces', 'alot', 'a lot'],
    ['capitals', 'Infact', 'In fact'],
    ['listed slips', 'teached', 'taught'],
    ['an s that is a z in all variants', 'capsised', 'capsized'],
  ])('corrects %s: %s', (_, typed, meant) => {
    expect(best(typed)).toBe(meant);
    expect(credible(typed)).toBeGreaterThan(0.5);
  });

  it.each(['cliche', 'codebase', 'unfollowable', 'microtask', 'kubectl', 'xqzt'])('accepts %s', (word) => {
    expect(credible(word)).toBeLessThan(0.5);
  });

  it('suggests no rude word', () => {
    expect(speller?.suspect('shitt').guesses.map(({ text }) => text)).not.toContain('shit');
  });

  it('is less certain about names and terms that are written repeatedly', () => {
    const once = credible('Goverment', { ...inside, isTitleAtStart: true });
    expect(credible('Goverment', { ...inside, isTitleInside: true })).toBeLessThan(once);
    expect(credible('deducible', { ...inside, times: 4 })).toBeLessThan(credible('deducible'));
    expect(credible('goverment', { ...inside, times: 30 })).toBe(credible('goverment'));
  });
});
