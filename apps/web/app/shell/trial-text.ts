let text = '';

/** Holds a visitor's text for the trial page in memory only: not in a URL, log or storage. */
export function handOverTrialText(words: string): void {
  text = words;
}

/** Returns the stored text once; '' when the trial page was opened directly. */
export function takeTrialText(): string {
  const words = text;
  text = '';
  return words;
}
