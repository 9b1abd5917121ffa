import { byAnyOf, byWords } from '../../match/by-words.ts';
import { baseForm } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';

export const lets: Rule = {
  id: 'en.lets',
  category: 'grammar',
  severity: 'error',
  credible: 0.93,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords("^ let 's [ VBG ]", ({ marked: [verb], after }) =>
      after()?.tag.startsWith('NN') && verb.lower !== 'going' ? null : baseForm(verb),
    ),
    byWords(
      '^ [ lets ] go|see|start|talk|look|do|make|take|have|begin|get|play|try|meet|eat|say|not|hope',
      () => "let's",
    ),
  ]),
  right: ["Let's go.", 'He lets go.', "Let's not."],
  wrong: [
    ["Let's going home.", "Let's go home."],
    ['Lets go home.', "Let's go home."],
  ],
};
