import { sameCase } from '@inkstone/english';
import { byAnyOf, byWords, replaceWords } from '../../match/by-words.ts';
import { isEnd, singularOfVerb, thirdForm, wordSet } from '../../match/word-forms.ts';
import type { TaggedWord } from '../../text/tagged-words.ts';
import type { Rule } from '../rule.ts';
import { falsePlurals, uncountables } from './data/noun-sets.ts';

const plurals = new Set(Object.keys(falsePlurals));
/** Plurals that no correct text has. */
const sureFalsePlurals = wordSet(
  'informations advices furnitures equipments homeworks houseworks knowledges luggages baggages softwares feedbacks evidences',
);
const unsure = wordSet(
  'music money fun water mail cash grass gold silver milk damage steam violence salt hunger knowledge wealth air employment peace health rice clothing happiness bread butter sugar patience wisdom stuff trash research housing safety progress traffic evidence electricity',
);

export const uncountable: Rule = {
  id: 'en.uncountable',
  category: 'grammar',
  severity: 'error',
  credible: 0.93,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(
      '[ these|those @plurals ] VBP|VBD|MD',
      ({ marked: [determiner, noun], after, sentence, words }) => {
        const better = falsePlurals[noun?.lower ?? ''];
        const verb = after(0) ?? words.at(-1);
        if (noun === undefined || better === undefined || verb === undefined || noun.text !== noun.lower)
          return null;
        const one = determiner.lower === 'these' ? 'this' : 'that';
        const form = verb.tag === 'VBP' ? (singularOfVerb.get(verb.lower) ?? thirdForm(verb)) : verb.text;
        return form === null
          ? null
          : {
              ...replaceWords(sentence, [determiner, noun, verb], [`${one} ${better} ${form}`]),
              credible: 0.93,
            };
      },
      { plurals: sureFalsePlurals },
    ),
    byWords(
      '[ many|several|few|various JJ? @plurals ]',
      ({ marked, sentence }) => {
        const [quantity, ...rest] = marked;
        const noun = rest.at(-1);
        const better = falsePlurals[noun?.lower ?? ''];
        if (noun === undefined || better === undefined || noun.text !== noun.lower) return null;
        const much = quantity.lower === 'few' ? 'little' : quantity.lower === 'many' ? 'much' : 'some';
        return replaceWords(
          sentence,
          [...marked],
          [[much, ...rest.slice(0, -1).map(({ text }) => text), better].join(' ')],
        );
      },
      { plurals: sureFalsePlurals },
    ),
    byWords(
      'there [ are|were ] a lot of|lots of|some|much|little|no|more|enough|any|plenty @uncountables .|,|in|on|about|at|for|to|here|there|available',
      ({ marked: [be], words }) =>
        unsure.has(words.at(-2)?.lower ?? '') ? null : (singularOfVerb.get(be.lower) ?? null),
      { uncountables },
    ),
    byWords(
      'there [ are|were ] a lot of|lots @uncountables .|,|in|on|about|at|for|to|here|there|available',
      ({ marked: [be], words }) =>
        unsure.has(words.at(-2)?.lower ?? '') ? null : (singularOfVerb.get(be.lower) ?? null),
      { uncountables },
    ),
    byWords(
      '[ informations|advices|furnitures|equipments|homeworks|houseworks|knowledges|luggages|baggages|softwares|feedbacks|sceneries|machineries are|were|have|do ]',
      ({ marked: [noun, verb] }) => {
        const better = falsePlurals[noun.lower];
        const singular = singularOfVerb.get(verb?.lower ?? '');
        return better === undefined || singular === undefined
          ? null
          : {
              ...spanOf(noun, verb ?? noun),
              replacements: [`${sameCase(noun.text, better)} ${singular}`],
              credible: 0.95,
            };
      },
    ),
    byWords(
      '<have>|<get>|<expect>|<enjoy>|with|such|with [ a|an ] very|really|so? nice|good|bad|great|lovely|beautiful|terrible|wonderful|fine|sunny|cold|hot|warm weather .|,|in|on|for|today|yesterday|and|here|there|this|last|but|all',
      ({ marked: [article], words, before }) => {
        const next = words[words.indexOf(article) + 1];
        return next === undefined || before()?.lower === 'what'
          ? null
          : { start: article.start, end: next.start, replacements: [''] };
      },
    ),
    byWords(
      '[ a|an|one ] scissors|trousers|jeans|shorts|binoculars|pyjamas|pajamas|glasses|sunglasses .|,|and|in|for|to|from|on|with|that|which|yesterday',
      ({ marked: [article] }) => `${article.lower === 'one' ? 'one' : 'a'} pair of`,
    ),
    byWords(
      '@plurals',
      ({ words: [noun], before }) =>
        noun === undefined ||
        noun.text !== noun.lower ||
        (noun.lower === 'peoples' && before()?.tag !== 'CD' && before()?.lower !== 'many')
          ? null
          : replaced(noun),
      { plurals },
    ),
    byWords(
      '[ a|an @uncountables ]',
      ({ marked: [, noun], after, sentence, words }) => {
        const [article] = words;
        if (noun === undefined || article === undefined || noun.text !== noun.lower || unsure.has(noun.lower))
          return null;
        return (isEnd(after()) || /^(?:IN|TO|WDT|CC|VBZ|VBD)$/.test(after()?.tag ?? '')) &&
          after()?.lower !== 'as'
          ? replaceWords(sentence, [article, noun], [noun.text, `some ${noun.text}`])
          : null;
      },
      { uncountables },
    ),
    byWords(
      '[ a|an ] good|bad|great|useful|important news|advice|information|equipment|progress|weather|luck|fun|homework|furniture',
      ({ after, words, sentence }) => {
        const [article, adjective] = words;
        if (article === undefined || adjective === undefined || after()?.tag.startsWith('NN')) return null;
        return replaceWords(sentence, [article, adjective], [adjective.text, `some ${adjective.text}`]);
      },
    ),
  ]),
  right: [
    'I need some information.',
    'A software company gave us advice.',
    'A piece of advice helps.',
    'The peoples of Asia met.',
  ],
  wrong: [
    ['We had a nice weather.', 'We had nice weather.'],
    ['I bought a scissors.', 'I bought a pair of scissors.'],
    ['The softwares are easy to use.', 'The software is easy to use.'],
    ['I need some informations.', 'I need some information.'],
    ['She gave me an advice.', 'She gave me advice.'],
    ['It was a good news.', 'It was good news.'],
    ['Many childrens were there.', 'Many children were there.'],
  ],
};

function replaced(noun: TaggedWord): readonly string[] | null {
  const better = falsePlurals[noun.lower];
  return better === undefined ? null : [better];
}

const spanOf = (first: TaggedWord, last: TaggedWord) => ({ start: first.start, end: last.end });
