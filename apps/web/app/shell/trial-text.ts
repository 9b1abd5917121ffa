/** Key in the tab's storage under which light pages store a text for the trial page. */
export const trialTextKey = 'inkstone.trial-text';

let text = '';

/** Stores a visitor's text for the trial page in memory, not in a URL, log or storage. */
export function handOverTrialText(words: string): void {
  text = words;
}

/** Returns the stored text once, including that of a light page; '' if the trial page was opened directly. */
export function takeTrialText(): string {
  const words = text || takeStored();
  text = '';
  return words;
}

function takeStored(): string {
  try {
    const words = sessionStorage.getItem(trialTextKey) ?? '';
    sessionStorage.removeItem(trialTextKey);
    return words;
  } catch {
    return '';
  }
}
