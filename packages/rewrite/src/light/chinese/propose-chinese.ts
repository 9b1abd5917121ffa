import { redundantChinese, wordyChinese } from '@inkstone/proofread/conciseness';
import { byRows, type Finding, makeRuleText, type RuleText } from '@inkstone/proofread/match';
import type { Candidate } from '../candidate.ts';
import type { LightReason } from '../reasons.ts';
import { chinesePatterns } from './patterns.ts';
import { emptyRows, neutralRows, openerRows, wordyRows } from './phrase-rows.ts';

interface Source {
  readonly find: (text: RuleText) => Iterable<Finding>;
  readonly reason: LightReason;
  readonly isBetter?: false;
  readonly isOpening?: true;
}

const sources: readonly Source[] = [
  { find: byRows([...redundantChinese, ...wordyChinese]), reason: 'redundant' },
  { find: byRows(wordyRows), reason: 'wordyPhrase' },
  { find: byRows(emptyRows), reason: 'emptyWord' },
  { find: byRows(openerRows), reason: 'emptyOpening', isOpening: true },
  { find: byRows(neutralRows), reason: 'otherWord', isBetter: false },
];

/** Returns possible changes of a Chinese sentence with masked locks. */
export function proposeChinese(masked: string): Candidate[] {
  const text = makeRuleText(masked, 'zh');
  const start = masked.search(/\S/);
  const listed = sources.flatMap(({ find, reason, isBetter = true, isOpening = false }) =>
    [...find(text)]
      .filter((finding) => finding.replacements.length > 0 && (!isOpening || finding.start === start))
      .map((finding): Candidate => {
        const { start, end, replacements } = finding;
        return { span: { start, end }, replacements, reason, isBetter };
      }),
  );
  return [...listed, ...matchPatterns(masked)];
}

function matchPatterns(masked: string): Candidate[] {
  return chinesePatterns.flatMap(({ reason, pattern, better }) =>
    [...masked.matchAll(pattern)].flatMap((found): Candidate[] => {
      const replacement = better(found.groups ?? {});
      if (replacement === null) return [];
      const span = { start: found.index, end: found.index + found[0].length };
      return [{ span, replacements: [replacement], reason, isBetter: true }];
    }),
  );
}
