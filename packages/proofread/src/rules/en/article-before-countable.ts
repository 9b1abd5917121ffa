import { indefiniteArticle } from '@inkstone/english';
import { byAnyOf, byWords, type WordMatch } from '../../match/by-words.ts';
import { canBe, wordSet } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';
import { countables } from './data/countables.ts';

export const articleBeforeCountable: Rule = {
  id: 'en.article-before-countable',
  category: 'grammar',
  severity: 'error',
  credible: 0.86,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(
      "there is|was|'s [ JJ? @countables ] .|,|IN|CC|WDT|WP|EX|near|with|where",
      (match) => withArticle(match),
      { countables },
    ),
    byWords(
      "i|we|he|she|they|you|to|'ve|never|also have|has|had|got|want|wants|wanted|need|needs|needed|buy|bought|find|found|write|wrote|rent|rented|see|saw|visited|visit|join|joined|took|take [ JJ? @countables ] .|,|for|with|and|but|because|that|which|in|at|when|to",
      (match) => withArticle(match),
      { countables },
    ),
    byWords(
      'VBD|VBZ|VBP|VB me|you|him|her|us|them? [ JJ|VBN @articled ] of',
      (match) =>
        /^(?:take|be|have)$/.test(match.words[0]?.base ?? '') && match.marked[0].tag === 'VBN'
          ? null
          : withArticle(match),
      {
        articled: new Set([
          ...countables,
          'view',
          'version',
          'copy',
          'list',
          'description',
          'overview',
          'summary',
          'photo',
          'picture',
          'part',
          'series',
          'sample',
          'piece',
          'pair',
          'set',
          'member',
        ]),
      },
    ),
    byWords(
      'send|sends|sent|sending|give|gave|gives|show|showed|bring|brought|buy|bought|offer|offered|make|made|cook|cooked|write|wrote|found|find me|you|him|her|us|them [ JJ @countables ] .|,|IN|CC|which|to|when',
      (match) => withArticle(match),
      { countables },
    ),
    byWords(
      "it|this|that|he|she is|was|'s RB? [ JJ @countables ] .|,|for|with|and|but|because|that|which|in|where|to",
      (match) => withArticle(match),
      { countables },
    ),
    byWords(
      'kept|born|raised|grew|found|put|sat|sitting|hidden|held in|on|near|at|behind [ JJ @countables ] .|,|with|and|but|because|near|where|for',
      (match) => withArticle(match),
      { countables },
    ),
    byWords(
      'live|lives|lived|work|works|worked|stay|stayed|studied in|at|near [ JJ? @countables ] .|,|with|and|but|because|in|near|where|rather|than|or',
      (match) => withArticle(match),
      { countables },
    ),
  ]),
  right: [
    'He made good use of it.',
    'She gave him great joy.',
    'There is a park near here.',
    'I have school today.',
    'We have good food.',
    'She is in bed.',
  ],
  wrong: [
    ['We had beautiful view of the sea.', 'We had a beautiful view of the sea.'],
    ['He wrote her long letter about it.', 'He wrote her a long letter about it.'],
    ['The bird was kept in small cage.', 'The bird was kept in a small cage.'],
    ['She has beautiful voice.', 'She has a beautiful voice.'],
    ['There is big house near the river.', 'There is a big house near the river.'],
    ['I have car.', 'I have a car.'],
    ['It is beautiful city.', 'It is a beautiful city.'],
    ['They live in small village.', 'They live in a small village.'],
  ],
};

const definite = wordSet(
  'beach cinema sea airport supermarket gym park zoo library bank station market museum theatre river',
);
const bare = wordSet(
  'school holiday work number class dream room bus train hospital club lake watch plan group present list farm game subject party person exam concert',
);

function withArticle({ marked: [first, ...rest], before }: WordMatch): readonly string[] | null {
  const noun = rest.at(-1) ?? first;
  if (
    noun.text !== noun.lower ||
    first.text !== first.lower ||
    canBe(noun, 'NNS', 'VBD', 'VBN') ||
    noun.tag !== 'NN'
  )
    return null;
  if (
    rest.length === 0
      ? bare.has(noun.lower)
      : /^(?:high|primary|public|private|secondary|elementary|same|such|much|own|enough|other|most|little|many|first|last|next|second|only|best|few|several|good|middle|more|less|top|different|all|no|half)$/.test(
          first.lower,
        ) &&
        !(
          first.lower === 'good' &&
          /^(?:friend|teacher|book|film|student|idea|restaurant|place)$/.test(noun.lower)
        )
  )
    return null;
  if (before()?.lower === 'as' || before()?.tag === 'WP' || before()?.tag === 'WDT') return null;
  const phrase = [first, ...rest].map(({ text }) => text).join(' ');
  const article = indefiniteArticle(first.lower);
  return definite.has(noun.lower)
    ? [`the ${phrase}`, `${article} ${phrase}`]
    : [`${article} ${phrase}`, `the ${phrase}`];
}
