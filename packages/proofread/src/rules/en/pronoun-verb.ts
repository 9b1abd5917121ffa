import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

const singular: Record<string, string> = { have: 'has', are: 'is', "don't": "doesn't", 'don’t': 'doesn’t' };
const plural: Record<string, string> = {
  was: 'were',
  has: 'have',
  is: 'are',
  "doesn't": 'don’t',
  'doesn’t': 'don’t',
};
const opening = '(?<=^["“\']?|[,;:] |\\b(?:and|but|because|think|know|so) )';

export const pronounVerb: Rule = {
  id: 'en.pronoun-verb',
  category: 'grammar',
  severity: 'error',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: function* find(text) {
    yield* byPattern(
      new RegExp(`${opening}((?:he|she|it) )(have|are|don['’]t)\\b`, 'gi'),
      verb(singular),
    )(text);
    yield* byPattern(
      new RegExp(`${opening}((?:they|we|you) )(was|has|is|doesn['’]t)\\b`, 'gi'),
      verb(plural),
    )(text);
    yield* byPattern(
      /(?<=^|[,;] |\b(?:but|because|when) )(I )(is|are|has)\b/g,
      verb({ is: 'am', are: 'am', has: 'have' }),
    )(text);
  },
  right: [
    'He has a dog.',
    'Does he have a dog?',
    'They were happy.',
    'If I were you, I would go.',
    'He and I are here.',
    'All of you is here.',
  ],
  wrong: [
    ['He have a dog.', 'He has a dog.'],
    ['They was happy.', 'They were happy.'],
    ["It is late and she don't care.", "It is late and she doesn't care."],
    ['I has a dog.', 'I have a dog.'],
  ],
};

function verb(forms: Record<string, string>) {
  return ({
    groups: [subject = '', form = ''],
    start,
    end,
  }: {
    groups: readonly string[];
    start: number;
    end: number;
  }) => {
    const better = forms[form.toLowerCase()];
    return better === undefined ? null : { start: start + subject.length, end, replacements: [better] };
  };
}
