import { byAnyOf, byWords } from '../../match/by-words.ts';
import { canBe, isBaseFirst, isEnd, participleForm, wordSet } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';

const pasts = wordSet(
  'wrote took broke chose stole spoke gave drove wore drew threw ate forgot fell ran began did shook tore grew rode sang drank swam froze hid bit woke forgave beat',
);

export const passiveParticiple: Rule = {
  id: 'en.passive-participle',
  category: 'grammar',
  severity: 'error',
  credible: 0.92,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(
      "<be>|'m|'re|n't not|only|also|always|usually|often|never? [ allow|permit|require|oblige|forbid|encourage|invite|advise|instruct ] to",
      ({ marked: [verb], words, sentence }) =>
        (words[0]?.lower === "n't" &&
          !/^(?:is|are|was|were)$/.test(sentence[sentence.indexOf(words[0]) - 1]?.lower ?? '')) ||
        sentence.some(({ lower, end }) => end < verb.start && /^(?:do|does|did|what|all)$/.test(lower))
          ? null
          : participleForm(verb),
    ),
    byWords(
      "<be>|'m|'re so|very|really|too|quite [ surprise|excite|bore|tire|disappoint|satisfy|frighten|confuse|embarrass|annoy|please|shock|amaze ] to|that|at|when|by|about|with|and|.|,",
      ({ marked: [verb] }) => participleForm(verb),
    ),
    byWords(
      '^ [ compare ] to|with DT|PRP$|JJ|NN|NNS|VBG !,* !,* , the|we|our|they|this|these|it|he|she|i|PRP$',
      ({ sentence }) =>
        sentence.some(({ lower }) => /^(?:and|then|you|your)$/.test(lower)) ? null : 'compared',
    ),
    byWords(
      "it 's|is|was highly|strongly|also|not? [ recommend|suggest|require|need ] to|that|by",
      ({ marked: [verb] }) => participleForm(verb),
    ),
    byWords(
      'was|were|been|being RB? [ ~VB ] by|in|on|at|because|out|to|with|for|from|until|till|yesterday|last|due|again|twice|.|,|and',
      ({ marked: [verb], words, sentence }) =>
        verb.base !== verb.lower ||
        verb.lower === 'go' ||
        canBe(verb, 'VBN', 'VBD', 'JJ', 'RB', 'IN', 'DT') ||
        (!isBaseFirst(verb) && !/^(?:by|yesterday|last|due)$/.test(words.at(-1)?.lower ?? '')) ||
        sentence.some(({ lower }) => /^(?:do|does|did|done|doing|all|what|is|it|there)$/.test(lower))
          ? null
          : participleForm(verb),
    ),
    byWords(
      "is|are|was|were|been|being|be|'s|'re not|n't|also|already|never|recently? [ @pasts ] by|in|on|at|from|to|.|,|with|for|last|yesterday|this|because|when|during|again|after|before|two|three|all",
      ({ marked: [verb], words }) =>
        (/^(?:fell|ran|began|grew|swam|beat|did|woke|bit|ate|drank|saw)$/.test(verb.lower) &&
          words.at(-1)?.lower !== 'by') ||
        (canBe(verb, 'NN', 'VBN', 'JJ') && !/^(?:broke|stole)$/.test(verb.lower)) ||
        (verb.lower === 'broke' && words.at(-1)?.lower !== 'by')
          ? null
          : participleForm(verb),
      { pasts },
    ),
    byWords(
      'glass|window|cup|vase|plate|bottle|door|lock|lamp|chair|toy|phone|computer|machine|bike|car|leg|arm|heart is|was|were [ broke ] .|,|when|and|but|because|into|last|yesterday',
      () => 'broken',
    ),
    byWords(
      'is|are|was|were|been|being [ build|make|send|buy|teach|catch|write|take|give|know|sell|pay|use|call|find|hold|keep|lose|see|choose|speak|invite|locate|situate|produce|cause|create ] by|in|on|at|from|to|.|,|with|for',
      ({ marked: [verb], words, sentence }) =>
        // "What I did was write to her."
        sentence.some(({ lower, end }) => end < verb.start && /^(?:do|does|did|done)$/.test(lower)) ||
        (/^(?:is|are)$/.test(words[0]?.lower ?? '') &&
          !/^(?:by)$/.test(words.at(-1)?.lower ?? '') &&
          !/^(?:call|locate|situate|know|write|speak)$/.test(verb.lower)) ||
        canBe(verb, 'VBN', 'VBD') ||
        (verb.lower === 'write' && isEnd(words.at(-1))) ||
        (verb.tag === 'NN' && words.at(-1)?.lower !== 'by') ||
        (verb.lower === 'find' && words.at(-1)?.lower !== 'by')
          ? null
          : participleForm(verb),
    ),
    byWords(
      'is|are|was|were|be|been [ speak|see|find|write|send|build|teach|make|sell|know|use ] all|every|everywhere|today|tomorrow|yesterday|worldwide|throughout|next|last|soon|as',
      ({ marked: [verb], words, sentence }) =>
        sentence.some(
          ({ lower, end }) =>
            end < verb.start && /^(?:do|does|did|done|doing|what|all|thing|step)$/.test(lower),
        ) ||
        (words.at(-1)?.lower === 'all' && verb.lower === 'know')
          ? null
          : participleForm(verb),
    ),
    byWords(
      'have|has|had|having|get|got my|his|her|our|their|your the? car|bike|bicycle|phone|computer|watch|house|laptop|roof|tv|room|teeth|clothes|eyes|passport [ repair|fix|clean|wash|paint|check|steal|service|replace|renew|test ] .|,|yesterday|at|by|in|last|before|for|and|every',
      ({ marked: [verb] }) => participleForm(verb),
    ),
    byWords(
      "bill|bills|fee|rent|invoice|work|problem|problems|report|homework|mistake|mistakes|task|job|document|documents|form|question|questions|project|order|letter|room|food|rules|decision|goods|money|water|book|books can|could|must|should|may|will not|n't|also? [ paid|finished|solved|completed|corrected|submitted|avoided|delivered|returned|cleaned|answered|shipped|signed|done|written|sent|found|used|made|changed|eaten|saved|kept|followed ] by|today|tomorrow|easily|quickly|immediately|soon|before|in|on|at|now|this|next|as|.|,",
      ({ marked: [verb] }) => `be ${verb.text}`,
    ),
  ]),
  right: [
    'All he does is invite to dinner people he hardly knows.',
    'I had my car repairs paid.',
    'What I did was write to her.',
    'It was written by him.',
    'He was ill and took a rest.',
    'The house was built in 1900.',
  ],
  wrong: [
    ['Visitors are not allow to smoke here.', 'Visitors are not allowed to smoke here.'],
    ["We aren't permit to park here.", "We aren't permitted to park here."],
    ['I was so surprise to see him.', 'I was so surprised to see him.'],
    ['The work must finished today.', 'The work must be finished today.'],
    ['I had my car repair yesterday.', 'I had my car repaired yesterday.'],
    ['English is speak all over the world.', 'English is spoken all over the world.'],
    [
      'Compare with the control group, the patients recovered faster.',
      'Compared with the control group, the patients recovered faster.',
    ],
    ['It is recommend to use a proxy.', 'It is recommended to use a proxy.'],
    ['My bike was stole last week.', 'My bike was stolen last week.'],
    ['The trip was postpone due to rain.', 'The trip was postponed due to rain.'],
    ['The guests were invite by my aunt.', 'The guests were invited by my aunt.'],
    ['The roof was repair by my uncle.', 'The roof was repaired by my uncle.'],
    ['It was wrote by my uncle.', 'It was written by my uncle.'],
    ['The house was build in 1900.', 'The house was built in 1900.'],
    ['The car was stole from us.', 'The car was stolen from us.'],
    ['The glass was broke when I found it.', 'The glass was broken when I found it.'],
    ['The meeting has been postpone until Friday.', 'The meeting has been postponed until Friday.'],
    ['It is locate in London.', 'It is located in London.'],
  ],
};
