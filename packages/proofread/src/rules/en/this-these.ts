import { pluralOf, sameCase } from '@inkstone/english';
import { byAgreement, byAnyOf, byContext, byWords } from '../../match/by-words.ts';
import { canBe } from '../../match/word-forms.ts';
import type { TaggedWord } from '../../text/tagged-words.ts';
import type { Finding, Rule } from '../rule.ts';
import { collectives, uncountables } from './data/noun-sets.ts';

export const thisThese: Rule = {
  id: 'en.this-these',
  category: 'grammar',
  severity: 'error',
  credible: 0.91,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byAgreement('[ this ] JJ? NNS', ({ words, after }) => {
      const noun = words.at(-1);
      return noun === undefined ||
        !isCount(noun) ||
        /^(?:NN|POS|NNS|VBG|DT|PRP\$)$/.test(after()?.tag ?? '') ||
        (words.length > 2 && words[1]?.lower === 'many')
        ? null
        : 'these';
    }),
    byAgreement(
      '<like>|<love>|<want>|<need>|<buy>|<see>|<use>|<read>|<eat>|<wear> [ this ] JJ? ~NNS !NN|NNS|POS',
      ({ words }) => {
        const noun = words.at(-2);
        return noun !== undefined && isCount(noun, true) ? 'these' : null;
      },
    ),
    byAgreement(
      'these|those [ finding|building|meeting|painting|setting|feeling|rating|recording|drawing|warning ] suggest|show|indicate|are|were|have|VBP|help|support|confirm',
      ({ marked: [noun] }) => pluralOf(noun.text),
    ),
    byAgreement('[ these|those pair of ] NNS', ({ marked: [determiner] }) =>
      (determiner.lower === 'these'
        ? ['this pair of', 'these pairs of']
        : ['that pair of', 'those pairs of']
      ).map((better) => sameCase(determiner.text, better)),
    ),
    byAgreement(
      '[ this|that ] JJ? trousers|scissors|jeans|shorts|pants|pyjamas|pajamas|binoculars|glasses|sunglasses|clothes .|,|is|are|was|were|fit|fits|look|looks|cost|do|does|in|from|and|VBD',
      ({ marked: [determiner] }) =>
        sameCase(determiner.text, determiner.lower === 'this' ? 'these' : 'those'),
    ),
    byWords('^ [ that ] people are|were|have|who|in|from', () => 'those'),
    byAgreement('for|from|about [ this ] ~NNS !NN', ({ words: [, , noun] }) =>
      noun !== undefined && isCount(noun, true) ? 'these' : null,
    ),
    byAgreement('[ these|those kind|type|sort of ] NNS', ({ marked: [determiner, kind] }) =>
      kind === undefined ? null : `${determiner.text} ${kind.text}s of`,
    ),
    byAgreement(
      '[ these|those kind|type|sort of thing|person|problem|book|place|film|movie|activity|situation ]',
      ({ marked }) => {
        const [determiner, kind, , noun] = marked;
        return kind === undefined || noun === undefined
          ? null
          : `${determiner.text} ${kind.text}s of ${pluralOf(noun.lower)}`;
      },
    ),
    byAgreement('[ this kind|type|sort of ] NNS are|were|have', ({ marked: [, kind] }) =>
      kind === undefined ? null : `these ${kind.text}s of`,
    ),
    byAgreement(
      '^ [ this results|reports|studies|experiments|claims|changes|tests|answers|attempts ] shows|suggests|indicates|demonstrates|is|was|has|means|makes|proves',
      ({ marked: [determiner, noun] }) =>
        noun === undefined || noun.singular === null
          ? null
          : [`${determiner.text} ${noun.singular}`, `these ${noun.text}`],
    ),
    byAgreement(
      '^ [ this ] results|reports|studies|experiments|claims|tests|answers|attempts|findings|data|facts show|suggest|indicate|demonstrate|are|were|have|mean|prove|confirm|support',
      () => 'these',
    ),
    byAgreement('because of [ this ] ~NNS !NN', ({ words: [, , , noun] }) =>
      noun !== undefined && isCount(noun, true) ? 'these' : null,
    ),
    byAgreement('these|those [ NN ]', ({ marked: [noun], words: [determiner], after, before }) => {
      if (
        noun.text !== noun.lower ||
        noun.tags[0] !== 'NN' ||
        canBe(noun, 'NNS', 'JJ', 'VBG', 'VBN', 'VBD', 'RB', 'CD') ||
        collectives.has(noun.lower) ||
        uncountables.has(noun.lower)
      )
        return null;
      if (
        !/^(?:[.]|,|IN|CC|VBP|VBZ|VBD|MD|TO|WP|WDT)$/.test(after()?.tag ?? '') ||
        noun.lower.includes('-') ||
        determiner === undefined ||
        (before()?.tag === 'VBZ' && after()?.tag === 'VBZ')
      )
        return null;
      return /^(?:is|was|has)$/.test(after()?.lower ?? '')
        ? singularOf(determiner, noun)
        : pluralOf(noun.text);
    }),
    byContext('^ [ these|those is|was ] PRP$|the|not? JJ? NNS', ({ marked: [determiner, be], words }) => {
      const noun = words.at(-1);
      if (noun === undefined || !isCount(noun, true)) return null;
      return `${determiner.text} ${be?.lower === 'is' ? 'are' : 'were'}`;
    }),
  ]),
  right: [
    'These things are good.',
    'This book is good.',
    'For this reason I agree.',
    'For these reasons I agree.',
    'This year’s rules',
    'This works well.',
    'It releases the lock, and this increments the counter.',
  ],
  wrong: [
    ['These is my books.', 'These are my books.'],
    ['These finding suggest that it helps.', 'These findings suggest that it helps.'],
    ['These pair of shoes is new.', 'This pair of shoes is new.'],
    ['This trousers are too long.', 'These trousers are too long.'],
    ['This results show that it works.', 'These results show that it works.'],
    ['This things are good.', 'These things are good.'],
    ['This results shows that it works.', 'This result shows that it works.'],
    ['I like these kind of books.', 'I like these kinds of books.'],
    ['I like these kind of film.', 'I like these kinds of films.'],
    ['This kind of products are cheap.', 'These kinds of products are cheap.'],
    ['For this reasons I agree.', 'For these reasons I agree.'],
    ['We must solve this problems.', 'We must solve these problems.'],
    ['These book is good.', 'This book is good.'],
    ['I like these book and those.', 'I like these books and those.'],
  ],
};

/** Whether a noun is counted here. After a preposition it cannot be a verb: "for this reasons". */
function isCount(noun: TaggedWord, isObject = false): boolean {
  return (
    noun.text === noun.lower &&
    noun.singular !== null &&
    noun.singular !== noun.lower &&
    !uncountables.has(noun.singular) &&
    !canBe(noun, 'NN', 'JJ') &&
    (isObject || !canBe(noun, 'VBZ')) &&
    !/^(?:means|series|species|works|headquarters|years|days|weeks|months|hours|minutes|times|miles|dollars|data|media|stairs|thousands|criteria|mathematics)$/.test(
      noun.lower,
    )
  );
}

function singularOf(determiner: TaggedWord, noun: TaggedWord): Finding {
  return {
    start: determiner.start,
    end: determiner.end,
    replacements: [determiner.lower === 'these' ? 'this' : 'that'].map((better) =>
      sameCase(determiner.text, better),
    ),
    params: { noun: noun.text },
  };
}
