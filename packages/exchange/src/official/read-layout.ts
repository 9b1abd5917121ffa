import type { Docx } from '../word-file/index.ts';
import { type Formatting, type FormattingOf, readStyles } from './formatting.ts';
import type { LayoutView, PlacedParagraph, Role } from './layout-rule.ts';
import { type DocxParagraph, readParagraphs } from './paragraphs.ts';

/** Determines the role of each paragraph by index; paragraphs without a role are omitted. */
export type FindRoles = (texts: readonly string[]) => ReadonlyMap<number, Role>;

/** Returns the texts of paragraphs. Line breaks are replaced by spaces, so that offsets are unchanged. */
export function textsOf(paragraphs: readonly DocxParagraph[]): string[] {
  return paragraphs.map(({ text }) => text.replace(/[\n\r\u2028\u2029]/g, ' '));
}

/** Determines the role and formatting of each paragraph. */
export function readLayout(docx: Docx, findRoles: FindRoles): LayoutView {
  const formattingOf = readStyles(docx.styles);
  const own = readParagraphs(docx.body);
  const roles = findRoles(textsOf(own));
  const paragraphs = own.map(
    (paragraph, index): PlacedParagraph => ({
      ...paragraph,
      index,
      role: paragraph.isInTable ? 'plain' : (roles.get(index) ?? 'plain'),
      formatting: commonFormatting(paragraph, formattingOf),
    }),
  );
  return { docx, paragraphs };
}

/** Returns the formatting of most characters. */
function commonFormatting(paragraph: DocxParagraph, formattingOf: FormattingOf): Formatting {
  const ofRun = formattingOf(paragraph.element);
  const counts = new Map<string, { formatting: Formatting; characters: number }>();
  for (const { text, run } of paragraph.pieces) {
    const formatting = ofRun(run);
    const key = JSON.stringify(formatting);
    const known = counts.get(key);
    counts.set(key, { formatting, characters: (known?.characters ?? 0) + text.trim().length });
  }
  const [mostFrequent] = [...counts.values()].sort((a, b) => b.characters - a.characters);
  return mostFrequent?.formatting ?? ofRun(paragraph.element);
}
