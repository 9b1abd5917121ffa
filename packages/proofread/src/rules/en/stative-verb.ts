import { thirdPersonOf } from '@inkstone/english';
import { byAnyOf, byWords } from '../../match/by-words.ts';
import { baseForm } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';

const states: Readonly<Record<string, string>> = {
  knowing: 'know',
  wanting: 'want',
  needing: 'need',
  believing: 'believe',
  understanding: 'understand',
  belonging: 'belong',
  owning: 'own',
  preferring: 'prefer',
  containing: 'contain',
  consisting: 'consist',
  depending: 'depend',
};
const verbs = new Set(Object.keys(states));

export const stativeVerb: Rule = {
  id: 'en.stative-verb',
  category: 'grammar',
  severity: 'warning',
  credible: 0.86,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords('PRP$|the|this|that|these|those|NNP NN|NNS? [ is|are belonging ] to', ({ marked: [be] }) =>
      be.lower === 'is' ? 'belongs' : 'belong',
    ),
    byWords(
      ",^ i|we|they|you|he|she [ 'm|'re|am|is|are not knowing|wanting|needing|believing|understanding|owning|preferring ]",
      ({ marked: [be, , verb], words: [subject] }) => {
        const base = states[verb?.lower ?? ''];
        const negated = /^(?:he|she)$/.test(subject?.lower ?? '') ? 'does not' : 'do not';
        return base === undefined ? null : `${be.lower.startsWith("'") ? ' ' : ''}${negated} ${base}`;
      },
    ),
    byWords(
      ',^ i|we|they|you|he|she [ am|is|are having ] a|an|one|two|three|four|five|many|no JJ? brother|sister|brothers|sisters|children|son|daughter|sons|daughters|dog|dogs|cat|cats|car|house|pets|cousins .|,|and',
      ({ words: [subject] }) => (/^(?:he|she)$/.test(subject?.lower ?? '') ? 'has' : 'have'),
    ),
    byWords(
      'soup|food|cake|tea|coffee|dish|fish|meat|bread|milk|flower|flowers|it|this|song|music|idea|plan|room [ is|are tasting|smelling|sounding ] so|very|really|too|a? good|bad|delicious|nice|great|sweet|awful|terrible|wonderful|strange|bitter|sour|salty|beautiful|bit',
      ({ marked: [be, verb] }) => {
        const base = verb === undefined ? null : baseForm(verb);
        return base === null ? null : be.lower === 'is' ? thirdPersonOf(base) : base;
      },
    ),
    byWords(
      ",^ i|you|he|she|it|we|they [ 'm|'re|'s|am|is|are @verbs ]",
      ({ marked: [be, verb], words: [subject] }) => {
        const base = states[verb?.lower ?? ''];
        if (base === undefined) return null;
        const better = /^(?:he|she|it)$/.test(subject?.lower ?? '') ? thirdPersonOf(base) : base;
        return be.lower.startsWith("'") ? [` ${better}`] : better;
      },
      { verbs },
    ),
  ]),
  right: ['I know him.'],
  wrong: [
    ['This app is belonging to a big company.', 'This app belongs to a big company.'],
    ['I am not understanding this question.', 'I do not understand this question.'],
    ['She is having two brothers.', 'She has two brothers.'],
    ['This soup is tasting good.', 'This soup tastes good.'],
    ['I am knowing him.', 'I know him.'],
    ['It is belonging to me.', 'It belongs to me.'],
    ["I'm needing help.", 'I need help.'],
  ],
};
