import { mainLanguage } from '@inkstone/kernel';
import type { Node } from '@tiptap/pm/model';

/** Characters that are examined. */
const sample = 4000;

/** Main language of a text, for fonts and line breaking: a language tag, or '' for other languages. */
export function textLanguage(doc: Node): 'zh' | 'en' | '' {
  const text = doc.textBetween(0, Math.min(doc.content.size, sample), '\n');
  return mainLanguage(text) ?? '';
}
