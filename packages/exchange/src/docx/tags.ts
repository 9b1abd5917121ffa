/** Tags of content controls, which express nesting of blocks that Word's lists and tables cannot. */
export type BlockTag =
  /** A quotation that is not just a sequence of paragraphs. */
  | { readonly kind: 'quote' }
  /** Blocks of the preceding list item on this level. */
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

/** Parses a tag; null for tags of other programs. */
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
