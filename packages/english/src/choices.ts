/** Small words and the comma, or nothing (the first): what may stand in a gap between two words. */
export const gapLabels = [
  '',
  'the',
  'a',
  'of',
  'in',
  'to',
  'for',
  'on',
  'with',
  'at',
  'by',
  'from',
  'about',
  'as',
  'into',
  ',',
  'it',
  'is',
  'are',
  'be',
  'that',
  'and',
  'have',
] as const;

/** The comma among them: it is judged by itself. */
export const comma = gapLabels.indexOf(',');

/** Forms of a noun. */
export const nounLabels = ['one', 'many'] as const;

/** Forms of a verb; where past and participle are alike, both are the past. */
export const verbLabels = ['base', 'third', 'past', 'participle', 'gerund'] as const;

/** What a choice is about; its number keeps its features apart from those of others. */
export const seeds = { gap: 1, noun: 2, regularVerb: 3, irregularVerb: 4, firstSet: 16 } as const;

/** As many words as a set of confusable words may have. */
export const setSize = 8;
