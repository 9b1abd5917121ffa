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
      'go|goes|went|going|gone|been|come|came [ their ] last|again|yesterday|every|once|twice|because|when|together|often',
      () => 'there',
    ),
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
        (words[2]?.tag === 'VBG' && words[2].base === null) ||
        (words[2]?.tag !== 'VBG' && words[3]?.tag !== 'VBG' && words[3]?.tag !== 'JJ')
          ? null
          : "they're",
    ),
    byWords(
      'and|but|because|that [ there ] english|prices|website|service|staff|accent|grammar|spelling|phone|email is|are|was|were',
      () => 'their',
    ),
    byWords('^ [ there ] going|coming|getting|trying TO|RB|IN|DT|PRP', () => "they're"),
    byWords(
      '^ [ their ] having|going|coming|getting|making|planning|leaving|looking|waiting|playing|moving|working|watching|staying|selling|building|trying a|an|the|to|with|for|at|in|dinner|lunch|breakfast|on',
      ({ sentence, words }) => {
        const rest = sentence.slice(words.length);
        const comma = rest.findIndex(({ tag }) => tag === ',');
        return hasFiniteVerb(comma === -1 ? rest : rest.slice(0, comma)) ? null : "they're";
      },
    ),
    byWords(
      '^ [ there ] dog|cat|house|car|son|daughter|mother|father|parents|children|kids|teacher|friends|neighbour|neighbor VBZ|VBD|MD|NNS|is|was|are|were',
      () => 'their',
    ),
    byWords(
      'kept|keep|lost|bring|brought|forgot|left|took|take|sold|wash|washed [ there ] NN|NNS .|,|at|in|on|with',
      ({ words }) =>
        words[2]?.text === words[2]?.lower &&
        !/^(?:time|years?|days?|weeks?|months?|today|yesterday|tomorrow|people)$/.test(words[2]?.lower ?? '')
          ? 'their'
          : null,
    ),
    byWords(
      '^ [ their ] not|both|all|probably|always|never|already|still RB|JJ|VBG|VBN|in|at|here|there|from|a|the',
      ({ words }) =>
        words.at(-1)?.tag === 'JJ' || (words.at(-1)?.tag === 'RB' && words.at(-1)?.lower !== 'here')
          ? null
          : "they're",
    ),
    byWords('^ [ there ] both|not|all from|in|JJ|VBG', ({ after, words }) =>
      words[2]?.tag === 'JJ' && after()?.tag.startsWith('NN') ? null : "they're",
    ),
    byWords(
      '^ [ there ] always|never|so|very|really|too|often JJ|late|happy|tired|busy .|,|and|but|because|for|to|about|with',
      ({ words }) => (words[2]?.tag.startsWith('NN') ? null : "they're"),
    ),
    byWords('but|and|because|, [ there ] too JJ .|,|for|to', () => "they're"),
    byWords(
      '[ their ] is|are|was|were|will|has been|not|a|an|no|many|some|two|three|any|nothing|something|so|too',
      () => 'there',
    ),
    byWords(
      '[ their ] going|trying|coming|getting|doing to|back|home|a|the|well|better|it|this',
      ({ words }) => (words[2]?.lower === 'a' && words[1]?.lower === 'coming' ? null : "they're"),
    ),
    byWords('^ [ theirs ] no|a|an|nothing|something|always|not|still|been|only', () => "there's"),
    byWords(
      "is|was|'s|not|are|were [ there ] fault|idea|house|problem|turn|choice|decision|job|money|own|responsibility|son|daughter|car ?|.|,|to|and|but|because|that|not",
      () => 'their',
    ),
    byWords(
      'be|been|get|arrive|arrived|live|lived|meet|stay|stayed|go|went [ their ] on|in|at|by|before|after|.|,|and|with',
      () => 'there',
    ),
    byWords('find|found|saw|see [ their ] a|an', ({ marked: [their] }) => ({
      start: their.start,
      end: their.end,
      replacements: ['there'],
      credible: 0.97,
    })),
  ]),
  right: [
    'They went there in May.',
    'We live in there all summer.',
    'I think there is time.',
    'Their going away made us sad.',
    'Their having a party annoyed us.',
    'Their not so good plan failed.',
    'I took there what I had.',
    'I know there being no chance hurts.',
    'Theirs is a large family.',
    'We found there a cat.',
    'The boats that we sold there last year were old.',
  ],
  wrong: [
    ['We went their last weekend.', 'We went there last weekend.'],
    ['The staff is kind and there English is good.', 'The staff is kind and their English is good.'],
    ['There always late.', "They're always late."],
    ['There dog barks at night.', 'Their dog barks at night.'],
    ['We found their a cat.', 'We found there a cat.'],
    ['We will be their on time.', 'We will be there on time.'],
    ['It was there fault.', 'It was their fault.'],
    ['We lost there keys.', 'We lost their keys.'],
    ['They came with there children.', 'They came with their children.'],
    ['I hope there going to win.', "I hope they're going to win."],
    ['There coming to see us.', "They're coming to see us."],
    ['Their is a problem.', 'There is a problem.'],
    ['Their going to lose.', "They're going to lose."],
    ['Their having dinner with us.', "They're having dinner with us."],
    ['There both from Spain.', "They're both from Spain."],
    ['It was nice, but there too narrow for me.', "It was nice, but they're too narrow for me."],
    ['Theirs no time to lose.', "There's no time to lose."],
  ],
};

function hasFiniteVerb(words: readonly TaggedWord[]): boolean {
  return words.some(({ tag }) => /^(?:VBZ|VBP|VBD|MD)$/.test(tag));
}

/** A noun at the end of a predicate; times may follow "there" without one. */
function isOwned(noun: TaggedWord, next: TaggedWord | undefined): boolean {
  if (
    canBe(noun, 'RB', 'CD') ||
    /^(?:today|yesterday|tomorrow|time|people|times|days|years|things)$/.test(noun.lower)
  )
    return false;
  return isEnd(next) || /^(?:IN|CC|RB|TO)$/.test(next?.tag ?? '');
}
