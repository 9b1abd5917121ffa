import type { Corrector, Suggestion } from '@inkstone/chinese';
import type { Finding, Rule, RuleText } from '../rule.ts';
import { createExampleCorrector } from './example-corrector.ts';

/** Less credible suggestions are not returned at any threshold. */
const leastCredible = 0.3;
/** 的, 地 and 得 are often a matter of taste, and real mistakes are rare. */
const leastForDe = 0.6;
const surelyWrong = 0.6;
/** Upper limit of credibility: a rule for the same word has a better explanation. */
const surest = 0.94;

const de = /^[的地得]$/;
/** Forms that no dictionary prefers, or that are correct only of storms and armies: never suggested. */
const neverMeant = new Set(['登陆', '座落', '渡假']);

/**
 * Wrong characters and words in Chinese, by the language model: one rule per kind, sharing one analysis of
 * the text.
 */
export function correctionRules(corrector: Corrector): Rule[] {
  const suggest = rememberLast((text) =>
    corrector.correct(text, leastCredible).filter(({ word }) => !neverMeant.has(word)),
  );
  const find = (isOurs: (suggestion: Suggestion) => boolean) => (view: RuleText) =>
    suggest(view.text).filter(isOurs).map(toFinding);
  return [
    { ...heads.character, find: find((one) => !isDe(one) && one.found.length === 1) },
    { ...heads.word, find: find((one) => one.found.length > 1) },
    { ...heads.de, find: find((one) => isDe(one) && one.credible >= leastForDe) },
  ];
}

function isDe({ found, better }: Suggestion): boolean {
  return de.test(found) && de.test(better);
}

function toFinding(suggestion: Suggestion): Finding {
  const { start, end, better, word, resemblance } = suggestion;
  const credible = Math.min(suggestion.credible, surest);
  return {
    ...{ start, end, credible },
    replacements: [better],
    params: { word, resemblance },
    ...(credible < surelyWrong && !isDe(suggestion) ? { severity: 'warning' } : {}),
  };
}

/** Cached, because all these rules analyse the same sentence. */
function rememberLast(suggest: (text: string) => Suggestion[]): (text: string) => Suggestion[] {
  let last = '';
  let found: Suggestion[] = [];
  return (text) => {
    if (text !== last) found = suggest(text);
    last = text;
    return found;
  };
}

const heads: Record<'character' | 'word' | 'de', Omit<Rule, 'find'>> = {
  character: {
    id: 'zh.wrong-character',
    category: 'spelling',
    severity: 'error',
    credible: 0.6,
    authority: null,
    source: 'model',
    scope: 'sentence',
    right: ['他把书放在桌子上就走了。', '会议由副主任主持，各部门负责人参加。'],
    wrong: [['我们以经完成了全部工作。', '我们已经完成了全部工作。']],
  },
  word: {
    id: 'zh.wrong-word',
    category: 'spelling',
    severity: 'error',
    credible: 0.6,
    authority: null,
    source: 'model',
    scope: 'sentence',
    right: ['这件事情的经过大家都很清楚。'],
    wrong: [['这部电影的情节非常境采。', '这部电影的情节非常精彩。']],
  },
  de: {
    id: 'zh.de',
    category: 'grammar',
    severity: 'style',
    credible: 0.7,
    authority: null,
    source: 'model',
    scope: 'sentence',
    right: ['他高兴地说了很久，说得大家都笑了。'],
    wrong: [['时间过的真快。', '时间过得真快。']],
  },
};

/** A corrector that finds only the rules' own examples. */
export const exampleCorrector: Corrector = createExampleCorrector(
  Object.values(heads).flatMap(({ wrong }) => wrong),
);
