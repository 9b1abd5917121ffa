import {
  degreesOf,
  gerundOf,
  isShortAdjective,
  participleOf,
  pastOf,
  pluralOf,
  thirdPersonOf,
} from '@inkstone/english';
import type { Term } from '../term.ts';

/** Words after the head of a noun phrase: standard *of* review. */
const afterHead = /^(.*?\S)(\s+(?:of|in|for|to|on|at|by|with|from|against|under)\s.*)$/i;

/**
 * The written forms of an English term, the given one first: plurals of nouns and of the heads of noun phrases, forms of
 * the first word of verb phrases, degrees of short adjectives. Possessives need none: the `'s` stands behind the term.
 */
export function englishFormsOf(form: string, partOfSpeech: Term['partOfSpeech']): string[] {
  const text = form.trim();
  const forms = [text];
  if (partOfSpeech === 'noun' || partOfSpeech === 'name' || partOfSpeech === 'other')
    forms.push(...plurals(text));
  if (partOfSpeech === 'verb' || (partOfSpeech === 'other' && !/\s/.test(text))) forms.push(...verbs(text));
  if (partOfSpeech === 'adjective' && /^[a-z]+$/.test(text) && isShortAdjective(text)) {
    forms.push(...degreesOf(text));
  }
  return [...new Set(forms)];
}

function plurals(text: string): string[] {
  const [, head, rest] = afterHead.exec(text) ?? [];
  return [text, ...(head === undefined ? [] : [head])].flatMap((part) => {
    const [, before = '', last = ''] = /^(.*?)([\p{L}\p{M}\p{N}]+)$/u.exec(part) ?? [];
    if (last === '') return [];
    const ending = part === text ? '' : (rest ?? '');
    const many = [pluralOf(last), ...(/[A-Z0-9]$/.test(last) ? [`${last}s`] : [])];
    return many.map((plural) => `${before}${plural}${ending}`);
  });
}

function verbs(text: string): string[] {
  const [, first = '', rest = ''] = /^([A-Za-z]+)(.*)$/s.exec(text) ?? [];
  if (first === '') return [];
  const base = first.toLowerCase();
  return [thirdPersonOf(base), pastOf(base), participleOf(base), gerundOf(base)].map(
    (verb) => `${first === base ? verb : verb.slice(0, 1).toUpperCase() + verb.slice(1)}${rest}`,
  );
}
