import { pluralOf } from '@inkstone/english';
import { byAnyOf, byWords } from '../../match/by-words.ts';
import { baseForm, canBe, wordMap } from '../../match/word-forms.ts';
import type { TaggedWord } from '../../text/tagged-words.ts';
import type { Rule } from '../rule.ts';

const plural = wordMap({ is: 'are', was: 'were', has: 'have', does: 'do' });
const parts =
  'most|some|many|all|half|few|several|both|two|three|four|five|six|ten|plenty|lots|hundreds|thousands|dozens|thirds';

export const mostOfVerb: Rule = {
  id: 'en.most-of-verb',
  category: 'grammar',
  severity: 'error',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords(',^ a number of JJ* NNS|people ADV? [ VBZ|was ]', ({ marked: [verb], words, after }) =>
      isPlural(words.findLast(({ tag, lower }) => tag === 'NNS' || lower === 'people'))
        ? manyOf(verb, after())
        : null,
    ),
    byWords(
      `,^ a? ${parts} of the|my|our|your|his|her|their|these|those JJ* NNS|people ADV? [ VBZ|was ]`,
      ({ marked: [verb], words, after }) =>
        isPlural(words.findLast(({ tag }) => tag === 'NNS')) ? manyOf(verb, after()) : null,
    ),
    byWords(
      `,^ ${parts} of the|my|our|your|his|her|their|these|those JJ* NNS|people in|on|at|from|with|of|under|for DT|PRP$? JJ* NN|NNS|NNP ADV? [ VBZ|was ]`,
      ({ marked: [verb], words, after }) =>
        isPlural(words.find(({ tag }) => tag === 'NNS')) ? manyOf(verb, after()) : null,
    ),
    byWords(
      '^ all|most|some|many of [ student|people|child|teacher|worker|person|student|member|participant|employee|customer|students|children|teachers|workers|members|participants|employees|customers ] VBD|VBP|VBZ|MD|are|is|was|were|have|has|in|at|who',
      ({ marked: [noun], words: [part] }) =>
        // "Most of people" is corrected by en.same-article.
        part?.lower === 'most' && noun.tag === 'NNS'
          ? null
          : `the ${noun.singular === null && noun.lower !== 'people' && noun.lower !== 'children' ? pluralOf(noun.lower) : noun.text}`,
    ),
    byWords(`,^ ${parts} of us|them|you|these|those ADV? [ VBZ|was ]`, ({ marked: [verb], after }) =>
      manyOf(verb, after()),
    ),
    byWords(',^ more and more JJ* NNS|people ADV? [ VBZ|was ]', ({ marked: [verb], words, after }) =>
      isPlural(words.findLast(({ tag, lower }) => tag === 'NNS' || lower === 'people'))
        ? manyOf(verb, after())
        : null,
    ),
    byWords(',^ a lot of JJ* NNS|people ADV? [ VBZ|was ]', ({ marked: [verb], words, after }) =>
      isPlural(words.findLast(({ tag }) => tag === 'NNS')) ? manyOf(verb, after()) : null,
    ),
  ]),
  right: [
    'Most of the students are here.',
    'Most of the water was cold.',
    'Half of the people who were late left.',
    'One of them was late.',
    'Most of the news is bad.',
    'All of the works on the list are new.',
    'A lot of noise was heard.',
  ],
  wrong: [
    ['A number of students is absent.', 'A number of students are absent.'],
    ['A number of factors was found.', 'A number of factors were found.'],
    ['All of student were happy.', 'All of the students were happy.'],
    ['Most of the students comes by bus.', 'Most of the students come by bus.'],
    ['Some of my friends from school was there.', 'Some of my friends from school were there.'],
    ['More and more people is working at home.', 'More and more people are working at home.'],
    ['Two of them was late.', 'Two of them were late.'],
    ['Half of the cups was broken.', 'Half of the cups were broken.'],
    ['A lot of people thinks so.', 'A lot of people think so.'],
  ],
};

function isPlural(noun: TaggedWord | undefined): boolean {
  return (
    noun !== undefined &&
    (noun.lower === 'people' || (noun.singular !== null && (noun.tags[0] === 'NNS' || !canBe(noun, 'NN'))))
  );
}

/** Returns the plural of a verb. A form that is also a noun counts only before a word that cannot follow a noun. */
function manyOf(verb: TaggedWord, next: TaggedWord | undefined): string | null {
  if (verb.lower.startsWith("'")) return null;
  const known = plural.get(verb.lower);
  if (known !== undefined) return known;
  if (canBe(verb, 'NNS') && !/^(?:DT|PRP|PRP\$|JJ|TO|RB|IN)$/.test(next?.tag ?? '')) return null;
  return baseForm(verb);
}
