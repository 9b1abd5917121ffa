import { byAnyOf, byWords, type WordMatch } from '../../match/by-words.ts';
import { canBe, gerundForm, isOnlyVerb } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';

export const gerundPhrase: Rule = {
  id: 'en.gerund-phrase',
  category: 'grammar',
  severity: 'error',
  credible: 0.92,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    // "I like swimming, dancing and to read."
    byWords('~VBG NN? , ~VBG NN|NNS? ,? and|or [ to ~VB ]', correct),
    byWords('like|likes|love|loves|enjoy|enjoys|hate|hates ~VBG NN|NNS|PRP? and|or [ to ~VB ]', correct),
    byWords('feel|feels|felt like [ to ~VB ]', correct),
    byWords(
      '<spend> the|my|his|her|our|their|your|a|some|all|much|more|most|lot|of? time|hours|days|money|weekend|evening [ to ~VB ]',
      correct,
    ),
    byWords(
      '<spend> CD|many|several|most|an|half|few hours|minutes|days|weeks|months|years|hour [ to ~VB ]',
      correct,
    ),
    byWords('difficulty|difficulties|trouble|fun|problems [ to ~VB ]', ({ marked, before }) =>
      before()?.tag === 'DT' ||
      !/^(?:have|had|has|having|no|some|any|much|great|more)$/.test(before()?.lower ?? '')
        ? null
        : correctWords(marked),
    ),
    byWords("is|'s|are|was|were|be n't|not|really|also|well? worth [ to ~VB ]", correct),
    byWords("is|was|are|were|am|'m|'re|'s busy [ to ~VB ]", correct),
    byWords("ca|could n't help [ to ~VB ]", correct),
    byWords('can|could not help [ to ~VB ]', correct),
    byWords("it is|'s|was no use [ to ~VB ]", correct),
    byWords("there is|'s|was no|little point|sense|use [ to ~VB ]", ({ marked }) => {
      const gerund = correctWords(marked);
      return gerund === null ? null : `in ${gerund}`;
    }),
    byWords('did|does|do nothing but [ to ~VB ]', ({ marked: [, verb] }) => verb?.lower ?? null),
    byWords('<get>|become|became|be accustomed to [ ~VB ]', ({ marked: [verb] }) =>
      isOnlyVerb(verb) && canBe(verb, 'VB') ? gerundForm(verb) : null,
    ),
    byWords('when it comes to [ ~VB ]', ({ marked: [verb] }) =>
      isOnlyVerb(verb) && canBe(verb, 'VB') ? gerundForm(verb) : null,
    ),
    byWords("it is|'s|was no good [ to ~VB ]", correct),
  ]),
  right: ['I feel like going out.', 'He spent time reading.', 'It is worth it.', 'She is busy with work.'],
  wrong: [
    ['I like swimming, dancing and to read.', 'I like swimming, dancing and reading.'],
    ['She loves cooking and to travel.', 'She loves cooking and traveling.'],
    ['He did nothing but to complain.', 'He did nothing but complain.'],
    ['There is no point to argue with him.', 'There is no point in arguing with him.'],
    ["It's no good to complain.", "It's no good complaining."],
    ['It is not worth to fix it.', 'It is not worth fixing it.'],
    ['I feel like to go out.', 'I feel like going out.'],
    ['He spent much time to read it.', 'He spent much time reading it.'],
    ['They spend many hours to scroll their phones.', 'They spend many hours scrolling their phones.'],
    ['It is worth to see.', 'It is worth seeing.'],
    ['I had difficulty to understand it.', 'I had difficulty understanding it.'],
    ["I can't help to laugh.", "I can't help laughing."],
  ],
};

function correct({ marked }: WordMatch): string | null {
  return correctWords(marked);
}

function correctWords(marked: WordMatch['marked']): string | null {
  const verb = marked[1];
  return verb?.tag === 'VB' ? gerundForm(verb) : null;
}
