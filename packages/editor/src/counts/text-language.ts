import type { Node } from '@tiptap/pm/model';

/** As much of a text as is looked at, in characters. */
const sample = 4000;

/** What a text is mostly written in, for fonts and line breaking: a language tag, or '' for neither. */
export function textLanguage(doc: Node): 'zh' | 'en' | '' {
  const text = doc.textBetween(0, Math.min(doc.content.size, sample), '\n');
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const latin = text.match(/[a-z]+/gi)?.length ?? 0;
  if (han === 0 && latin === 0) return '';
  return han >= latin ? 'zh' : 'en';
}
