import { byPattern } from '../../match/by-pattern.ts';
import { byAnyOf, byWords, type WordMatch } from '../../match/by-words.ts';
import { canBe, isEnd, wordSet } from '../../match/word-forms.ts';
import type { TaggedWord } from '../../text/tagged-words.ts';
import type { Rule } from '../rule.ts';

const itIs =
  /\b([Ii])ts(?= (?:a|an|been|too|going to|not(?! (?:being|beig|bein|bieng|beeing|begin|eing|bing|ebing|beng|bering|veing|beinng|beingg)\b)|because|important to|possible to|difficult to|hard to|easy to|better to|time to|gonna|gotta|open (?:on|at|until|till|today|now|tomorrow|every|from)|closed (?:on|today|now|until|tomorrow)|been|no wonder|nothing|everything)\b)/g;
const possessive = /\b([Ii])t['’]s(?= own\b)/g;

/** Predicates of impersonal "it"; as nouns they hardly ever have a possessor. */
const happenings = wordSet('raining snowing freezing getting becoming happening');

const excesses = wordSet(
  'late early bad big small hot cold far long short loud dark expensive cheap dangerous hard easy slow fast good many much',
);
const opinions = wordSet(
  'cold hot warm dark late early great nice fun cool sad hard easy true funny weird strange amazing crazy important impossible possible clear obvious sunny rainy windy surprising interesting',
);
/** Adjectives that modify a noun and introduce no clause. */
const plain = wordSet(
  'new old main big small large little long short red blue green white black yellow brown front back outer inner upper lower own only first last final second thick thin soft narrow wide modern original current former local national annual',
);
/** Verbs with a clausal complement: "I think it's time." */
const saying = wordSet(
  `think say know believe hope mean see feel guess find tell show hear remember notice realise realize suppose imagine claim
  swear bet understand learn admit agree explain decide be become`,
);

export const its: Rule = {
  id: 'en.its',
  category: 'grammar',
  severity: 'error',
  credible: 0.92,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    // "It's roof is red": a second verb shows that the noun has a possessor.
    byWords(
      ",^ [ it 's ] @plain? NN|NNS is|was|are|were|looks|look|tastes|smells|feels|seems|makes|has|have|can|will JJ|RB|VBN|DT|IN|PRP$|been|be|not|so|too|very|made|n't",
      ({ marked: [it, is], words }) => (hidesClause(words) ? null : possessorOf(it, is)),
      { plain },
    ),
    // "lost it's biggest client"
    byWords("VBD|VBZ|VBG|VBP|VB|IN [ it 's ] most? JJS NN|NNS", ({ marked: [it, is], words: [verb] }) =>
      verb === undefined ||
      saying.has(verb.base ?? verb.lower) ||
      /^(?:that|because|as|since|if|though|although|while|whether|like)$/.test(verb.lower)
        ? null
        : possessorOf(it, is),
    ),
    byPattern(itIs, ({ groups: [letter = ''] }) => `${letter}t's`),
    byPattern(possessive, ({ groups: [letter = ''] }) => `${letter}ts`),
    byWords(
      '[ its ] the|this|that|my|your|his|her|our|their|us|me|him|them|no|all|what|why|where|how|already|always|never|also|probably|definitely|still|just|really|so|quite|pretty|rather',
      (match) => (canDescribe(match) ? null : "it's"),
    ),
    byWords(
      "^ [ it 's ] tail|name|color|colour|size|price|owner|smell|head|body|eyes|battery|screen|location|ears|fur|walls|windows|leaves|roots|wings|legs|population|capital|main|purpose|author is|was|are|were|has|have|looks|tastes|purpose|NN",
      ({ words }) => {
        const [it, is] = words;
        return it === undefined || is === undefined
          ? null
          : { start: it.start, end: is.end, replacements: ['Its'] };
      },
    ),
    byWords(
      "famous|known|popular|because|praised|criticised|criticized for|of [ it 's ] NN|NNS .|,|and|or",
      ({ marked: [it, is] }) =>
        is === undefined ? null : { start: it.start, end: is.end, replacements: ['its'] },
    ),
    byWords('[ its ] to @excesses', () => "it's", { excesses }),
    byWords(
      '[ its ] @opinions RB|IN|TO|.|,|WRB|outside|that|when|CC',
      ({ after, words }) =>
        /^(?:NN|NNS)$/.test(words.at(-1)?.tag ?? '') ||
        (words.at(-1)?.tag === 'CC' && /^(?:NN|NNS)$/.test(after()?.tag ?? ''))
          ? null
          : "it's",
      { opinions },
    ),
    byWords("VBD|VBZ|VBG [ it 's ] JJ? NN", ({ words, after }) =>
      isEnd(after()) &&
      words[0] !== undefined &&
      !saying.has(words[0].base ?? words[0].lower) &&
      !words.slice(3).some((word) => canBe(word, 'VBG', 'VBN', 'RB'))
        ? joined(words)
        : null,
    ),
    byWords(
      "increased|reduced|improved|expanded|doubled|sold|launched|raised|published|released|lowered|updated|closed|moved|cut|celebrated|damaged|hurt|broke|finished|completed [ it 's ] JJ? NN|NNS",
      ({ words, after }) => (isEnd(after()) || isLink(after()) ? joined(words) : null),
    ),
    byWords("to VB [ it 's ] JJ NN|NNS", ({ words, after }) =>
      (isEnd(after()) || isLink(after())) &&
      words[1] !== undefined &&
      !saying.has(words[1].lower) &&
      !canBe(words[4] ?? words[1], 'RB', 'VBN')
        ? joined(words)
        : null,
    ),
    byWords(
      "VBD|VBZ|VBG|VB [ it 's ] tail|paws|ears|wings|beak|nest|shell|leaves|roots|owner|owners|handle|wheels when|while|as|because|after|before|at|in|on|and|to",
      ({ words }) => (saying.has(words[0]?.base ?? words[0]?.lower ?? '') ? null : joined(words)),
    ),
    byWords('[ its ] @happenings', () => "it's", { happenings }),
    byWords('[ its ] VBG RB|again|now|today|here|there .|,', () => "it's"),
    byWords('[ its ] RB? JJ|JJR|VBN', ({ words, after }) =>
      endsPredicate(words.at(-1), after()) ? "it's" : null,
    ),
    byWords(
      "of|in|from|with|by|on|at|to|has|have|had|having|won|wins|win|held|holds|lost|lose|loses|losing|keep|keeps|kept|change|changed|changes|reached|changing|chasing|wagging|using|wash|washing|open|opened [ it 's ] JJ? NN|NNS",
      ({ words, after }) => (isEnd(after()) || isLink(after()) ? joined(words) : null),
    ),
    byWords(
      '[ its ] very|really|so|too|quite|such JJ|RB|a .|,|today|here|in|outside|to|that|for|and|but|when|nice|good',
      ({ words, after }) =>
        words[2]?.lower !== 'a' && /^(?:NN|NNS)$/.test(after()?.tag ?? '') ? null : "it's",
    ),
    byWords('^ [ its ] been|going|getting', () => "it's"),
  ]),
  right: [
    "It's work that keeps him young.",
    "It's clear water is important.",
    "He says it's best people stay at home.",
    "It's true love is rare.",
    'It’s a dog with its own house.',
    'Its not being there surprised us.',
    'The dog wagged its tail.',
    'I think it’s roots and leaves that it eats.',
    'It lives on its own.',
    'I hope it’s Monday.',
    'It has its all-time high.',
    'Its so-called master left.',
    'The town lost its old and beautiful bridge.',
    'I think it’s time to go.',
    'We like its just rewards.',
    'A bird left its warm nest.',
    'He used to say it’s good news.',
    'Its still water was deep.',
    "In it's a lot.",
  ],
  wrong: [
    ["It's roof is red.", 'Its roof is red.'],
    ["The hotel is old, but it's new rooms are large.", 'The hotel is old, but its new rooms are large.'],
    ["The company lost it's biggest client.", 'The company lost its biggest client.'],
    ["The city is famous for it's food.", 'The city is famous for its food.'],
    ["The dog wagged it's tail when it saw us.", 'The dog wagged its tail when it saw us.'],
    ["It's tail was long.", 'Its tail was long.'],
    ['I think its gonna rain.', "I think it's gonna rain."],
    ['Do you know if its open on Sunday?', "Do you know if it's open on Sunday?"],
    ['Its very cold today.', "It's very cold today."],
    ['Its a good idea.', "It's a good idea."],
    ["The dog has it's own house.", 'The dog has its own house.'],
    ['Its so cold that we stay in.', "It's so cold that we stay in."],
    ['I think its the best film.', "I think it's the best film."],
    ['Its surprising how fast he runs.', "It's surprising how fast he runs."],
    ['Look, its raining again.', "Look, it's raining again."],
    ['I know its true.', "I know it's true."],
    ['Its to late for us.', "It's to late for us."],
    ['Its cold outside.', "It's cold outside."],
    ["The company increased it's profits.", 'The company increased its profits.'],
    ["We had to move it's annual meeting.", 'We had to move its annual meeting.'],
    ["The cat hurt it's paw.", 'The cat hurt its paw.'],
    ["The team has won it's first match.", 'The team has won its first match.'],
    ['Its already late.', "It's already late."],
    ["The bank has it's office here.", 'The bank has its office here.'],
  ],
};

/** "its so-called", "its all-time", "its still water", "its just rewards": the word modifies a noun. */
function canDescribe({ words, after }: WordMatch): boolean {
  const [, word] = words;
  const next = after();
  if (next === undefined || next.text === '-') return true;
  if (
    !/^(?:all|still|just|already|always|never|so|quite|pretty|rather|really|probably|definitely|also)$/.test(
      word?.lower ?? '',
    )
  )
    return false;
  if (/^(?:NN|NNS)$/.test(next.tag)) return word?.lower !== 'already' && !/^(?:a|the|that)$/.test(next.lower);
  return /^(?:JJ|VBN|VBG|RB)$/.test(next.tag) && !/^(?:so|already|quite|pretty)$/.test(word?.lower ?? '');
}

/** An adjective without a following noun: "its true.", "its hard to", "its clear that". */
function endsPredicate(adjective: TaggedWord | undefined, next: TaggedWord | undefined): boolean {
  if (
    adjective === undefined ||
    canBe(adjective, 'NN', 'NNS', 'NNP', 'CD', 'VB') ||
    adjective.lower === 'own' ||
    adjective.text !== adjective.lower
  )
    return false;
  return (
    next?.tag === '.' || /^(?:to|that|how|when|if|whether|what|why|because|for)$/.test(next?.lower ?? '.')
  );
}

/** Whether the noun may be the subject of a clause that depends on "it's": "It's time is", "It's clear water is important". */
function hidesClause(words: readonly TaggedWord[]): boolean {
  const noun = words.find(({ tag }, at) => at > 1 && /^NNS?$/.test(tag));
  return (
    noun === undefined || /^(?:things?|what|people|fun|shame|pity|good|luck|hope|proof)$/.test(noun.lower)
  );
}

function possessorOf(it: TaggedWord, is: TaggedWord | undefined) {
  return is === undefined
    ? null
    : { start: it.start, end: is.end, replacements: [it.text === 'It' ? 'Its' : 'its'] };
}

const isLink = (word: TaggedWord | undefined) =>
  /^(?:IN|CC|RB)$/.test(word?.tag ?? '') && word?.lower !== 'that';

function joined(words: readonly TaggedWord[]) {
  const at = words.findIndex(({ lower }) => lower === 'it');
  const [it, is] = [words[at], words[at + 1]];
  return it === undefined || is === undefined
    ? null
    : { start: it.start, end: is.end, replacements: ['its'] };
}
