import { thirdPersonOf } from '@inkstone/english';
import { byWords } from '../../match/by-words.ts';
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
  find: byWords(
    ",^ i|you|he|she|it|we|they [ 'm|'re|'s|am|is|are @verbs ]",
    ({ marked: [be, verb], words: [subject] }) => {
      const base = states[verb?.lower ?? ''];
      if (base === undefined) return null;
      const better = /^(?:he|she|it)$/.test(subject?.lower ?? '') ? thirdPersonOf(base) : base;
      return be.lower.startsWith("'") ? [` ${better}`] : better;
    },
    { verbs },
  ),
  right: ['I know him.'],
  wrong: [
    ['I am knowing him.', 'I know him.'],
    ['It is belonging to me.', 'It belongs to me.'],
    ["I'm needing help.", 'I need help.'],
  ],
};
