import { byPattern } from '../../match/by-pattern.ts';
import { byAnyOf, byWords } from '../../match/by-words.ts';
import { canBe, isEnd, wordSet } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';

const youAre =
  /\b([Yy])our(?= (?:welcome(?:[.!,]|$| to)|going to|gonna|not (?:a|the|going|sure|alone)|supposed to))/g;
const possessive = /\b([Yy])ou['’]re(?= own\b)/g;

/** Predicates of people; as nouns they hardly ever have a possessor. */
const states = wordSet(
  `free late busy ready sure able afraid happy sad sick ill tired hungry thirsty lucky crazy wrong alone interested
  awake asleep done finished welcome glad available aware worried bored amazing awesome awful allowed missing kidding
  joking wasting lying coming getting looking`,
);

/** Credibility above that of “is” as the wrong word: “What is you name?” */
const sureOfNoun = 0.95;

export const your: Rule = {
  id: 'en.your',
  category: 'grammar',
  severity: 'error',
  credible: 0.94,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords("^ [ you 're ] NN|NNS is|was|has|have|are|were|will", ({ marked: [you, are], words }) => {
      const noun = words[2];
      return are === undefined ||
        noun === undefined ||
        canBe(noun, 'VBG', 'JJ', 'RB', 'VBN') ||
        /^(?:what|who)/.test(noun.lower)
        ? null
        : { start: you.start, end: are.end, replacements: ['Your'] };
    }),
    byWords(
      "<see>|<get>|<receive>|<read>|<like>|<love>|<check>|<answer>|<lose>|<find>|<forget> [ you 're ] NN|NNS .|,|!|?|and|on|in|about|from|yet|today|yesterday|again",
      ({ marked: [you, are], words }) => {
        const noun = words[3];
        return are === undefined ||
          noun === undefined ||
          !words[0]?.tag.startsWith('VB') ||
          canBe(noun, 'VBG', 'JJ', 'RB', 'VBN')
          ? null
          : { start: you.start, end: are.end, replacements: ['your'] };
      },
    ),
    byWords("is|are|was this|that|these|those? [ you 're ] NN|NNS .|?|!", ({ marked: [you, are], words }) => {
      const noun = words.at(-2);
      return are === undefined || noun === undefined || canBe(noun, 'VBG', 'JJ', 'RB')
        ? null
        : { start: you.start, end: are.end, replacements: ['your'] };
    }),
    byWords('^ [ you ] NN is|was|has|looks', ({ words }) => {
      const noun = words[1];
      return noun === undefined || canBe(noun, 'VB', 'VBP', 'JJ', 'RB') ? null : 'your';
    }),
    byWords('what|where|how is|was [ you ] ~NN ?', ({ marked: [you], words }) =>
      words[3]?.tags[0] !== 'NN' || canBe(words[3], 'JJ')
        ? null
        : {
            ...{ start: you.start, end: you.end, replacements: ['your'], credible: sureOfNoun },
            reliesOn: { start: words[1]?.start ?? you.start, end: words[3].end },
          },
    ),
    byWords(
      '<like>|<love>|<hate>|<see>|<receive>|<read>|<enjoy>|<visit>|<remember>|<appreciate>|<admire> [ you ] new|old|beautiful|nice|last|lovely|great|own NN|NNS .|,|IN|CC',
      () => 'your',
    ),
    byWords(
      '<tell>|<give>|<send>|<show> me|us|him|her|them [ you ] address|name|number|email|phone|opinion|password|passport|photo|story|reason|plan|plans|results .|,|?|and|or|number|address',
      () => 'your',
    ),
    byWords(
      '<receive>|<get>|<read> [ you ] letter|email|message|postcard|invitation .|,|yesterday|today|last|and|about|this',
      () => 'your',
    ),
    byPattern(youAre, ({ groups: [letter = ''] }) => `${letter}ou're`),
    byPattern(possessive, ({ groups: [letter = ''] }) => `${letter}our`),
    byWords(
      '[ your ] RB? @states',
      ({ after, words }) => {
        const next = after();
        const isGerund = words.at(-1)?.lower.endsWith('ing') === true;
        if (isGerund)
          return /^(?:DT|PRP|PRP\$|RB|IN)$/.test(next?.tag ?? '') || next?.lower === 'something'
            ? "you're"
            : null;
        return isEnd(next) ||
          /^(?:IN|TO|CC|WRB)$/.test(next?.tag ?? '') ||
          /^(?:today|tomorrow|tonight|now|again|this|next|enough|you|i)$/.test(next?.lower ?? '')
          ? "you're"
          : null;
      },
      { states },
    ),
    byWords(
      'if|hope|think|know|sure|that|when|because|while|unless|glad [ your ] well|right|fine|ok|okay|good .|,|and|but|about',
      () => "you're",
    ),
    byWords(
      'hope|think|know|glad|sure|if|when|hear|see [ your ] feeling|doing|getting|having|enjoying|settling|keeping|coping better|well|fine|good|great|ok|okay|a|fun|in|up|alright',
      () => "you're",
    ),
    byWords('[ your ] the|a|an|so|too|always|never|just|really|still|not', ({ words, after }) =>
      /^(?:DT)$/.test(words[1]?.tag ?? '') ||
      (after() !== undefined && after()?.text !== '-' && isSaid(words[1]?.lower, after()?.tag))
        ? "you're"
        : null,
    ),
    byWords(
      'for|of|with|to|about|in|from|by|on [ you ] reference|information|reply|attention|understanding|consideration|patience|cooperation|convenience|feedback|assistance|kindness|family|parents|opinion|life|country|city|letter|message|email|birthday|company',
      ({ after }) => (after()?.tag.startsWith('VB') && after()?.lower !== 'is' ? null : 'your'),
    ),
    byWords('^ [ your ] right|wrong|correct about that|this|it|him|her|them|the|me|us|one', () => "you're"),
    byWords(
      "for|of|in|with|to|from|at|by|bring|brought|send|sent|take|took|forget|forgot|remember|know|lost|want|about|use|check|enter|leave|left|follow|miss|love|under|using|change|update|on|into|like|love|got|read|need|accept|accepted|appreciate|received|share|answer [ you 're ] JJ? NN|NNS",
      ({ marked: [you, are], words, after }) =>
        are === undefined ||
        (words.at(-1) !== undefined && canBe(words.at(-1) ?? you, 'VBG', 'JJ')) ||
        !(isEnd(after()) || after()?.tag === 'IN' || after()?.tag === 'CC')
          ? null
          : { start: you.start, end: are.end, replacements: ['your'] },
    ),
    byWords(
      '^ [ your ] very|really|such|almost|absolutely|totally ~JJ|kind|late|a .|,|to|and|!|at|JJ|in',
      ({ words, after }) =>
        (words.at(-1)?.tag === 'JJ' && words.at(-2)?.tag === 'JJ') || after()?.tag.startsWith('NN')
          ? null
          : "you're",
    ),
    byWords(
      'think|know|sure|hope|glad|sorry|believe|if|because|that [ your ] wrong|mistaken|late|busy|ready|happy|tired|hungry|ill|sick|angry|lucky|joking|kidding|lying .|,|about|and|but|with',
      () => "you're",
    ),
  ]),
  right: [
    "You're right, and it is good.",
    "I see you're work colleagues.",
    'They gave you time to think.',
    'I like you and your new dress.',
    'You work is what I said.',
    'Your welcome speech was good.',
    'You’re going to your own house.',
    'Your late uncle was rich.',
    'I know your right hand hurts.',
    'Your never-ending story bores me.',
    'Your free time is short.',
    'Is it from when you’re home?',
    'Your still life hangs here.',
  ],
  wrong: [
    ["You're parcel has arrived.", 'Your parcel has arrived.'],
    ["I did not see you're message.", 'I did not see your message.'],
    ['You house is very nice.', 'Your house is very nice.'],
    ['What is you name?', 'What is your name?'],
    ['I like you new dress.', 'I like your new dress.'],
    ['Can you tell me you address?', 'Can you tell me your address?'],
    ['I got you letter yesterday.', 'I got your letter yesterday.'],
    [
      'Please find attached the documents for you reference.',
      'Please find attached the documents for your reference.',
    ],
    ['I hope your feeling better.', "I hope you're feeling better."],
    ['Your right about that.', "You're right about that."],
    ['If your free tonight, call me.', "If you're free tonight, call me."],
    ['Your very kind.', "You're very kind."],
    ["I forgot you're name.", 'I forgot your name.'],
    ["We accept you're offer.", 'We accept your offer.'],
    ['Your welcome!', "You're welcome!"],
    ['Your going to like it.', "You're going to like it."],
    ["It is you're own house.", 'It is your own house.'],
    ['Tell me when your ready.', "Tell me when you're ready."],
    ['I hope your fine.', "I hope you're fine."],
    ['Your the best.', "You're the best."],
    ['Your so funny.', "You're so funny."],
    ["Is that you're car?", 'Is that your car?'],
    ["Thanks for you're letter.", 'Thanks for your letter.'],
    ['Your looking for trouble.', "You're looking for trouble."],
  ],
};

/** "your so kind", "your always late"; not "your still life". */
function isSaid(adverb: string | undefined, next: string | undefined): boolean {
  if (adverb === 'so' || adverb === 'too' || adverb === 'not')
    return next === 'JJ' || next === 'RB' || next === 'VBG';
  return adverb !== 'still' && adverb !== 'just'
    ? /^(?:JJ|VBG|IN|DT)$/.test(next ?? '')
    : /^(?:VBG|IN|DT)$/.test(next ?? '');
}
