export { cleanWord, type LearnedWord, learnedWord, wordByHand } from './learned-word.ts';
export { boxDays, newReview, nextReview, type ReviewState } from './review-box.ts';
export { isBareWord, wordsAsCsv, wordsForAnki } from './word-files.ts';
