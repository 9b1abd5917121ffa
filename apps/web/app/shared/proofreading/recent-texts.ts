/** Number of characters that suffices to judge guesses; more text hardly changes the server's result. */
const maxContextLength = 2000;

/** Recently checked texts, added as context to small requests. */
export interface RecentTexts {
  /** Returns texts that, together with those to be checked, are long enough to be judged as a whole. */
  around(texts: readonly string[]): readonly string[];
  /** Stores texts as the most recent ones. */
  add(texts: readonly string[]): void;
}

/**
 * Creates the store. The server judges guesses by all texts of a request, but an edit sends only one paragraph. `isReplaced`
 * determines whether a stored text is an older version of another, of which only the latest is used.
 */
export function createRecentTexts(isReplaced: (text: string, by: string) => boolean): RecentTexts {
  let recent: readonly string[] = [];
  return {
    around(texts) {
      const context: string[] = [];
      let length = lengthOf(texts);
      for (const text of recent) {
        if (length >= maxContextLength) break;
        if (text.length > maxContextLength || texts.some((one) => one === text || isReplaced(text, one)))
          continue;
        context.push(text);
        length += text.length;
      }
      return context;
    },
    add(texts) {
      const older = recent.filter((text) => !texts.some((one) => one === text || isReplaced(text, one)));
      let length = 0;
      // Stores a few texts more than one request uses, because some may be among the texts to check.
      recent = [...texts, ...older].filter((text) => {
        length += text.length;
        return length <= 3 * maxContextLength;
      });
    },
  };
}

function lengthOf(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + text.length, 0);
}
