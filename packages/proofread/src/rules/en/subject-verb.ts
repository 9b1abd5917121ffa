import { byAnyOf, byWords } from '../../match/by-words.ts';
import { followsDemand } from '../../match/demands.ts';
import { findSubject, type Subject } from '../../match/find-subject.ts';
import { baseForm, canBe, pluralOfVerb, singularOfVerb, thirdForm, wordSet } from '../../match/word-forms.ts';
import type { TaggedWord } from '../../text/tagged-words.ts';
import type { Finding, Rule, RuleText } from '../rule.ts';
import { collectives, singularInS, uncountables } from './data/noun-sets.ts';

const plurals = wordSet('people police children men women trousers jeans scissors clothes goods');
/** With a plural subject, one of these verbs is more likely wrong than the noun. */
const isAuxiliary = wordSet('is was has does');
/** Nouns that end like a gerund: with a determiner they are subjects in the singular. */
const nounsInIng = wordSet(
  `meeting building training painting feeling wedding meaning beginning ending drawing recording setting finding rating
  hearing warning saying opening ceiling evening morning housing funding marketing lighting clothing parking`,
);
const sureOfAuxiliary = 0.88;
/**
 * Credibility if the form or the determiner of the subject is plural, so that only the verb can be wrong: "accept all" accepts
 * it.
 */
const sureOfPlural = 0.95;
const pluralDeterminers = wordSet('these those many several few both');

const isPluralNoun = (noun: TaggedWord | undefined) => noun !== undefined && canBe(noun, 'NNS');

export const subjectVerb: Rule = {
  id: 'en.subject-verb',
  category: 'grammar',
  severity: 'error',
  credible: 0.85,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    // "The sun rise in the east": the tagger takes the verb for a noun.
    byWords(
      '^ the sun|moon [ rise|set|shine|move|go|come ] IN|RB|every|at|early|up|down|brightly',
      ({ marked: [verb] }) => `${verb.text}s`,
    ),
    // ", traffic are terrible"
    byWords(
      ',^ @uncountables [ are|were|have ] RB? JJ|VBN|not|so|very|always|a|been',
      ({ marked: [verb], words: [noun], sentence, before }) => {
        const comma = before();
        const isListed =
          comma !== undefined &&
          (comma.tag !== ',' || /^NN/.test(sentence[sentence.indexOf(comma) - 1]?.tag ?? ''));
        return noun === undefined || isListed ? null : (singularOfVerb.get(verb.lower) ?? null);
      },
      { uncountables },
    ),
    // "The battery last only two hours": the tagger takes the verb for an adjective.
    byWords(
      ',^ the|this|that|my|our|his|her|its JJ? NN [ last ] only|about|for|up|almost|nearly|around|CD|less|more|longer|all|until|forever|several|at',
      ({ words }) =>
        isPluralNoun(words.at(-3)) ||
        /^(?:night|week|month|year|day|time|one)$/.test(words.at(-3)?.lower ?? '')
          ? null
          : 'lasts',
    ),
    findDisagreements,
    byWords(
      'not only JJ? NNS but also PRP$|the? JJ? NNS [ VBZ|was ]',
      ({ marked: [verb], after }) =>
        pluralOfVerb.get(verb.lower) ?? (canBe(verb, 'NNS') && after()?.tag === 'IN' ? null : baseForm(verb)),
    ),
    // The tagger takes "lead" behind a noun for a noun.
    byWords(
      ',^ DT? JJ? lack|absence|loss|use|shortage|increase|decrease|growth of|in JJ* NN [ lead ] to',
      ({ marked: [verb], sentence }) =>
        sentence.some(({ tag }) => /^(?:VBZ|VBP|VBD|MD)$/.test(tag)) ? null : `${verb.text}s`,
    ),
  ]),
  right: [
    'Oil and water are cheap.',
    'The batteries last for two hours.',
    'The problem we have to solve is this.',
    'He was late and the man and the woman were angry.',
    'The noise was bad and the owner of the dogs was angry.',
    'All the people you know are here.',
    'How much water do you drink?',
    'The list of items was long.',
    'The books on the shelf are old.',
    'What the students want is peace.',
    'The number of people is growing.',
    'Does the man go?',
    'My family are here.',
    'The news is good.',
    'He suggested that the man go.',
    'The rich are happy.',
    'The students who think the school needs money are right.',
    'The list that the students have is long.',
    'In cities, towns are growing.',
  ],
  wrong: [
    ['I will be late, traffic are terrible.', 'I will be late, traffic is terrible.'],
    ['The sun rise in the east.', 'The sun rises in the east.'],
    ['The battery last only two hours.', 'The battery lasts only two hours.'],
    ['Not only children but also adults enjoys it.', 'Not only children but also adults enjoy it.'],
    ['The food was good and the waiters was friendly.', 'The food was good and the waiters were friendly.'],
    ['I have a dog and my sister have two cats.', 'I have a dog and my sister has two cats.'],
    ['All the information you need are here.', 'All the information you need is here.'],
    ['The tool is fast, but the guide have gaps.', 'The tool is fast, but the guide has gaps.'],
    ['As shown in Table 2, the rate were lower.', 'As shown in Table 2, the rate was lower.'],
    ['The competition in schools become fierce.', 'The competition in schools becomes fierce.'],
    ['Compared to theirs, our method achieve more.', 'Compared to theirs, our method achieves more.'],
    ['Lack of sleep lead to illness.', 'Lack of sleep leads to illness.'],
    ['The list of items were long.', 'The list of items was long.'],
    ['The books on the shelf is old.', 'The books on the shelf are old.'],
    ['My brother have a car.', 'My brother has a car.'],
    ['The children likes the park.', 'The children like the park.'],
    ['In my opinion, the school need the money.', 'In my opinion, the school needs the money.'],
    ['The news are good.', 'The news is good.'],
    ["The teachers in my school doesn't care.", "The teachers in my school don't care."],
    ['The children needs more help.', 'The children need more help.'],
    ['The most important thing are the health.', 'The most important thing is the health.'],
    ['The monthly meeting have been moved.', 'The monthly meeting has been moved.'],
    ['Every country have its laws.', 'Every country has its laws.'],
    ['In my view, young people does not vote.', 'In my view, young people do not vote.'],
    ['Children who sleep well often learns faster.', 'Children who sleep well often learn faster.'],
    ['The letter that you wrote last year have arrived.', 'The letter that you wrote last year has arrived.'],
    ['At the moment, cats likes the garden.', 'At the moment, cats like the garden.'],
    ['The prices of the week shows that we lost.', 'The prices of the week show that we lost.'],
    ['The price of the shoes were too high.', 'The price of the shoes was too high.'],
    ['These books was expensive.', 'These books were expensive.'],
    ['The rooms was dirty.', 'The rooms were dirty.'],
    ['The police is on the way.', 'The police are on the way.'],
    ['Both answers has faults.', 'Both answers have faults.'],
    ['Sports teaches us to lose.', 'Sports teach us to lose.'],
    ['It is clear how children learns best.', 'It is clear how children learn best.'],
  ],
};

function* findDisagreements(text: RuleText): Generator<Finding> {
  const words = text.words();
  const finite = ['VBZ', 'VBP', 'VB', 'were', 'was'].flatMap((key) => text.places(key));
  for (const at of finite) {
    const verb = words[at];
    // "How much water do you drink?": the subject follows.
    if (verb?.base === 'do' && words[at + 1]?.tag === 'PRP' && words[0]?.lower === 'how') continue;
    const subject = findSubject(words, at);
    // "every people" is corrected to "everyone".
    if (subject?.head.lower === 'people' && words[subject.start]?.lower === 'every') continue;
    const better = verb === undefined || subject === null ? null : agreeing(verb, subject, words);
    if (verb === undefined || subject === null || better === null) continue;
    const reliesOn = { start: words[subject.start]?.start ?? verb.start, end: subject.head.end };
    yield {
      ...{ start: verb.start, end: verb.end, replacements: [better], reliesOn },
      ...credibleOf(verb, subject, words),
    };
  }
}

function credibleOf(
  verb: TaggedWord,
  { head, start }: Subject,
  words: readonly TaggedWord[],
): { credible?: number } {
  if (!isAuxiliary.has(verb.lower) || head.tag !== 'NNS') return {};
  const isPlural = plurals.has(head.lower) || pluralDeterminers.has(words[start]?.lower ?? '');
  return { credible: isPlural ? sureOfPlural : sureOfAuxiliary };
}

function agreeing(
  verb: TaggedWord,
  { head, start, followsAnd }: Subject,
  words: readonly TaggedWord[],
): string | null {
  const number = numberOf(head, words, start);
  // "and the man were": the second of two subjects.
  if (followsAnd && number === 'one') return null;
  if (number === 'one') {
    const isPlural = verb.tag === 'VBP' || verb.tag === 'VB' || verb.lower === 'were';
    if (!isPlural || isSubjunctive(words, start, verb)) return null;
    if (singularOfVerb.get(verb.lower) !== undefined) return singularOfVerb.get(verb.lower) ?? null;
    if (
      (canBe(verb, 'VBD', 'VBN', 'JJ', 'RB', 'IN') && !isPresentBecome(verb, words)) ||
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

/** "The competition become fierce": a participle would follow a form of "have". */
function isPresentBecome(verb: TaggedWord, words: readonly TaggedWord[]): boolean {
  const next = words[words.indexOf(verb) + 1];
  return verb.lower === 'become' && /^(?:JJ|JJR|RBR|RB|DT|IN)$/.test(next?.tag ?? '');
}

/** Whether an object begins after a form such as "work" or "works", so that it is a verb and not a noun. */
function hasObject(verb: TaggedWord, words: readonly TaggedWord[]): boolean {
  const next = words[words.indexOf(verb) + 1];
  return (
    ['DT', 'PRP', 'PRP$', 'JJ', 'JJR', 'RBR', 'NNP', 'TO', 'WRB'].includes(next?.tag ?? '') ||
    next?.lower === 'that'
  );
}

function numberOf(head: TaggedWord, words: readonly TaggedWord[], start: number): 'one' | 'many' | null {
  if (plurals.has(head.lower) && head.text === head.lower) return 'many';
  if (collectives.has(head.lower) || head.text !== head.lower) {
    if (head.text === head.lower || start !== words.indexOf(head)) return null;
  }
  if (plurals.has(head.lower)) return 'many';
  if (singularInS.has(head.lower)) return 'one';
  const place = words.indexOf(head);
  const phrase = words.slice(start, place);
  if (/^(?:both|all)$/.test(phrase[0]?.lower ?? '') && head.tag === 'NNS' && canBePlural(head)) return 'many';
  if (phrase[0]?.lower === 'all' && uncountables.has(head.lower)) return 'one';
  if (phrase.some(({ lower, tag }) => /^(?:and|or|both|all)$/.test(lower) || tag === 'CD')) return null;
  const determiner = phrase[0]?.lower ?? '';
  if (/^(?:each|every|another)$/.test(determiner))
    return phrase.some(({ lower }) => /^(?:few|other)$/.test(lower)) ? null : 'one';
  if (/^(?:many|several|few|these|those|various)$/.test(determiner))
    return head.tag === 'NNS' ? 'many' : null;
  if (head.tag === 'NNS') {
    const isUnsure =
      !canBePlural(head) || phrase.some(({ lower }) => /^(?:an?|this|that|each|every)$/.test(lower));
    return isUnsure ||
      head.singular === null ||
      /i[sc]s?$|as$/.test(head.lower) ||
      (phrase.length === 0 && canBe(head, 'VBZ') && head.tags[0] !== 'NNS')
      ? null
      : 'many';
  }
  if (/(?:^|[^sui])s$/.test(head.lower)) return null;
  if (
    nounsInIng.has(head.lower) &&
    head.tag === 'NN' &&
    /^(?:the|an?|this|that|my|your|his|her|its|our|their)$/.test(determiner)
  )
    return 'one';
  // A word before "of" is a noun, regardless of its other functions: "the quality of".
  const isNoun = words[place + 1]?.lower === 'of' && /^(?:the|this|that)$/.test(phrase[0]?.lower ?? '');
  if (canBe(head, 'NNS', 'CD') || (!isNoun && canBe(head, 'JJ', 'VBG', 'VBN', 'JJR', 'JJS', 'DT')))
    return null;
  return phrase.length > 0 || uncountables.has(head.lower) ? 'one' : null;
}

/** Whether a noun can be plural. Plurals are hardly ever tagged as singulars; "means" and "series" are ambiguous. */
function canBePlural({ tags, singular }: TaggedWord): boolean {
  return singular !== null && (tags[0] === 'NNS' || !tags.includes('NN'));
}

function isSubjunctive(words: readonly TaggedWord[], start: number, verb: TaggedWord): boolean {
  if (
    verb.lower === 'were' &&
    words.slice(0, start).some(({ lower }) => /^(?:if|wish|though|suppose|whether)$/.test(lower))
  ) {
    return true;
  }
  return followsDemand(words, start);
}
