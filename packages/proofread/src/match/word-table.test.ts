import { describe, expect, it } from 'vitest';
import { makeRuleText } from '../rules/rule-text.ts';
import { inflect } from './inflect.ts';
import { byWordTable, readWordRows, sampleOf } from './word-table.ts';

function correct(rows: string, text: string): string {
  const found = [...byWordTable(readWordRows(rows))(makeRuleText(text, 'en'))];
  return found.reduceRight(
    (all, { start, end, replacements: [first = ''] }) => all.slice(0, start) + first + all.slice(end),
    text,
  );
}

describe('byWordTable', () => {
  it.each([
    ['depend~ of => depend~ on', 'It depended of us.', 'It depended on us.'],
    [
      'make~ a photo => take~ a photo',
      'He made a photo. I have made a photo.',
      'He took a photo. I have taken a photo.',
    ],
    ['discuss~ about => discuss~', 'Discussing about it helps.', 'Discussing it helps.'],
    ['explain~ @obj (why) => explain~ to $2', 'Explain me why.', 'Explain to me why.'],
    ['(@be) very? interested on => interested in', 'I am interested on it.', 'I am interested in it.'],
    ['enter~ in (@art) !evening => enter~', 'He entered in the room.', 'He entered the room.'],
    ['go~ to home !page => go~ home', 'We go to home page.', 'We go to home page.'],
    ['in contrary => on the contrary', 'In contrary, it is.', 'On the contrary, it is.'],
    ['(since) two => three', 'two since two', 'two since three'],
    ['in (last year) =>', 'I left in last year.', 'I left last year.'],
    ['(be) write (.|?) => right', 'Be write? Be write down.', 'Be right? Be write down.'],
    ['by foot => on foot', 'well-by foot, by  foot, by-foot', 'well-on foot, on  foot, by-foot'],
  ])('%s: %s', (rows, text, expected) => expect(correct(rows, text)).toBe(expected));

  it('narrows a finding to the change and reports the whole phrase', () => {
    const [found] = byWordTable(readWordRows('depend~ of => depend~ on'))(
      makeRuleText('It depends of it.', 'en'),
    );
    expect(found).toEqual({
      ...{ start: 11, end: 13, replacements: ['on'] },
      params: { phrase: 'depends of', betterPhrase: 'depends on' },
    });
  });

  it.each([
    ['(in my opinion ,) i think =>', 'In my opinion, I think so.', 'I think', 'In my opinion'],
    ['(live~) in (abroad) =>', 'He lived in abroad.', 'in', 'lived abroad'],
  ])('reports the rest after a deletion: %s', (rows, text, phrase, betterPhrase) => {
    const [found] = byWordTable(readWordRows(rows))(makeRuleText(text, 'en'));
    expect(found?.params).toEqual({ phrase, betterPhrase });
  });

  it('refuses rows without an indexable word or with a change in two parts', () => {
    expect(() => correct('@any => x', 'It is.')).toThrow('looked up');
    expect(() => correct('spend~ (time) for => spend~ on', 'It is.')).toThrow('one piece');
    expect(() => correct('@nobody => x', 'It is.')).toThrow('@nobody');
  });
});

describe('inflect', () => {
  it.each([
    ['take', ['takes', 'took', 'taken', 'taking']],
    ['study', ['studies', 'studied', 'studied', 'studying']],
    ['prefer', ['prefers', 'preferred', 'preferred', 'preferring']],
    ['agree', ['agrees', 'agreed', 'agreed', 'agreeing']],
    ['lie', ['lies', 'lay', 'lain', 'lying']],
    ['go', ['goes', 'went', 'gone', 'going']],
  ])('%s', (base, forms) => {
    expect((['third', 'past', 'participle', 'ing'] as const).map((form) => inflect(base, form))).toEqual(
      forms,
    );
  });
});

describe('sampleOf', () => {
  it('returns a text that its row finds', () => {
    const [row] = readWordRows('(@be) fond at !all @ing => fond of $3');
    if (row === undefined) throw new Error('no row');
    expect(sampleOf(row)).toBe('am fond at reading');
  });
});
