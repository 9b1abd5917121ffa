export { lacksEdits } from './lacks-edits.ts';
export { minutesUntilNextShareGuess, type ShareGuesses } from './share-guesses.ts';
export { checkShareExpiry, checkSharePassword } from './share-settings.ts';
export { nextShareState, type ShareEvent, type ShareEventRefusal, type ShareState } from './share-state.ts';
export { shareVisitRefusal, type VisitFacts, type VisitRefusal } from './share-visit.ts';
