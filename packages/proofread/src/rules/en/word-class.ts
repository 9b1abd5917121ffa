import { gerundOf } from '@inkstone/english';
import { byAnyOf, byWords } from '../../match/by-words.ts';
import { canBe, wordMap, wordSet } from '../../match/word-forms.ts';
import type { TaggedWord } from '../../text/tagged-words.ts';
import type { Rule } from '../rule.ts';

/** Nouns confused with similar verbs. */
const verbOf = wordMap({
  advice: 'advise',
  breath: 'breathe',
  belief: 'believe',
  proof: 'prove',
  choice: 'choose',
  sale: 'sell',
  success: 'succeed',
  loss: 'lose',
  speech: 'speak',
});
/** Nouns that are mistaken for a verb after "to" or a modal; none of them is a place, a person or an activity. */
const verbMeant = wordMap({
  complaint: 'complain',
  suggestion: 'suggest',
  discussion: 'discuss',
  marriage: 'marry',
  decision: 'decide',
  arrival: 'arrive',
  description: 'describe',
  explanation: 'explain',
  invitation: 'invite',
  solution: 'solve',
  improvement: 'improve',
  conclusion: 'conclude',
  protection: 'protect',
  communication: 'communicate',
  destruction: 'destroy',
  reservation: 'reserve',
  growth: 'grow',
  success: 'succeed',
  choice: 'choose',
  belief: 'believe',
  appearance: 'appear',
  agreement: 'agree',
  cooperation: 'cooperate',
  collaboration: 'collaborate',
  participation: 'participate',
  preparation: 'prepare',
  translation: 'translate',
  application: 'apply',
  reduction: 'reduce',
  recommendation: 'recommend',
  behaviour: 'behave',
  behavior: 'behave',
});
const meantAsVerbs = wordSet([...verbMeant.keys()].join(' '));
const nounVerbs = wordSet('advice breath belief proof choice success loss');
/** Verbs confused with similar nouns. */
const nounOf = wordMap({
  advise: 'advice',
  breathe: 'breath',
  believes: 'beliefs',
  sells: 'sales',
  choose: 'choice',
  succeed: 'success',
  grow: 'growth',
  analyse: 'analysis',
  analyze: 'analysis',
  arrive: 'arrival',
  behave: 'behaviour',
  differ: 'difference',
});
const nounsWanted = wordSet([...nounOf.keys()].join(' '));
/** Objects of "effect" as a verb: "effect a change" is correct, and so is "effected repairs". */
const broughtAbout =
  /^(?:change|changes|transformation|reform|reforms|improvement|improvements|repair|repairs|cure|escape|rescue|transfer|sale|payment|reconciliation|revolution|entry|exit|purpose|transition|union|separation|compromise|settlement|release|end)$/;
const affected = wordMap({
  effect: 'affect',
  effects: 'affects',
  effected: 'affected',
  effecting: 'affecting',
});

export const wordClass: Rule = {
  id: 'en.word-class',
  category: 'word-choice',
  severity: 'error',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(
      "i|we|they|to|TO|will|can|cannot|could|would|not|n't [ except ] PRP$|the|this|it|a|an|that|these|our",
      () => 'accept',
    ),
    byWords(
      'everyone|everybody|nobody|all|everything|nothing|anyone|came [ accept ] for|me|him|her|us|them|NNP',
      ({ words, marked: [verb] }) => ({
        ...{ start: verb.start, end: verb.end, replacements: ['except'] },
        reliesOn: { start: words[0]?.start ?? verb.start, end: verb.end },
      }),
    ),
    byWords(
      '<want>|<need>|<like>|<have>|<go>|<decide>|<try>|order|plan to [ by ] DT|PRP$|NN|NNS|CD|JJ|some|it|them',
      () => 'buy',
    ),
    byWords(
      'want|wants|wanted|need|needs|needed|like|decide|decided|try|trying|going|writing|able|have|had|has|plan|planned|hope|hoped|wish|ready to [ @meantAsVerbs ]',
      ({ marked: [noun] }) => verbMeant.get(noun.lower) ?? null,
      { meantAsVerbs },
    ),
    byWords(
      "i|you|he|she|we|they|it MD not|n't|also|always? [ @meantAsVerbs ]",
      ({ marked: [noun] }) => verbMeant.get(noun.lower) ?? null,
      { meantAsVerbs },
    ),
    byWords('^ [ know ] i|we|he|she|they|it VBP|VBD|VBZ|MD', () => 'now'),
    byWords('^ [ were ] is|are|do|does|did|can|was|have|has|should|will', () => 'where'),
    byWords(
      "MD|to|TO|do|does|did|don't n't|not|never|always|only|also? [ @nounVerbs ] DT|PRP|PRP$|NN|NNS|NNP|VBG|JJ|IN|RB|.|,|that|what|in|TO",
      ({ marked: [noun], words }) => (isVerbPlace(words) ? (verbOf.get(noun.lower) ?? null) : null),
      { nounVerbs },
    ),
    byWords(
      'the|a|an|some|good|any|much|no|of|your|my|his|her|our|their|useful|more [ @nounsWanted ] of|about|on|for|from|.|,|in|between|to|that',
      ({ marked: [verb], words, before }) =>
        isNounPlace(verb, words, before()) ? (nounOf.get(verb.lower) ?? null) : null,
      { nounsWanted },
    ),
    byWords(
      "NN|NNS|NNP|PRP|MD|TO|not|n't|which|that|have|has|had|directly|also|badly|never [ effect|effects|effected|effecting ] DT|PRP|PRP$|CD|about|everybody|everyone|people|many|most|all|some JJ|NN|NNS|CD? NN|NNS?",
      ({ marked: [verb], words, after }) =>
        isAffecting(verb, words, after()) ? (affected.get(verb.lower) ?? null) : null,
    ),
    byWords(
      'the|a|an|my|our|his|her|their|its [ principle ] reason|reasons|cause|causes|aim|aims|source|sources|purpose|author|character|objective|engineer|investigator|dancer|town|city|language|problem|town|component|components|role|difference|factor|factors|export|exports',
      () => 'principal',
    ),
    byWords('school [ principle ] said|says|is|was|has|of|.|,', () => 'principal'),
    byWords(
      'in|on|out|of|matter|basic|general|same|this|first|moral|guiding [ principal ] .|,|of|that',
      ({ words }) =>
        /^(?:in|on|of)$/.test(words[0]?.lower ?? '') && words[2]?.lower === 'of' ? null : 'principle',
    ),
    byWords('JJ|JJR|.|,|RB|VBP|VBZ|VBD [ wile ] DT|PRP|PRP$|NNS|VBG|JJ|NN', () => 'while'),
    byWords(
      "have|has|had|'ve|may|might|will|to|don't|n't|not [ loose|loosed|loosing ] DT|PRP|PRP$|NN|NNS|JJ|everything|interest|weight|sight",
      ({ marked: [verb], after }) =>
        after()?.lower === 'up'
          ? null
          : verb.lower === 'loosed'
            ? 'lost'
            : verb.lower === 'loosing'
              ? 'losing'
              : 'lose',
    ),
    byWords(
      "am|is|are|was|were|'m|'re|'s|be|been|of|by|for|from|without|keep|keeps|kept|stop [ loosing ]",
      () => 'losing',
    ),
    byWords(
      'temperature|temperatures|price|prices|cost|costs|level|levels|number|rate|rates|sun|demand|wages|sales|income|population|unemployment|inflation|rent|rents|fees [ raise|raises|raised|raising ] by|from|to|in|at|sharply|again|quickly|slowly|steadily|because|every|.|,|and',
      ({ marked: [verb] }) =>
        ({ raise: 'rise', raises: 'rises', raised: 'rose', raising: 'rising' })[verb.lower] ?? null,
    ),
    byWords('<remember> [ me|us|him|her|them ] to VB', ({ words, marked: [person], before }) => {
      const verb = words[0];
      const better =
        verb === undefined
          ? undefined
          : { remember: 'remind', remembers: 'reminds', remembered: 'reminded', remembering: 'reminding' }[
              verb.lower
            ];
      return verb === undefined || better === undefined || before()?.tag === 'IN'
        ? null
        : {
            start: verb.start,
            end: verb.end,
            replacements: [better],
            reliesOn: { start: verb.start, end: person.end },
          };
    }),
    byWords(
      '<close>|<work>|<behave>|<function>|<sleep>|<breathe>|<fit>|<clean>|<eat>|<speak>|<think>|<do> it|them|the? NN|NNS? [ proper ] .|,|when|because|if|and|since|anymore|any',
      () => 'properly',
    ),
    byWords('find|found|see [ attach|enclose ] DT|PRP$|NN|NNS|CD|JJ', ({ marked: [verb], words }) =>
      words[0]?.lower === 'see' ? null : `${verb.lower.replace(/e$/, '')}ed`,
    ),
    byWords('<mind> me|my|you|us|him|her|them? [ to VB ]', ({ marked: [, verb], words, sentence }) => {
      const gerund = verb === undefined ? null : verb.base;
      return gerund === null ||
        words[0]?.tag === 'NN' ||
        !sentence.some(({ lower }) => /^(?:would|do|don't|not|n't|does|did)$/.test(lower))
        ? null
        : gerundOf(gerund);
    }),
  ]),
  right: [
    'I would not advise it; your advice was good.',
    'To effect a change takes time.',
    'The new owner effected repairs.',
    'The side effects the drug had were bad.',
    'In principle, the principal reason is cost.',
    'He raised by a vote the question of pay.',
    'We remember her to this day.',
    'To success in all things!',
    'The road to success; we look forward to marriage.',
    'Know that I love you.',
    'Let the dogs loose.',
    'The choice is yours to make.',
  ],
  wrong: [
    ['I am writing to complaint about it.', 'I am writing to complain about it.'],
    ['We will discussion it.', 'We will discuss it.'],
    ['Know I understand.', 'Now I understand.'],
    ['All came accept Tom.', 'All came except Tom.'],
    ['You should not advice him.', 'You should not advise him.'],
    ['I need some advise on cars.', 'I need some advice on cars.'],
    ['The rain effected the harvest.', 'The rain affected the harvest.'],
    ['Noise effects everybody at home.', 'Noise affects everybody at home.'],
    ['The principle cause is heat.', 'The principal cause is heat.'],
    ['She sang wile we ate.', 'She sang while we ate.'],
    ['He has loosed his keys.', 'He has lost his keys.'],
    ['We except your offer.', 'We accept your offer.'],
    ['All came accept for Tom.', 'All came except for Tom.'],
    ['I need to by milk.', 'I need to buy milk.'],
    ['Were are you going?', 'Where are you going?'],
    ['I keep loosing at chess.', 'I keep losing at chess.'],
    ['Prices raised by a tenth.', 'Prices rose by a tenth.'],
    ['Please remember me to lock it.', 'Please remind me to lock it.'],
    ['The lock does not work proper.', 'The lock does not work properly.'],
    ['Please find attach the bill.', 'Please find attached the bill.'],
    ['The sells of cars fell.', 'The sales of cars fell.'],
    ['Would you mind to wait?', 'Would you mind waiting?'],
  ],
};

/** "to success in": a noun after a preposition, unless "to" follows a verb with an infinitive. */
function isVerbPlace(words: readonly TaggedWord[]): boolean {
  const [opening] = words;
  const noun = words.find(({ lower }) => nounVerbs.has(lower));
  if (opening?.tag === 'TO' || opening?.lower === 'to')
    return noun?.lower === 'advice' && /^(?:DT|PRP|PRP\$)$/.test(words.at(-1)?.tag ?? '');
  return noun?.lower === 'advice' || /^(?:DT|PRP|PRP\$|WP)$/.test(words.at(-1)?.tag ?? '');
}

function isNounPlace(
  verb: TaggedWord,
  words: readonly TaggedWord[],
  before: TaggedWord | undefined,
): boolean {
  const [opening] = words;
  const behind = words.at(-1)?.lower ?? '';
  if (opening === undefined || canBe(opening, 'MD')) return false;
  if (/^(?:advise|breathe)$/.test(verb.lower)) return opening.lower !== 'to';
  if (opening.lower === 'of' || opening.lower === 'her' || (before?.tag === 'IN' && opening.tag === 'JJ'))
    return false;
  return /^(?:the|a|an)$/.test(opening.lower) && /^(?:of|between|from)$/.test(behind);
}

function isAffecting(verb: TaggedWord, words: readonly TaggedWord[], next: TaggedWord | undefined): boolean {
  const at = words.indexOf(verb);
  const behind = words.slice(at + 1);
  const opening = words[0];
  if ([...behind, next].some((word) => broughtAbout.test(word?.lower ?? ''))) return false;
  if (behind.some(({ lower }) => lower === 'that' || lower === 'it') && verb.lower === 'effects')
    return false;
  // "side effects the drug had": two nouns, then a relative clause.
  if (/^(?:effect|effects)$/.test(verb.lower)) {
    if (/^(?:NN|NNS|NNP)$/.test(opening?.tag ?? ''))
      return (
        verb.lower === 'effects' &&
        /^(?:everybody|everyone|people|many|most|all|us|me|him|them|you)$/.test(behind[0]?.lower ?? '') &&
        opening?.lower !== 'side'
      );
    return opening?.tag === 'MD' || opening?.tag === 'TO';
  }
  return true;
}
