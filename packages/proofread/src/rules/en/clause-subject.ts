import { byAnyOf, byWords, type WordMatch } from '../../match/by-words.ts';
import { thirdForm, wordSet } from '../../match/word-forms.ts';
import type { TaggedWord } from '../../text/tagged-words.ts';
import type { Rule } from '../rule.ts';

const gerunds = wordSet(
  'understanding having knowing doing making taking getting using trying learning buying helping',
);
const simpleGerunds = wordSet(
  'reading smoking swimming running walking drinking learning travelling traveling working studying laughing shopping cooking jogging sleeping cycling',
);
const judgements = wordSet(
  'important easy easier difficult hard harder better good necessary useful essential interesting enough fun boring expensive cheaper dangerous possible',
);
const activities = wordSet(
  'living working learning travelling traveling studying walking shopping driving running swimming playing talking going being eating growing',
);

export const clauseSubject: Rule = {
  id: 'en.clause-subject',
  category: 'grammar',
  severity: 'error',
  credible: 0.85,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(
      'figure|fig|table|section CD [ show|present|illustrate|list|summarize|summarise|compare|depict|display|indicate|demonstrate|describe ] DT|how|that|NNS|JJ',
      ({ marked: [verb], before }) =>
        /^(?:in|and|of|to|from)$/.test(before()?.lower ?? '') ? null : thirdForm(verb),
    ),
    byWords(
      'the number of JJ? NNS|people who|which|that ADV? is|are|was|were|have|has VBG|VBN PRP|NN|NNP|NNS|JJ? [ are|were|have ] VBG|VBN|RB|JJR|not',
      ({ marked: [verb] }) => (verb.lower === 'have' ? 'has' : agree({ marked: [verb] })),
    ),
    byWords(
      '^|that @gerunds [ benefit|help|harm|cause|improve|require|broaden|widen|enrich|reduce|damage|relieve ] PRP|PRP$|DT|NNS|JJ|people',
      ({ marked: [verb], sentence }) => (hasLaterVerb(sentence, verb) ? null : thirdForm(verb)),
      { gerunds: simpleGerunds },
    ),
    byWords('^ VBG JJ? NN|NNS NN|NNS? RB|too? much|long|often? [ do ] harm|good|damage', () => 'does'),
    byWords(
      '^ @activities in|on|at|with|for|to the|a|an|my|your|our|their|this JJ? NN [ have|are|were ] DT|JJ|RB|many|some|both|several|its',
      ({ marked: [verb] }) => (verb.lower === 'have' ? 'has' : agree({ marked: [verb] })),
      { activities },
    ),
    byWords(
      ',^ @activities in|on|at|with|for|to the|a|an|my|your|our|their|this JJ? NN [ offer|bring|give|make|help|cause|require|mean|improve|provide|take|cost|teach|allow ] DT|JJ|PRP|PRP$|NNS|many',
      ({ marked: [verb], sentence }) => (hasLaterVerb(sentence, verb) ? null : thirdForm(verb)),
      { activities },
    ),
    byWords(',^ to VB|~VB JJ? NNS [ are|were ] RB|more|not* @judgements', agree, { judgements }),
    byWords(',^ @gerunds JJ? NNS [ are|were ] RB|more|not* @judgements', agree, { gerunds, judgements }),
  ]),
  right: [
    'To read books is good.',
    'Understanding ideas is important.',
    'Learning tools and games are useful.',
    'To them, books are important.',
    'Reading help pages is useful.',
    'I like swimming because it helps.',
    'Tables 3 and 4 show the results.',
  ],
  wrong: [
    ['Living in a big city offer many chances.', 'Living in a big city offers many chances.'],
    ['Figure 3 show the results.', 'Figure 3 shows the results.'],
    [
      'The number of people who are learning it are increasing.',
      'The number of people who are learning it is increasing.',
    ],
    ['There is no doubt that reading benefit us.', 'There is no doubt that reading benefits us.'],
    ['Playing computer games too much do harm to us.', 'Playing computer games too much does harm to us.'],
    ['To understand ideas are more important than that.', 'To understand ideas is more important than that.'],
    ['Living in the city have many advantages.', 'Living in the city has many advantages.'],
    ['Learning facts are not enough.', 'Learning facts is not enough.'],
  ],
};

/** Returns the verb form for a gerund subject, which is singular regardless of the number of its object. */
function agree({ marked: [be] }: Pick<WordMatch, 'marked'>): string {
  return be.lower === 'are' ? 'is' : 'was';
}

/** Whether a finite verb follows in the same clause, so that the word before it may be part of the subject: "Reading help pages is useful". */
function hasLaterVerb(sentence: readonly TaggedWord[], verb: TaggedWord): boolean {
  const rest = sentence.slice(sentence.indexOf(verb) + 1);
  const end = rest.findIndex(
    ({ tag, lower }) => /^(?:,|CC|WDT|WP|WRB)$/.test(tag) || /^(?:that|because|if)$/.test(lower),
  );
  return rest.slice(0, end === -1 ? undefined : end).some(({ tag }) => /^(?:VBZ|VBP|VBD|MD)$/.test(tag));
}
