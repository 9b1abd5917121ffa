import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const spaceBeforePunctuation: Rule = {
  id: 'en.space-before-punctuation',
  category: 'typography',
  severity: 'warning',
  credible: 0.92,
  authority: null,
  scope: 'sentence',
  find: byPattern(/(?<=[A-Za-z]{2}) +(?=[,;](?:\s|$)|[?!.](?:\s+[A-Z]|\s*$))/g, () => '', 'en'),
  right: ['Well, it works.', 'Use .NET or :) here.', 'He left ... and came back.'],
  wrong: [
    ['Well , it works.', 'Well, it works.'],
    ['Does it work ?', 'Does it work?'],
  ],
};
