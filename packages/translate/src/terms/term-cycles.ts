import { foldForm, type Term, translationLanguages } from '@inkstone/proofread/terms';

/** The fields of a term that determine which forms replace which. */
export type ReplacedForms = Pick<Term, 'zh' | 'en'>;

/** Accepted terms, as a graph of replaced forms. */
export interface TermReplacements {
  /** Returns the forms of the cycle that a term would close (A is replaced by B and B by A); empty if there is none. */
  cycleOf(term: ReplacedForms): readonly string[];
  add(term: ReplacedForms): void;
}

/** Creates a collection to which terms are added one by one, so that a term that closes a cycle can be refused. */
export function collectReplacements(): TermReplacements {
  const better = new Map<string, Map<string, string>>();
  const edges = (term: ReplacedForms) =>
    translationLanguages.flatMap((language) => {
      const { preferred, forbidden } = term[language];
      const key = (form: string) => `${language} ${foldForm(form, language)}`;
      return forbidden
        .filter((form) => form !== preferred && preferred !== '')
        .map((form) => ({ from: key(form), to: key(preferred), preferred }));
    });
  /** Returns the path of replacements from `from` to `to`; null if there is none. */
  const pathTo = (from: string, to: string): string[] | null => {
    const before = new Map<string, { readonly key: string; readonly form: string }>();
    const open = [from];
    for (let key = open.pop(); key !== undefined; key = open.pop()) {
      for (const [next, form] of better.get(key) ?? []) {
        if (before.has(next)) continue;
        before.set(next, { key, form });
        if (next === to) {
          const path: string[] = [];
          for (
            let at = before.get(to);
            at !== undefined;
            at = at.key === from ? undefined : before.get(at.key)
          ) {
            path.unshift(at.form);
          }
          return path;
        }
        open.push(next);
      }
    }
    return null;
  };
  return {
    cycleOf(term) {
      for (const { from, to, preferred } of edges(term)) {
        if (from === to) return [preferred];
        const path = pathTo(to, from);
        if (path !== null) return [preferred, ...path];
      }
      return [];
    },
    add(term) {
      for (const { from, to, preferred } of edges(term)) {
        if (from === to) continue;
        const known = better.get(from) ?? new Map<string, string>();
        better.set(from, known.set(to, preferred));
      }
    },
  };
}
