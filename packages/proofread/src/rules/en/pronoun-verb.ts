import { byAnyOf, byContext } from '../../match/by-words.ts';
import { followsDemand } from '../../match/demands.ts';
import {
  baseForm,
  canBe,
  pastForm,
  pluralOfVerb,
  singularOfVerb,
  thirdForm,
  wordSet,
} from '../../match/word-forms.ts';
import type { TaggedWord } from '../../text/tagged-words.ts';
import type { Rule } from '../rule.ts';

const singular = new Map([...singularOfVerb, ['am', 'is'], ["'m", 'is'], ["'re", "'s"]]);
const plural = new Map([...pluralOfVerb, ['am', 'are']]);
const unsure = wordSet('let lets ai hurt cut put set come bless forbid save be damn');

export const pronounVerb: Rule = {
  id: 'en.pronoun-verb',
  category: 'grammar',
  severity: 'error',
  credible: 0.93,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byContext(
      ',^ it [ rain|snow ] RB|a|IN|every|today|yesterday|last|heavily|hard|.',
      ({ marked: [verb], sentence }) =>
        sentence.some(({ lower }) => /^(?:yesterday|last|ago)$/.test(lower))
          ? `${verb.text}ed`
          : `${verb.text}s`,
    ),
    byContext(
      ',^ he|she|it ADV? [ VBP|VB|are|were|have|do|am ]',
      ({ marked: [verb], words, sentence, before }) => {
        // "He not go" lacks "does", or is a subjunctive.
        if (words.some(({ lower }) => lower === 'not')) return null;
        if (isJoined(before(), before(2)) || before()?.lower === 'as') return null;
        if (
          unsure.has(verb.lower) ||
          (canBe(verb, 'VBD', 'VBN') && !/^(?:are|were|have|do)$/.test(verb.lower))
        )
          return null;
        if (
          /^(?:were|be)$/.test(verb.lower) &&
          sentence.some(({ lower }) => /^(?:if|wish|wishes|though|suppose)$/.test(lower))
        )
          return null;
        if (isAfterDemand(sentence, before())) return null;
        if ((isPast(sentence) || isWhenInPast(sentence, before())) && canTellPast(verb))
          return [pastForm(verb), agree(verb)].filter((form) => form !== null);
        return agree(verb);
      },
    ),
    byContext(',^ they|we|you ADV? [ VBZ|was|has|is|does ]', ({ marked: [verb], before }) => {
      if (verb.lower.startsWith("'") || before()?.tag === 'VBD' || isJoined(before(), before(2))) return null;
      return (
        plural.get(verb.lower) ??
        (canBe(verb, 'NNS', 'JJ') && !/^(?:likes|wants|needs|goes|lives|loves|works|plays)$/.test(verb.lower)
          ? null
          : baseForm(verb))
      );
    }),
    byContext(
      '!IN|CC|TO|VB|VBP|VBZ|VBD|VBG|WP|WDT|NN|NNS we|they [ has|was|is|does ]',
      ({ marked: [verb], before, sentence }) =>
        before()?.tag === 'IN' ||
        sentence.some(({ lower }) =>
          /^(?:of|among|between|and|or|neither|each|what|who|which|all)$/.test(lower),
        )
          ? null
          : (plural.get(verb.lower) ?? null),
    ),
    byContext(
      'day|days|week|night|morning|evening|year|time|afternoon|summer|weekend we|they|you [ has|was|is ]',
      ({ marked: [verb], sentence }) =>
        sentence.some(({ lower }) => /^(?:of|among|and|or|each|what)$/.test(lower))
          ? null
          : (plural.get(verb.lower) ?? null),
    ),
    byContext(
      ',^ i ADV? [ is|are|has|does|goes|wants|likes|thinks|knows|gets|makes|lives ]',
      ({ marked: [verb], words: [subject], before }) =>
        subject?.text !== 'I' || isJoined(before(), before(2))
          ? null
          : /^(?:is|are)$/.test(verb.lower)
            ? 'am'
            : baseForm(verb),
    ),
    byContext(
      '^ this|that [ mean|sound|look|seem|help|happen|need|feel|cost|make|work|taste|smell|depend ] DT|PRP|JJ|that|RB|like|good|great|.|a|to|on|IN|NNS',
      ({ marked: [verb], sentence }) => (sentence.some(({ tag }) => tag === 'MD') ? null : thirdForm(verb)),
    ),
    byContext(
      'and|but|because|so he|she [ like ] swimming|playing|dancing|singing|reading|watching|cooking|running',
      () => 'likes',
    ),
    byContext("^ this|that [ do ] n't VB|~VB", () => 'does'),
  ]),
  right: [
    "That people don't help is sad.",
    'This work is hard.',
    'He has a dog.',
    'Does he have a dog?',
    'They were happy.',
    'If I were you, I would go.',
    'He and I are here.',
    'All of you is here.',
    'I wish he were here.',
    'They asked that he go.',
    'What they want is peace.',
  ],
  wrong: [
    ['It rain a lot here.', 'It rains a lot here.'],
    ['He is tall and he like swimming.', 'He is tall and he likes swimming.'],
    ['The first day we was tired.', 'The first day we were tired.'],
    ['This mean that we wait.', 'This means that we wait.'],
    ["This don't help.", "This doesn't help."],
    ['He call me yesterday.', 'He called me yesterday.'],
    ['We were waiting when it start to rain.', 'We were waiting when it started to rain.'],
    ['He have a dog.', 'He has a dog.'],
    ['😀 He have a dog.', '😀 He has a dog.'],
    ['It help us to communicate.', 'It helps us to communicate.'],
    ['They was happy.', 'They were happy.'],
    ["It is late and she don't care.", "It is late and she doesn't care."],
    ['I has a dog.', 'I have a dog.'],
    ['She often go there.', 'She often goes there.'],
    ['We likes tea.', 'We like tea.'],
  ],
};

/** Whether the pronoun is part of a pair such as "he and I", in which neither alone determines the number. */
function isJoined(before: TaggedWord | undefined, further: TaggedWord | undefined): boolean {
  return (
    before !== undefined && /^(?:and|or|nor)$/.test(before.lower) && /^(?:NN|PRP)/.test(further?.tag ?? '')
  );
}

function agree(verb: TaggedWord): string | null {
  return singular.get(verb.lower) ?? thirdForm(verb);
}

/** Whether the sentence states a past time: yesterday, ago, last week. */
function isPast(sentence: readonly TaggedWord[]): boolean {
  return sentence.some(
    ({ lower }, at) =>
      lower === 'yesterday' ||
      lower === 'ago' ||
      (lower === 'last' &&
        /^(?:week|month|year|night|summer|winter|time)$/.test(sentence[at + 1]?.lower ?? '')),
  );
}

/** Whether the other clause is in the past: "We were waiting when it start". */
function isWhenInPast(sentence: readonly TaggedWord[], before: TaggedWord | undefined): boolean {
  return (
    before?.lower === 'when' &&
    sentence.some(({ tag, lower }) => tag === 'VBD' || /^(?:was|were|did|had)$/.test(lower))
  );
}

/** Whether a verb is regular and denotes an event: "He call me yesterday" more likely lacks -ed than -s. */
function canTellPast(verb: TaggedWord): boolean {
  return singular.get(verb.lower) === undefined && !canBe(verb, 'VBD') && verb.base === verb.lower;
}

/** Whether the clause depends on a demand, so that the subjunctive is correct: "They demand that he go". */
function isAfterDemand(sentence: readonly TaggedWord[], before: TaggedWord | undefined): boolean {
  if (before === undefined) return false;
  const at = sentence.indexOf(before);
  if (followsDemand(sentence, at + 1)) return true;
  return sentence
    .slice(0, at + 1)
    .some(
      ({ base, lower, tag }) =>
        tag === 'MD' ||
        /^(?:beg|decree|command|wish)$/.test(base ?? lower) ||
        /^(?:lest|till|until|ere|make|let|see|saw|hear|heard|watch|whether|though)$/.test(lower),
    );
}
