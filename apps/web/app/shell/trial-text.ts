let text = '';

/** Keeps a visitor's text for the trial page, in memory only: it reaches no address, log or storage. */
export function handOverTrialText(words: string): void {
  text = words;
}

/** The text handed over, once; '' when the trial page was opened by itself. */
export function takeTrialText(): string {
  const words = text;
  text = '';
  return words;
}
