import { byPattern } from '../../match/by-pattern.ts';
import { byAnyOf, byWords } from '../../match/by-words.ts';
import { gerundForm, wordSet } from '../../match/word-forms.ts';
import { byWordTable } from '../../match/word-table.ts';
import type { TaggedWord } from '../../text/tagged-words.ts';
import type { Rule } from '../rule.ts';
import { learnerFrames } from './data/learner-frames.ts';
import { learnerPhrases as rows } from './data/learner-phrases.ts';

/** Words with which "until" is correct: "Do not reply until Monday". */
const lasting = wordSet(
  "not n't never wait stay keep work open close continue last remain hold cannot only postpone delay sleep live",
);
const isLasting = ({ lower, base, tag }: TaggedWord) => !/^NNS?$/.test(tag) && lasting.has(base ?? lower);

/** Credibility of “the reason is because”, which careful writers use as well. */
const sureOfBecause = 0.7;

export const learnerPhrases: Rule = {
  id: 'en.learner-phrases',
  category: 'grammar',
  severity: 'error',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWordTable([...rows, ...learnerFrames]),
    byWords('the [ worse|better|more ] JJ? NN|NNS', ({ marked: [degree], words, after, sentence }) => {
      if ((degree.lower === 'more') !== (words.at(-2)?.tag === 'JJ' && words.length > 3)) return null;
      if (words.some(({ lower }) => /^(?:half|part|side|choice|option|one)$/.test(lower))) return null;
      const rest = sentence.slice(sentence.indexOf(words.at(-1) ?? degree) + 1);
      const isEver = rest.some(({ lower }) => lower === 'ever');
      const isOfLife =
        after()?.lower === 'of' && /^(?:my|his|her|our|their|your|all)$/.test(after(2)?.lower ?? '');
      if (!isEver && !isOfLife) return null;
      return { worse: 'worst', better: 'best', more: 'most' }[degree.lower] ?? null;
    }),
    byPattern(
      /(?<![\w-])(the )(?=(?:[Tt]able|[Ff]igure|[Cc]hapter|[Ss]ection|[Aa]ppendix|[Ee]quation|[Ff]ig\.) \d+(?:[.,]| (?:shows?|is|illustrates|presents|lists|gives|describes|above|below|and)\b))/g,
      () => '',
    ),
    byPattern(
      /^The ([Tt]able|[Ff]igure|[Cc]hapter|[Ss]ection|[Aa]ppendix|[Ee]quation)(?= \d+ (?:shows|is|illustrates|presents|lists|gives|describes)\b)/g,
      ({ groups: [noun = ''] }) => `${noun[0]?.toUpperCase()}${noun.slice(1)}`,
    ),
    byPattern(/^Comparing(?= (?:with|to) [^,]{2,40}, (?:the|our|this|his|her|it|they)\b)/g, () => 'Compared'),
    byWords(
      "n't|not|never hesitate [ contacting|asking|calling|emailing|writing ]",
      ({ marked: [{ base }] }) => (base === null ? null : `to ${base}`),
    ),
    byWords('^ i|we [ enjoyed ] very much .', () => ['enjoyed it', 'enjoyed ourselves']),
    byWords(
      'i feel|felt|am|was [ me ] very|so|really? JJ|sad|tired|happy|good|bad|better|alone .|,|and|because|when',
      () => '',
    ),
    byWords('stopped [ to smoke|drink|gamble ] CD years|months|weeks|days ago', ({ marked: [, verb] }) =>
      verb === undefined ? null : gerundForm(verb),
    ),
    byWords(
      "watch|phone|car|computer|machine|tv|printer|button|link|website|app|light|lights|camera|clock|radio|internet|password|key|lift|elevator|heating [ is|are not|n't work ] .|,|and|because|properly|well",
      ({ marked: [be, not] }) =>
        not === undefined
          ? null
          : `${be.lower === 'is' ? 'does' : 'do'}${not.lower === 'not' ? ' not' : "n't"} work`,
    ),
    byWords('not only JJ|RB|NN|DT|PRP$|VBN|IN* [ and ] also', () => 'but'),
    byPattern(/\breason (?:why |that )?[^,.;:?!()]{2,60}? (?:is|was) because (?!of\b)/gi, ({ end }) => ({
      start: end - 'because '.length,
      end: end - 1,
      replacements: ['that'],
      credible: sureOfBecause,
    })),
    byWords('NN|NNS|PRP|RB [ from now ] .', ({ marked: [, now], words, sentence }) =>
      now === undefined ||
      /^(?:years?|months?|weeks?|days?|hours?|minutes?|decades?|centuries|century|far|long|time|away|moments?)$/.test(
        words[0]?.lower ?? '',
      ) ||
      !sentence.some(({ lower }) => /^(?:should|must|will|'ll|let's|let|have)$/.test(lower))
        ? null
        : 'from now on',
    ),
    byWords('neither PRP|DT|PRP$|NN|NNS|NNP|JJ* [ or ] PRP|DT|PRP$|NN|NNS|NNP|JJ|VBG', () => 'nor'),
    byWords(
      '^ [ the life ] is|was so|very|not|hard|short|too|like|full|difficult|good|beautiful|easy',
      () => 'life',
    ),
    byWords(
      '^ i|he|she|we|they [ have|has|had ] hungry|thirsty|sleepy|afraid|right|important .|,|and|because|to|now',
      ({ marked: [have], words }) =>
        have.lower === 'had'
          ? /^(?:we|they)$/.test(words[0]?.lower ?? '')
            ? 'were'
            : 'was'
          : ({ i: 'am', he: 'is', she: 'is' }[words[0]?.lower ?? ''] ?? 'are'),
    ),
    byWords(
      "can|could|ca|'ll not|n't? [ hard ] hear|see|believe|wait|understand|walk|speak|sleep|remember|breathe|move",
      () => 'hardly',
    ),
    byWords(
      '^ [ turn|switch of ] the|your|all lights|light|tv|radio|phone|phones|computer|music|engine|gas|water|heating|oven|television|alarm|fan|tap|mobile|sound|machine',
      ({ marked: [verb] }) => `${verb.lower} off`,
    ),
    byWords(
      'reply|respond|answer|finish|submit|send|sent|return|pay|deliver|complete|know|arrive|hand|ready|back|due|confirm|register|apply|decide|report|finished|done|bring NN|NNS|PRP|PRP$|DT|JJ|RB|RP|IN* [ until|till ] monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|noon|midnight|next|the|end|tonight',
      ({ sentence, words, after }) =>
        (words.at(-1)?.lower === 'the' &&
          !/^(?:end|first|last|beginning|weekend)$/.test(after()?.lower ?? '')) ||
        sentence.some(isLasting)
          ? null
          : 'by',
    ),
  ]),
  right: [
    'Do not reply until Friday.',
    'Please wait until Monday.',
    'It will be ready a week from now.',
    'I can come and was able to see it.',
    'They spend time reading.',
  ],
  wrong: [
    ['We should save water from now.', 'We should save water from now on.'],
    ['Do not hesitate contacting me.', 'Do not hesitate to contact me.'],
    ["Don't hesitate asking us.", "Don't hesitate to ask us."],
    ['The table 1 shows the results.', 'Table 1 shows the results.'],
    ['As shown in the Figure 2, it grows.', 'As shown in Figure 2, it grows.'],
    [
      'Comparing with the first group, the second was faster.',
      'Compared with the first group, the second was faster.',
    ],
    ['We enjoyed very much.', 'We enjoyed it very much.'],
    ['I feel me tired.', 'I feel tired.'],
    ['I stopped to smoke two years ago.', 'I stopped smoking two years ago.'],
    ['My watch is not work.', 'My watch does not work.'],
    ['I can hard hear you.', 'I can hardly hear you.'],
    ['Turn of the lights, please.', 'Turn off the lights, please.'],
    ['He is not only tall and also strong.', 'He is not only tall but also strong.'],
    ['The reason he left is because he was ill.', 'The reason he left is that he was ill.'],
    ['Neither he or his brother came.', 'Neither he nor his brother came.'],
    ['We have to finish the work until Friday.', 'We have to finish the work by Friday.'],
    ['Please reply until Friday.', 'Please reply by Friday.'],
    ['Send it back till the end of May.', 'Send it back by the end of May.'],
    ['This is the worse day of my life.', 'This is the worst day of my life.'],
    ['It is the better film I have ever seen.', 'It is the best film I have ever seen.'],
    ['The life is hard.', 'Life is hard.'],
    ['I have hungry.', 'I am hungry.'],
    ["I can't able to come.", "I can't come."],
    ['They spend time for reading.', 'They spend time reading.'],
    ['I can able to come.', 'I can come.'],
  ],
};
