import { gerundOf, participleOf, pastOf, thirdPersonOf } from '@inkstone/english';

/** The form of a verb. */
export type VerbForm = 'base' | 'third' | 'past' | 'participle' | 'ing';

const makers: Readonly<Record<VerbForm, (base: string) => string>> = {
  base: (base) => base,
  third: thirdPersonOf,
  past: pastOf,
  participle: participleOf,
  ing: gerundOf,
};

/** Inflects a verb: `inflect('take', 'past')` is "took". */
export function inflect(base: string, form: VerbForm): string {
  return makers[form](base);
}

/** All forms of a verb with their functions: "made" is past and participle. */
export function formsOf(base: string): ReadonlyMap<string, readonly VerbForm[]> {
  const forms = new Map<string, VerbForm[]>();
  for (const form of ['base', 'third', 'past', 'participle', 'ing'] as const) {
    const word = inflect(base, form);
    forms.set(word, [...(forms.get(word) ?? []), form]);
  }
  return forms;
}
