import { mainLanguage } from '@inkstone/kernel';
import type { Node } from '@tiptap/pm/model';

/** Number of characters examined to detect the language. */
const sample = 20_000;

/** Returns the main language of a text as a BCP 47 tag. */
export function languageOf(body: Node, title = ''): 'zh-CN' | 'en' {
  const text = title + body.textBetween(0, Math.min(body.content.size, sample), ' ', ' ');
  return mainLanguage(text) === 'en' ? 'en' : 'zh-CN';
}
