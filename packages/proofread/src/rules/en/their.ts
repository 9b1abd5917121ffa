import { byAnyOf, byWords } from '../../match/by-words.ts';
import { canBe, isEnd } from '../../match/word-forms.ts';
import type { TaggedWord } from '../../text/tagged-words.ts';
import type { Rule } from '../rule.ts';

export const their: Rule = {
  id: 'en.their',
  category: 'grammar',
  severity: 'error',
  credible: 0.92,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(
      'of|with|for|about|from|in|on|lose|losing|lost|loses|forget|forgot|forgets|love|loved|like|liked|use|used|sell|sold|bring|brought|change|changed|spend|spent|do|doing|did|finish|finished|wash|clean|cleaned|buy|bought|hurt|miss|missed|share|shared|show|showed|keep|kept|take|took|took|taking|wear|finding|find [ there ] JJ? NN|NNS',
      ({ words, after }) => {
        const noun = words.at(-1);
        return noun !== undefined && isOwned(noun, after()) ? 'their' : null;
      },
    ),
    byWords(
      'sure|think|hope|believe|know|because|if|when|that|but|and|so|say|said|,|while|until [ there ] VBG|not|so|too|very|really TO|VBG|JJ|DT|RB|PRP$|IN',
      ({ words }) =>
        words[2]?.lower === 'being' ||
        (words[2]?.tag !== 'VBG' && words[3]?.tag !== 'VBG' && words[3]?.tag !== 'JJ')
          ? null
          : "they're",
    ),
    byWords('^ [ there ] going|coming|getting|trying TO|RB|IN|DT|PRP', () => "they're"),
    byWords(
      '[ their ] is|are|was|were|will|has been|not|a|an|no|many|some|two|three|any|nothing|something|so|too',
      () => 'there',
    ),
    byWords(
      '[ their ] going|trying|coming|getting|doing to|back|home|a|the|well|better|it|this',
      ({ words }) => (words[2]?.lower === 'a' && words[1]?.lower === 'coming' ? null : "they're"),
    ),
    byWords('^ [ theirs ] no|a|an|nothing|something|always|not|still|been|only', () => "there's"),
  ]),
  right: [
    'They went there in May.',
    'We live in there all summer.',
    'I think there is time.',
    'Their going away made us sad.',
    'I took there what I had.',
    'I know there being no chance hurts.',
    'Theirs is a large family.',
    'We found there a cat.',
    'The boats that we sold there last year were old.',
  ],
  wrong: [
    ['We lost there keys.', 'We lost their keys.'],
    ['They came with there children.', 'They came with their children.'],
    ['I hope there going to win.', "I hope they're going to win."],
    ['There coming to see us.', "They're coming to see us."],
    ['Their is a problem.', 'There is a problem.'],
    ['Their going to lose.', "They're going to lose."],
    ['Theirs no time to lose.', "There's no time to lose."],
  ],
};

/** A noun at the end of a predicate; times may follow "there" without one. */
function isOwned(noun: TaggedWord, next: TaggedWord | undefined): boolean {
  if (
    canBe(noun, 'RB', 'CD') ||
    /^(?:today|yesterday|tomorrow|time|people|times|days|years|things)$/.test(noun.lower)
  )
    return false;
  return isEnd(next) || /^(?:IN|CC|RB|TO)$/.test(next?.tag ?? '');
}
