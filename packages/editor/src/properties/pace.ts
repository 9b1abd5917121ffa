/** Reading or speaking speed, per minute. */
export interface Pace {
  readonly hanCharacters: number;
  readonly otherWords: number;
}

/**
 * Silent reading of adults: 238 English words a minute (Brysbaert 2019, a review of 190 studies); 390 Chinese
 * characters, from the 260 Chinese words of the same review at one and a half characters a word.
 */
export const reading: Pace = { hanCharacters: 390, otherWords: 238 };

/** Speaking to an audience: 240 characters of Chinese or 150 words of English a minute. */
export const speaking: Pace = { hanCharacters: 240, otherWords: 150 };

/** Seconds for so many Chinese characters and other words, rounded up. */
export function secondsAt(pace: Pace, size: { readonly han: number; readonly others: number }): number {
  return Math.ceil((size.han / pace.hanCharacters + size.others / pace.otherWords) * 60);
}
