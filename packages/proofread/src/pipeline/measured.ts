// Made by make/fit-credible.ts: do not edit.

/** Share of right findings by rule, where enough were seen; it takes the place of what the rule says of itself. */
export const measuredShares: Readonly<Record<string, number>> = {
  'en.after-modal': 0.85,
  'en.article': 0.79,
  'en.double-determiner': 0.85,
  'en.doubled-word': 0.9,
  'en.joined-word': 0.84,
  'en.name-capital': 0.89,
  'en.sentence-capital': 0.72,
  'en.space-before-punctuation': 0.86,
  'en.split-word': 0.57,
  'en.subject-verb': 0.73,
};

/** How log-odds as guessed become log-odds as measured: a common slope, a shift for each rule that guesses. */
export const guessSlope = 0.75;
export const guessShifts: Readonly<Record<string, number>> = {
  'en.article-choice': 0.15,
  'en.article-missing': 0.03,
  'en.article-needless': 0.35,
  'en.comma-after-clause': 0.06,
  'en.comma-after-phrase': 0.01,
  'en.comma-missing': -0.01,
  'en.comma-needless': 0.39,
  'en.confused-look': 0.59,
  'en.confused-meaning': 0.16,
  'en.confused-sound': -0.09,
  'en.introductory-comma': 0.08,
  'en.noun-number': 0.06,
  'en.preposition-choice': 0.27,
  'en.preposition-missing': 0.26,
  'en.preposition-needless': 0.18,
  'en.verb-form': 0.15,
  'en.word-missing': 0.03,
  'en.word-needless': 0.26,
};
