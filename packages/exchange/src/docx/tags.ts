/**
 * Word has no blocks in blocks but lists and tables. Where its own means do not tell how our blocks stand in each
 * other, a content control around them does, by its tag.
 */
export type BlockTag =
  /** A quotation that is more than paragraphs one after the other. */
  | { readonly kind: 'quote' }
  /** Blocks of the item of a list that stands before, on this level. */
  | { readonly kind: 'item'; readonly level: number };

/** Writes a tag. */
export function formatTag(tag: BlockTag): string {
  switch (tag.kind) {
    case 'quote':
      return 'inkstone:quote';
    case 'item':
      return `inkstone:item:${tag.level}`;
  }
}

/** Reads a tag; null for those of others. */
export function parseTag(text: string): BlockTag | null {
  const [, kind, value = ''] = /^inkstone:(quote|item)(?::(.*))?$/.exec(text) ?? [];
  switch (kind) {
    case 'quote':
      return { kind };
    case 'item':
      return /^[0-8]$/.test(value) ? { kind, level: Number(value) } : null;
    default:
      return null;
  }
}
