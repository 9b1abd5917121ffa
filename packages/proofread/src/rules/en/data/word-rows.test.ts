import { describe, expect, it } from 'vitest';
import { byWordTable, sampleOf, type WordRow } from '../../../match/word-table.ts';
import { makeRuleText } from '../../rule-text.ts';
import { adjectivePrepositions } from './adjective-prepositions.ts';
import { chinglishPhrases } from './chinglish.ts';
import * as collocations from './collocations.ts';
import { compoundWords } from './compound-words.ts';
import { fixedPhrases } from './fixed-phrases.ts';
import { learnerFrames } from './learner-frames.ts';
import { learnerPhrases } from './learner-phrases.ts';
import { lookalikes } from './lookalikes.ts';
import { missingPrepositions } from './missing-prepositions.ts';
import { needlessPrepositions } from './needless-prepositions.ts';
import { nounPrepositions } from './noun-prepositions.ts';
import * as realWords from './real-words.ts';
import * as redundancies from './redundancies.ts';
import * as timePrepositions from './time-prepositions.ts';
import { verbPrepositions } from './verb-prepositions.ts';
import * as wordChoices from './word-choices.ts';

const tables: Readonly<Record<string, readonly WordRow[]>> = {
  ...{
    adjectivePrepositions,
    chinglishPhrases,
    compoundWords,
    fixedPhrases,
    learnerFrames,
    learnerPhrases,
    lookalikes,
  },
  ...{ missingPrepositions, needlessPrepositions, nounPrepositions, verbPrepositions },
  ...{ ...collocations, ...realWords, ...redundancies, ...timePrepositions, ...wordChoices },
};

const findIn = (rows: readonly WordRow[], text: string) => [...byWordTable(rows)(makeRuleText(text, 'en'))];

function correct(rows: readonly WordRow[], text: string): string | null {
  const [found] = findIn(rows, text);
  if (found === undefined) return null;
  return text.slice(0, found.start) + (found.replacements[0] ?? '') + text.slice(found.end);
}

describe.each(Object.entries(tables))('%s', (_, rows) => {
  it('finds the example of each of its rows, and leaves no notation of a row in the text', () => {
    const corrected = rows.map((row) => [row.wrong, correct([row], sampleOf(row))] as const);
    expect(corrected.filter(([, text]) => text === null || /[~$|@]/.test(text))).toEqual([]);
  });

  it('accepts its own suggestions', () => {
    const find = byWordTable(rows);
    const again = rows.filter((row) => {
      const text = correct([row], sampleOf(row)) ?? '';
      return [...find(makeRuleText(text, 'en'))].length > 0;
    });
    expect(again.map(({ wrong }) => wrong)).toEqual([]);
  });

  it('has no duplicate rows', () => {
    const wrong = rows.map((row) => row.wrong);
    expect(wrong.filter((each, i) => wrong.indexOf(each) !== i)).toEqual([]);
  });
});
