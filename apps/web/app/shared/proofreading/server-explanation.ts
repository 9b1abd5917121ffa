import type { Explanation } from '@inkstone/proofread';

const key = 'words-of-the-server';

/** Text that the server has already translated, used in place of a message key. */
export function serverExplanation(text: string, authority: string | null = null): Explanation {
  return { key, params: authority === null ? { text } : { text, authority } };
}

/** Returns that text; null for a message key. */
export function serverTextOf(explanation: Explanation): string | null {
  return explanation.key === key ? String(explanation.params.text) : null;
}
