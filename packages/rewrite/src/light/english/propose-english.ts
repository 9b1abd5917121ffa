import type { Tagger } from '@inkstone/english';
import { redundantEnglish } from '@inkstone/proofread/conciseness';
import { byWordTable, type Finding, makeRuleText, type RuleText, tagWords } from '@inkstone/proofread/match';
import type { Candidate } from '../candidate.ts';
import type { LightReason } from '../reasons.ts';
import { fitToPlace } from './fit-to-place.ts';
import { givingRows } from './giving-rows.ts';
import { findHiddenVerbs, findPurposes, findShortClauses, findThereIs } from './patterns.ts';
import { openerRows, redundantRows, wordyRows } from './phrase-rows.ts';
import { stateRows, verbRows } from './verb-rows.ts';
import { emptyRows, neutralRows, plainRows } from './word-rows.ts';

interface Source {
  readonly find: (text: RuleText) => Iterable<Finding>;
  readonly reason: LightReason;
  readonly isBetter?: false;
  /** Whether the rows apply only at the beginning of the sentence. */
  readonly isOpening?: true;
}

const sources: readonly Source[] = [
  { find: byWordTable(longestFirst([...redundantRows, ...redundantEnglish])), reason: 'redundant' },
  { find: byWordTable(longestFirst(wordyRows)), reason: 'wordyPhrase' },
  { find: byWordTable(longestFirst(openerRows)), reason: 'emptyOpening', isOpening: true },
  { find: byWordTable(longestFirst([...givingRows, ...verbRows])), reason: 'nounToVerb' },
  { find: byWordTable(longestFirst(stateRows)), reason: 'nounToVerb' },
  { find: byWordTable(plainRows), reason: 'plainWord' },
  { find: byWordTable(emptyRows), reason: 'emptyWord' },
  { find: findPurposes, reason: 'wordyPhrase' },
  { find: findThereIs, reason: 'thereIs' },
  { find: findShortClauses, reason: 'shortClause' },
  { find: findHiddenVerbs, reason: 'nounToVerb' },
  { find: byWordTable(neutralRows), reason: 'otherWord', isBetter: false },
];

/** Of the rows that match at one position, the longest. */
function longestFirst<Row extends { readonly wrong: string }>(rows: readonly Row[]): Row[] {
  const words = ({ wrong }: Row) => wrong.split(' ').length;
  return rows.toSorted((a, b) => words(b) - words(a));
}

/** Returns possible changes of an English sentence with masked locks. */
export function proposeEnglish(masked: string, tagger: Tagger | undefined): Candidate[] {
  const text = makeRuleText(masked, 'en', tagger === undefined ? undefined : (own) => tagWords(own, tagger));
  const start = masked.search(/[\p{L}\p{N}\uFFFC]/u);
  return sources.flatMap(({ find, reason, isBetter = true, isOpening = false }) =>
    [...find(text)].flatMap((finding): Candidate[] => {
      if (isOpening && finding.start !== start) return [];
      const { span, replacements } = fitToPlace(masked, finding);
      return replacements.length === 0 ? [] : [{ span, replacements, reason, isBetter }];
    }),
  );
}
