import { mainLanguage } from '@inkstone/kernel';
import { countText, type TextCount } from '@inkstone/proofread';
import type { Node } from '@tiptap/pm/model';
import { plainText } from './plain-text.ts';

/** Size of a document, including headings and table cells. */
export interface DocumentCount extends TextCount {
  /** Non-empty text blocks. */
  readonly paragraphs: number;
}

const known = new WeakMap<Node, TextCount>();

/** Counts a document. Counts of unchanged blocks are cached. */
export function countDocument(doc: Node): DocumentCount {
  const total = { words: 0, characters: 0, charactersWithoutSpaces: 0, paragraphs: 0 };
  doc.descendants((block) => {
    if (!block.isTextblock) return true;
    const count = countBlock(block);
    total.words += count.words;
    total.characters += count.characters;
    total.charactersWithoutSpaces += count.charactersWithoutSpaces;
    if (count.characters > 0) total.paragraphs++;
    return false;
  });
  return total;
}

function countBlock(block: Node): TextCount {
  const counted = known.get(block);
  if (counted) return counted;
  const count = countText(plainText(block));
  known.set(block, count);
  return count;
}

/** Number of characters that are examined. */
const sample = 4000;

/** Main language of a text, for fonts and line breaking: a language tag, or '' for other languages. */
export function textLanguage(doc: Node): 'zh' | 'en' | '' {
  const text = doc.textBetween(0, Math.min(doc.content.size, sample), '\n');
  return mainLanguage(text) ?? '';
}
