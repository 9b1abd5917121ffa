import { foldForm, type Term, type TermForms } from '@inkstone/proofread/terms';

/** The content of a term, independent of its storage. */
export type TermDraft = Omit<Term, 'id' | 'scope'>;

/** A term of a file. `row` counts from 1: a line of a table, or an entry in other formats. */
export interface TermRow {
  readonly row: number;
  readonly term: TermDraft;
}

/** A row that cannot be read. */
export interface BrokenRow {
  readonly row: number;
  readonly detail: string;
}

/** The content of a file. */
export interface TermFile {
  readonly rows: readonly TermRow[];
  readonly broken: readonly BrokenRow[];
}

/** Limits of a term, in UTF-16 units and numbers of forms. */
export interface TermLimits {
  readonly form: number;
  readonly forms: number;
  readonly note: number;
}

/** A term without superfluous white space and duplicate forms, or its fault with the field. */
export type CleanTerm =
  | { readonly ok: true; readonly term: TermDraft }
  | { readonly ok: false; readonly fault: 'empty' | 'long' | 'many'; readonly detail: string };

/** Normalises a term and checks it against limits. */
export function cleanTerm(raw: TermDraft, limits: TermLimits): CleanTerm {
  const term: TermDraft = {
    ...raw,
    zh: cleanForms(raw.zh),
    en: cleanForms(raw.en),
    note: raw.note.toWellFormed().trim().replaceAll('\0', ''),
  };
  if (term.zh.preferred === '' && term.en.preferred === '') return { ok: false, fault: 'empty', detail: '' };
  for (const { preferred, variants, forbidden } of [term.zh, term.en]) {
    const long = [preferred, ...variants, ...forbidden].find((form) => form.length > limits.form);
    if (long !== undefined)
      return { ok: false, fault: 'long', detail: Array.from(long).slice(0, 40).join('') };
    if (variants.length > limits.forms || forbidden.length > limits.forms)
      return { ok: false, fault: 'many', detail: preferred };
    if (preferred === '' && (variants.length > 0 || forbidden.length > 0))
      return { ok: false, fault: 'empty', detail: variants[0] ?? forbidden[0] ?? '' };
  }
  if (term.note.length > limits.note) return { ok: false, fault: 'long', detail: '' };
  return { ok: true, term };
}

/** Returns the key of the preferred forms; terms with the same key are the same term. */
export function pairKeyOf({ zh, en }: Pick<TermDraft, 'zh' | 'en'>): string {
  return `${foldForm(zh.preferred, 'zh')}\t${foldForm(en.preferred, 'en')}`;
}

function cleanForms({ preferred, variants, forbidden }: TermForms): TermForms {
  const clean = (form: string) =>
    form
      .toWellFormed()
      .normalize('NFC')
      // Control characters cannot be stored or written to XML.
      .replace(/[\p{Cc}\s\ufffe\uffff]+/gu, ' ')
      .trim();
  const first = clean(preferred);
  const others = (forms: readonly string[], not: readonly string[]) =>
    [...new Set(forms.map(clean))].filter((form) => form !== '' && !not.includes(form));
  const cleanVariants = others(variants, [first]);
  return { preferred: first, variants: cleanVariants, forbidden: others(forbidden, cleanVariants) };
}

/** Prefixes of the names of parts of speech in files. */
const partNames: readonly (readonly [Term['partOfSpeech'], RegExp])[] = [
  ['name', /^(?:proper|name|专名|专有|名称)/i],
  ['noun', /^(?:n\b|n\.|noun|名)/i],
  ['verb', /^(?:v\b|v\.|verb|动)/i],
  ['adjective', /^(?:a\b|adj|形)/i],
  ['other', /^(?:other|其他|其它)/i],
];

/** Parses the name of a part of speech; a noun if unknown. */
export function readPartOfSpeech(name: string): Term['partOfSpeech'] {
  const trimmed = name.trim();
  if (trimmed === '') return 'noun';
  return partNames.find(([, pattern]) => pattern.test(trimmed))?.[0] ?? 'other';
}

/** Splits the forms of one cell, which are separated by `|`; a bar inside a form is escaped as `\|`. */
export function splitForms(cell: string): string[] {
  return cell
    .split(/(?<!\\)[|｜]/)
    .map((form) => form.replaceAll('\\|', '|').trim())
    .filter((form) => form !== '');
}

/** Joins forms so that `splitForms` returns them. */
export function joinForms(forms: readonly string[]): string {
  return forms.map((form) => form.replaceAll('|', '\\|')).join(' | ');
}

/** Whether a text contains a Chinese character. */
export function isChinese(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
}
