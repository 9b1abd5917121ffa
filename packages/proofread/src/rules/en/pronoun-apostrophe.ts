import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

export const pronounApostrophe: Rule = {
  id: 'en.pronoun-apostrophe',
  category: 'grammar',
  severity: 'error',
  credible: 0.96,
  authority: 'The Chicago Manual of Style',
  scope: 'sentence',
  find: byPattern(
    /(?<![\w'’])(?:(your|her|our|their)['’]s|(yours|hers|ours|theirs|its)['’])(?![\w'’])/gi,
    ({ groups: [bare = '', full = ''] }) => (bare === '' ? full : `${bare}s`),
  ),
  right: ['It is yours, hers or its own.'],
  wrong: [
    ["This book is your's.", 'This book is yours.'],
    ["It lost its' leaves.", 'It lost its leaves.'],
  ],
};
