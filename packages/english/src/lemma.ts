import { irregularPlurals } from './irregular-nouns.ts';
import { halfIrregularVerbs, irregularVerbs } from './irregular-verbs.ts';
import type { Tag } from './tag-set.ts';

/** Whether the lexicon lists a word with a tag. */
export type Knows = (word: string, tag: Tag) => boolean;

const baseOfForm = new Map<string, string>([
  ...[...halfIrregularVerbs.values(), ...irregularVerbs.values()].flatMap(({ base, pasts, participles }) =>
    [...pasts, ...participles].map((form): [string, string] => [form, base]),
  ),
  ...['am', 'are', 'is', "'m", "'re"].map((form): [string, string] => [form, 'be']),
  ['has', 'have'],
  ["'ve", 'have'],
  ['does', 'do'],
  ['lay', 'lay'],
  ['found', 'find'],
  ['ground', 'grind'],
  ['wound', 'wind'],
]);

const singularOfPlural = new Map([...irregularPlurals].map(([one, many]) => [many, one]));

/** Returns the base form of a lower-case verb form: went → go, stopped → stop; null if no listed verb has that form. */
export function verbBaseOf(form: string, knows: Knows): string | null {
  const irregular = baseOfForm.get(form);
  if (irregular !== undefined) return irregular;
  const isVerb = (base: string) => knows(base, 'VB');
  if (isVerb(form)) return form;
  return verbStems(form).find(isVerb) ?? null;
}

function verbStems(form: string): string[] {
  if (form.endsWith('ies')) return [`${form.slice(0, -3)}y`, form.slice(0, -1)];
  if (form.endsWith('es')) return [form.slice(0, -1), form.slice(0, -2)];
  if (form.endsWith('s')) return [form.slice(0, -1)];
  if (form.endsWith('ied')) return [`${form.slice(0, -3)}y`, form.slice(0, -1)];
  if (form.endsWith('ed')) return stemsBefore(form.slice(0, -2));
  if (form.endsWith('ying')) return [form.slice(0, -3), `${form.slice(0, -4)}ie`];
  return form.endsWith('ing') ? stemsBefore(form.slice(0, -3)) : [];
}

/**
 * Returns possible stems before -ed and -ing: hop(p)ed, hop(e)d. The stem with e comes first if the stem ends like make, the one
 * with a single consonant if the consonant is doubled.
 */
function stemsBefore(stem: string): string[] {
  const isDoubled = /([bdfgklmnprtvz])\1$/.test(stem);
  const single = stem.slice(0, -1);
  return isDoubled ? [single, stem] : [`${stem}e`, stem, single];
}

/** Returns the singular of a lower-case plural: cities → city; null if no listed noun has that plural. */
export function singularOf(plural: string, knows: Knows): string | null {
  const irregular = singularOfPlural.get(plural);
  if (irregular !== undefined) return irregular;
  const stems = plural.endsWith('men') ? [`${plural.slice(0, -2)}an`] : nounStems(plural);
  return stems.find((stem) => knows(stem, 'NN')) ?? null;
}

function nounStems(plural: string): string[] {
  if (plural.endsWith('ies')) return [`${plural.slice(0, -3)}y`, plural.slice(0, -1)];
  if (/(?:ss|us|is)$/.test(plural) || !plural.endsWith('s')) return [];
  return plural.endsWith('es') ? [plural.slice(0, -1), plural.slice(0, -2)] : [plural.slice(0, -1)];
}
