import { byAnyOf, byWords } from '../../match/by-words.ts';
import { canBe } from '../../match/word-forms.ts';
import type { TaggedWord } from '../../text/tagged-words.ts';
import type { Rule } from '../rule.ts';

/** Auxiliaries that a question tag repeats, and their negative forms. */
const tagOf: Readonly<Record<string, string>> = {
  are: "aren't",
  is: "isn't",
  was: "wasn't",
  were: "weren't",
  can: "can't",
  will: "won't",
  "'re": "aren't",
};

export const questionTag: Rule = {
  id: 'en.question-tag',
  category: 'grammar',
  severity: 'warning',
  credible: 0.88,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    pastTag(),
    byWords(
      "^ you|they|we|he|she ~VBP|~VBZ|is|are|was|were|can|will|'re",
      ({ words: [subject, verb], sentence }) => {
        const tag = sentence.slice(-5);
        const [comma, helper, not, person, mark] = tag;
        if (subject === undefined || verb === undefined || mark?.text !== '?' || comma?.tag !== ',')
          return null;
        if (helper === undefined || not === undefined || person === undefined) return null;
        if (not.lower !== "n't" || sentence.filter((word) => word.tag === ',').length > 1) return null;
        // "He thinks it is good, isn't it?": the tag belongs to the other clause.
        if (sentence.slice(1, -5).some(({ lower }) => lower === person.lower)) return null;
        const better = betterTag(subject, verb, helper, person);
        return better === null ? null : { start: helper.start, end: person.end, replacements: [better] };
      },
    ),
  ]),
  right: [
    "You are coming, aren't you?",
    "He speaks English, doesn't he?",
    "You have a car, haven't you?",
    "He's left, hasn't he?",
    'They like it, right?',
    "He thinks it is good, isn't it?",
  ],
  wrong: [
    ["The food was delicious but expensive, isn't it?", "The food was delicious but expensive, wasn't it?"],
    ["You are coming, don't you?", "You are coming, aren't you?"],
    ["He speaks good English, isn't it?", "He speaks good English, doesn't he?"],
    ["They can swim, don't they?", "They can swim, can't they?"],
    ["You like tea, isn't it?", "You like tea, don't you?"],
  ],
};

/** "The food was good, isn't it?": the tag has the tense of the only verb. */
function pastTag() {
  return byWords(
    "^ the|PRP$|this|that|it JJ? NN? was ADV? JJ but|and? ADV? JJ? , [ is|are n't it ] ?",
    ({ marked: [helper, not, person] }) =>
      not === undefined || person === undefined
        ? null
        : { start: helper.start, end: person.end, replacements: ["wasn't it"] },
  );
}

/**
 * Returns the question tag of a sentence with this subject and verb; null if the written one is correct or the case is unclear.
 */
function betterTag(
  subject: TaggedWord,
  verb: TaggedWord,
  helper: TaggedWord,
  person: TaggedWord,
): string | null {
  const same = tagOf[verb.lower];
  if (same !== undefined) {
    return person.lower === subject.lower && /^(?:do|does|did)$/.test(helper.lower)
      ? `${same} ${subject.lower}`
      : null;
  }
  const isFull =
    canBe(verb, 'VBP', 'VBZ') &&
    !canBe(verb, 'VBD', 'MD') &&
    !/^(?:have|has|had|'|think|say|know|guess|mean|believe|hope|suppose)/.test(verb.lower);
  if (!isFull || helper.lower !== 'is' || person.lower !== 'it') return null;
  return /^(?:he|she)$/.test(subject.lower) ? `doesn't ${subject.lower}` : `don't ${subject.lower}`;
}
