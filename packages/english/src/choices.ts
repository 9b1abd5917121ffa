/** Labels of a gap between two words: nothing (the first), function words and the comma. */
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

/** Index of the comma, which has a separate calibration. */
export const comma = gapLabels.indexOf(',');

/** Forms of a noun. */
export const nounLabels = ['one', 'many'] as const;

/** Forms of a verb; if past and participle are equal, both have the label of the past. */
export const verbLabels = ['base', 'third', 'past', 'participle', 'gerund'] as const;

/** Kinds of choices; the number separates their features. */
export const seeds = { gap: 1, noun: 2, regularVerb: 3, irregularVerb: 4, firstSet: 16 } as const;

/** Maximum number of words in a confusion set. */
export const setSize = 8;
