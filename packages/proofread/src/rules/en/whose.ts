import { byAnyOf, byWords } from '../../match/by-words.ts';
import { canBe } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';

/** Things that somebody owns, as words of a pattern. */
const owned =
  'car|book|phone|dog|cat|house|idea|turn|fault|birthday|bag|coat|jacket|umbrella|keys|glasses|shoes|pen|bike';

export const whose: Rule = {
  id: 'en.whose',
  category: 'grammar',
  severity: 'error',
  credible: 0.92,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(`^ [ who ] ${owned} is|are|was|were`, () => 'whose'),
    byWords(`^ [ who 's ] ${owned}|laptop|cup is|are|was|were this|that|these|those|it|they`, () => 'whose'),
    byWords("[ who 's ] JJ? NN|NNS i|you|he|she|it|we|they|is|was|are|were|has|have|had", ({ words }) => {
      const noun = words.at(-2);
      return noun === undefined || canBe(noun, 'VBG', 'JJ', 'RB') ? null : 'whose';
    }),
    byWords("NN|NNS|someone|somebody|people|one [ who 's ] NN|NNS VBD|VBZ|MD|VBN", ({ words }) => {
      const noun = words.at(-2);
      return noun === undefined || canBe(noun, 'VBG', 'JJ', 'RB', 'VBN', 'UH') ? null : 'whose';
    }),
    byWords(
      "know|tell|ask|wonder|guess|remember|see me|us? [ who 's ] NN|NNS this|that|these|those",
      ({ words }) => {
        const noun = words.at(-2);
        return noun === undefined || canBe(noun, 'VBG', 'JJ', 'RB', 'IN') ? null : 'whose';
      },
    ),
    byWords(
      'NN|NNS|anyone|someone|somebody|anybody|everyone|one [ whose ] VBG TO|RB|IN|DT|PRP|PRP$|with',
      ({ words: [, , verb] }) => (verb === undefined || canBe(verb, 'NN', 'NNS') ? null : "who's"),
    ),
    byWords(
      '[ whose ] excited|hungry|tired|happy|awake|online|up|bored|thirsty|joining|driving|cooking|paying|bringing|hosting|watching|playing|there|with|for|to|in|at|at|already|still|really|else|travelling|traveling for|to|about|with|at|now|tonight|this|the|a|there|?|us|me',
      ({ words }) => (words[1]?.tag.startsWith('NN') ? null : "who's"),
    ),
    byWords(
      '[ whose ] going|coming|been|not|there|here|ready|next|got|that|this|the|a|an|afraid|responsible|available|interested|free|in|on|at|with',
      ({ words, after }) => (words[1]?.lower === 'next' && after()?.tag.startsWith('NN') ? null : "who's"),
    ),
    byWords(
      'people|friends|students|children|man|woman|person|someone|friend|teacher|those|anyone [ whose ] live|lives|have|has|is|are|was|were|can|will|want|wants|speak|speaks RB|IN|DT|TO|JJ|CD|VB|NN|NNS',
      () => 'who',
    ),
  ]),
  right: [
    'Who’s there?',
    'The man whose car was stolen called.',
    'I know who’s boss.',
    'Who’s late is out.',
    'Whose next book is it?',
    'He knows who’s working.',
  ],
  wrong: [
    ['I have friends whose live far away.', 'I have friends who live far away.'],
    ['Who car is that?', 'Whose car is that?'],
    ['Whose excited for the party?', "Who's excited for the party?"],
    ["I know who's book it is.", 'I know whose book it is.'],
    ["A writer who's books are long is rich.", 'A writer whose books are long is rich.'],
    ['Whose there?', "Who's there?"],
    ['I know whose going to win.', "I know who's going to win."],
  ],
};
