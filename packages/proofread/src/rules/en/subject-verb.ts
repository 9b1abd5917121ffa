import { findSubject, type Subject } from '../../match/find-subject.ts';
import { baseForm, canBe, thirdForm, wordMap } from '../../match/word-forms.ts';
import type { TaggedWord } from '../../text/tagged-words.ts';
import type { Finding, Rule, RuleText } from '../rule.ts';
import { collectives, singularInS, uncountables } from './data/noun-sets.ts';

const plurals = new Set(['people', 'police', 'children', 'men', 'women']);
const singularOfVerb = wordMap({ are: 'is', were: 'was', have: 'has', do: 'does' });
const pluralOfVerb = wordMap({ is: 'are', was: 'were', has: 'have', does: 'do' });

export const subjectVerb: Rule = {
  id: 'en.subject-verb',
  category: 'grammar',
  severity: 'error',
  credible: 0.85,
  authority: null,
  scope: 'sentence',
  find: function* find(text: RuleText): Generator<Finding> {
    const words = text.words();
    const finite = ['VBZ', 'VBP', 'VB', 'were', 'was'].flatMap((key) => text.places(key));
    for (const at of finite) {
      const verb = words[at];
      const subject = findSubject(words, at);
      const better = verb === undefined || subject === null ? null : agreeing(verb, subject, words);
      if (verb !== undefined && better !== null)
        yield { start: verb.start, end: verb.end, replacements: [better] };
    }
  },
  right: [
    'The list of items was long.',
    'The books on the shelf are old.',
    'What the students want is peace.',
    'The number of people is growing.',
    'Does the man go?',
    'My family are here.',
    'The news is good.',
    'He suggested that the man go.',
    'The rich are happy.',
  ],
  wrong: [
    ['The list of items were long.', 'The list of items was long.'],
    ['The books on the shelf is old.', 'The books on the shelf are old.'],
    ['My brother have a car.', 'My brother has a car.'],
    ['The children likes the park.', 'The children like the park.'],
    ['In my opinion, the school need the money.', 'In my opinion, the school needs the money.'],
    ['The news are good.', 'The news is good.'],
    ["The teachers in my school doesn't care.", "The teachers in my school don't care."],
    ['The children needs more help.', 'The children need more help.'],
    ['The most important thing are the health.', 'The most important thing is the health.'],
    ['Every country have its laws.', 'Every country has its laws.'],
    ['In my view, young people does not vote.', 'In my view, young people do not vote.'],
  ],
};

function agreeing(verb: TaggedWord, { head, start }: Subject, words: readonly TaggedWord[]): string | null {
  const number = numberOf(head, words, start);
  if (number === 'one') {
    const isPlural = verb.tag === 'VBP' || verb.tag === 'VB' || verb.lower === 'were';
    if (!isPlural || isSubjunctive(words, start, verb)) return null;
    if (singularOfVerb.get(verb.lower) !== undefined) return singularOfVerb.get(verb.lower) ?? null;
    if (
      canBe(verb, 'VBD', 'VBN', 'JJ', 'RB', 'IN') ||
      verb.lower === 'be' ||
      verb.lower === 'please' ||
      (canBe(verb, 'NN') && !hasObject(verb, words))
    )
      return null;
    return thirdForm(verb);
  }
  if (number === null || (verb.tag !== 'VBZ' && verb.lower !== 'was') || verb.lower.startsWith("'"))
    return null;
  return (
    pluralOfVerb.get(verb.lower) ?? (canBe(verb, 'NNS') && !hasObject(verb, words) ? null : baseForm(verb))
  );
}

/** Forms like "work" and "works" are nouns as often; before the beginning of an object they are verbs. */
function hasObject(verb: TaggedWord, words: readonly TaggedWord[]): boolean {
  return ['DT', 'PRP', 'PRP$', 'JJ', 'JJR', 'RBR', 'NNP', 'TO'].includes(
    words[words.indexOf(verb) + 1]?.tag ?? '',
  );
}

function numberOf(head: TaggedWord, words: readonly TaggedWord[], start: number): 'one' | 'many' | null {
  if (collectives.has(head.lower) || head.text !== head.lower) {
    if (head.text === head.lower || start !== words.indexOf(head)) return null;
  }
  if (plurals.has(head.lower)) return 'many';
  if (singularInS.has(head.lower)) return 'one';
  const phrase = words.slice(start, words.indexOf(head));
  if (phrase.some(({ lower, tag }) => /^(?:and|or|both|all)$/.test(lower) || tag === 'CD')) return null;
  const determiner = phrase[0]?.lower ?? '';
  if (/^(?:each|every|another)$/.test(determiner))
    return phrase.some(({ lower }) => /^(?:few|other)$/.test(lower)) ? null : 'one';
  if (/^(?:many|several|few|these|those|various)$/.test(determiner))
    return head.tag === 'NNS' ? 'many' : null;
  if (head.tag === 'NNS') {
    const isUnsure =
      canBe(head, 'NN') || phrase.some(({ lower }) => /^(?:an?|this|that|each|every)$/.test(lower));
    return isUnsure ||
      head.singular === null ||
      /i[sc]s?$|as$/.test(head.lower) ||
      (canBe(head, 'VBZ') && phrase.length === 0)
      ? null
      : 'many';
  }
  if (/(?:^|[^sui])s$/.test(head.lower)) return null;
  if (canBe(head, 'JJ', 'NNS', 'VBG', 'VBN', 'JJR', 'JJS', 'CD', 'DT')) return null;
  return phrase.length > 0 || uncountables.has(head.lower) ? 'one' : null;
}

function isSubjunctive(words: readonly TaggedWord[], start: number, verb: TaggedWord): boolean {
  if (
    verb.lower === 'were' &&
    words.slice(0, start).some(({ lower }) => /^(?:if|wish|though|as|suppose|whether)$/.test(lower))
  ) {
    return true;
  }
  return words.slice(0, start).some(({ base, lower }) => demands.has(base ?? lower));
}

const demands = new Set(
  `suggest recommend demand insist require propose ask request order urge advise prefer important essential necessary
  vital crucial imperative desirable recommendation requirement suggestion proposal`.split(/\s+/),
);
