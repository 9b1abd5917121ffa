import {
  degreesOf,
  gerundOf,
  isShortAdjective,
  participleOf,
  pastOf,
  pluralOf,
  thirdPersonOf,
} from '@inkstone/english';
import type { Term } from './term.ts';

/** Inflection of a form. */
type Inflection =
  | 'base'
  | 'plural'
  | 'third-person'
  | 'past'
  | 'participle'
  | 'gerund'
  | 'comparative'
  | 'superlative';

interface InflectedForm {
  readonly inflection: Inflection;
  readonly form: string;
}

/** Words after the head of a noun phrase: standard *of* review. */
const afterHead = /^(.*?\S)(\s+(?:of|in|for|to|on|at|by|with|from|against|under)\s.*)$/i;

/**
 * Returns the written forms of an English term, the given one first: plurals of nouns and of the heads of noun phrases, forms of
 * the first word of verb phrases, degrees of short adjectives. Possessives need no forms, because `'s` follows the term.
 */
export function englishFormsOf(form: string, partOfSpeech: Term['partOfSpeech']): string[] {
  return [...new Set(inflectionsOf(form, partOfSpeech).map((each) => each.form))];
}

/** Inflects `preferred` like a found form of `base`: with `sign-in` for `login`, `Logins` becomes `Sign-ins`. */
export function inflectLike(
  found: string,
  base: string,
  preferred: string,
  partOfSpeech: Term['partOfSpeech'],
): string {
  const written = comparable(found);
  const { inflection = 'base' } =
    inflectionsOf(base, partOfSpeech).find(({ form }) => comparable(form) === written) ?? {};
  const same = inflectionsOf(preferred, partOfSpeech).findLast((each) => each.inflection === inflection);
  const result = same?.form ?? preferred;
  // A capital at the start of a sentence is kept; names keep their own capitals.
  const isRaised = /^\p{Lu}/u.test(found) && !/^\p{Lu}/u.test(base) && result === result.toLowerCase();
  return isRaised ? capitalised(result) : result;
}

function comparable(form: string): string {
  return form.toLowerCase().replace(/[\s\u00a0‐‑-]+/g, ' ');
}

function inflectionsOf(given: string, partOfSpeech: Term['partOfSpeech']): InflectedForm[] {
  const text = given.trim();
  const forms: InflectedForm[] = [{ inflection: 'base', form: text }];
  if (partOfSpeech === 'noun' || partOfSpeech === 'name' || partOfSpeech === 'other')
    forms.push(...plurals(text));
  if (partOfSpeech === 'verb' || (partOfSpeech === 'other' && !/\s/.test(text))) forms.push(...verbs(text));
  if (partOfSpeech === 'adjective' && /^[a-z]+$/.test(text) && isShortAdjective(text)) {
    const [comparative, superlative] = degreesOf(text);
    forms.push({ inflection: 'comparative', form: comparative });
    forms.push({ inflection: 'superlative', form: superlative });
  }
  return forms;
}

function plurals(text: string): InflectedForm[] {
  const [, head, rest] = afterHead.exec(text) ?? [];
  return [text, ...(head === undefined ? [] : [head])].flatMap((part) => {
    const [, before = '', last = ''] = /^(.*?)([\p{L}\p{M}\p{N}]+)$/u.exec(part) ?? [];
    if (last === '') return [];
    const ending = part === text ? '' : (rest ?? '');
    const many = [pluralOf(last), ...(/[A-Z0-9]$/.test(last) ? [`${last}s`] : [])];
    return many.map((plural) => ({ inflection: 'plural' as const, form: `${before}${plural}${ending}` }));
  });
}

function verbs(text: string): InflectedForm[] {
  const [, first = '', rest = ''] = /^([A-Za-z]+)(.*)$/s.exec(text) ?? [];
  if (first === '') return [];
  const base = first.toLowerCase();
  const forms = [
    ['third-person', thirdPersonOf(base)],
    ['past', pastOf(base)],
    ['participle', participleOf(base)],
    ['gerund', gerundOf(base)],
  ] as const;
  return forms.map(([inflection, verb]) => ({
    inflection,
    form: `${first === base ? verb : capitalised(verb)}${rest}`,
  }));
}

function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
