/** The languages of terms and of translation. */
export const translationLanguages = ['zh', 'en'] as const;
export type TranslationLanguage = (typeof translationLanguages)[number];

/** The scope of a glossary. */
export const termScopes = ['me', 'document', 'organisation'] as const;
export type TermScope = (typeof termScopes)[number];

/** The forms of a term in one language. */
export interface TermForms {
  /** The preferred form; empty if the term does not define this language. */
  readonly preferred: string;
  /** Other forms that are recognised in a text. */
  readonly variants: readonly string[];
  /** Forms that must not be used for this term. */
  readonly forbidden: readonly string[];
}

/** One entry of the term base, used for translation, rewriting and proofreading. */
export interface Term {
  readonly id: string;
  readonly scope: TermScope;
  readonly zh: TermForms;
  readonly en: TermForms;
  readonly partOfSpeech: 'noun' | 'verb' | 'adjective' | 'name' | 'other';
  /** Whether the English forms match only in the given capitalisation. */
  readonly caseSensitive: boolean;
  readonly note: string;
}
