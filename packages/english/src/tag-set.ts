/** Penn Treebank tags and kinds of punctuation marks. A tag's index is its number in files. */
export const tagSet = [
  'NN',
  'NNS',
  'NNP',
  'NNPS',
  'VB',
  'VBP',
  'VBZ',
  'VBD',
  'VBN',
  'VBG',
  'MD',
  'JJ',
  'JJR',
  'JJS',
  'RB',
  'RBR',
  'RBS',
  'RP',
  'IN',
  'TO',
  'DT',
  'PDT',
  'PRP',
  'PRP$',
  'WP',
  'WP$',
  'WDT',
  'WRB',
  'CC',
  'CD',
  'EX',
  'POS',
  'UH',
  'FW',
  'SYM',
  '.',
  ',',
  ':',
  '(',
  ')',
  '"',
] as const;

/** The part of speech of a word in its sentence. */
export type Tag = (typeof tagSet)[number];

/** The number of a tag. */
export const tagNumber: Readonly<Record<Tag, number>> = Object.fromEntries(
  tagSet.map((tag, number) => [tag, number]),
) as Record<Tag, number>;

/** The tag of a punctuation mark; null for words and numbers. */
export function tagOfMark(mark: string): Tag | null {
  if (/[\p{L}\p{N}]/u.test(mark)) return null;
  if (/^[.!?]+$/.test(mark)) return '.';
  if (mark === ',') return ',';
  if (/^[:;…–—-]+$/.test(mark)) return ':';
  if (/^["“”'‘’`]+$/.test(mark)) return '"';
  if (/^[([{]$/.test(mark)) return '(';
  return /^[)\]}]$/.test(mark) ? ')' : 'SYM';
}
