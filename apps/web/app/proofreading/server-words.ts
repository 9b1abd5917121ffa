import type { Explanation } from '@inkstone/proofread';

const key = 'words-of-the-server';

/** Words that the server has written out already, in the place of a phrase of ours. */
export function serverWords(text: string, authority: string | null = null): Explanation {
  return { key, params: authority === null ? { text } : { text, authority } };
}

/** Those words again; null for a phrase of ours. */
export function wordsOfServer(explanation: Explanation): string | null {
  return explanation.key === key ? String(explanation.params.text) : null;
}
