const rest = String.raw`[^\s<>"'，。；、！？（）()\[\]【】《》]*`;

/**
 * URLs with and without a scheme, script URLs, and mail addresses. Hosts without a scheme end in a common
 * top-level domain in lower case.
 */
export const addresses = new RegExp(
  [
    String.raw`(?:https?:\/\/|www\.)${rest}`,
    String.raw`javascript:${rest}`,
    String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`,
    String.raw`\b(?:[\w-]+\.)+(?:com|net|org|cn|io|info|biz|xyz|top|site|online|app|dev|cc|link|shop|club|edu|gov|example|test)\b(?:[/?#:]${rest})?`,
  ].join('|'),
  'g',
);
/** The end of a text that may become an address: a word counts if it follows a character that occurs in addresses. */
const unfinished = new RegExp(
  [
    String.raw`(?:https?:\/\/|www\.)${rest}$`,
    String.raw`[\w+-]*[.@:]${rest}$`,
    String.raw`(?:^|[^a-z])(?:h|ht|htt|https?|w|ww|www)$`,
  ].join('|'),
  'i',
);
/** The part of a word that has already been shown. */
const wordAtEnd = /[\w.+-]{1,64}$/;
const firstWord = /^[\w+-]*/;

/**
 * Removes addresses from a streamed text unless they occur in `given`, because a model must not invent them.
 * The first word of hosts and mail addresses is kept, because it may have been shown already.
 */
export function createAddressFilter(given: string): { push(piece: string): string; flush(): string } {
  const known = given.toLowerCase();
  let held = '';
  let shown = '';
  const replace = (found: string): string => {
    if (known.includes(found.toLowerCase().replace(/[.,;:!?)\]]+$/, ''))) return found;
    return /^(?:https?:|www\.)/i.test(found) ? '' : (firstWord.exec(found)?.[0] ?? '');
  };
  const release = (text: string): string => {
    const lead = wordAtEnd.exec(shown)?.[0] ?? '';
    const released = (lead + text).replace(addresses, replace).slice(lead.length);
    shown = (shown + released).slice(-64);
    return released;
  };
  return {
    push(piece) {
      const text = held + piece;
      const start = unfinished.exec(text)?.index ?? text.length;
      held = text.slice(start);
      return release(text.slice(0, start));
    },
    flush() {
      const last = held;
      held = '';
      return release(last);
    },
  };
}
