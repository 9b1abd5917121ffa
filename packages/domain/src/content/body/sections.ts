import type { BodyNode } from '../../documents/index.ts';

/** A part of an article below one heading. */
export interface ArticleSection {
  /** '' for the part before the first heading. */
  readonly heading: string;
  /** Position among the headings; null before the first one. */
  readonly position: number | null;
  /** Texts of paragraphs, list items and rows. */
  readonly blocks: readonly string[];
}

/** The text of a node without formatting. */
export function plainTextOf(node: BodyNode): string {
  if (node.text !== undefined) return node.text;
  if (node.type === 'hardBreak') return '\n';
  return (node.content ?? []).map(plainTextOf).join('');
}

/** Splits a body at its headings. */
export function sectionsOf(body: BodyNode): ArticleSection[] {
  const sections: { heading: string; position: number | null; blocks: string[] }[] = [
    { heading: '', position: null, blocks: [] },
  ];
  let headings = 0;
  const visit = (node: BodyNode) => {
    if (node.type === 'heading') {
      sections.push({ heading: plainTextOf(node), position: headings++, blocks: [] });
      return;
    }
    if (isBlockOfText(node)) sections.at(-1)?.blocks.push(blockText(node));
    else node.content?.forEach(visit);
  };
  body.content?.forEach(visit);
  return sections
    .map((section) => ({ ...section, blocks: section.blocks.filter((text) => text.trim() !== '') }))
    .filter(({ heading, blocks }) => heading !== '' || blocks.length > 0);
}

/** A row of a table is one block, so that its cells are quoted together. */
function isBlockOfText({ type }: BodyNode): boolean {
  return type === 'paragraph' || type === 'codeBlock' || type === 'tableRow';
}

function blockText(node: BodyNode): string {
  return node.type === 'tableRow' ? (node.content ?? []).map(plainTextOf).join(' · ') : plainTextOf(node);
}
