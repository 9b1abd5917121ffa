/** Web addresses, as they can be followed from a page. */
const address = /(?:https?:\/\/|www\.)[^\s<>"'，。；、！？（）【】《》]+/gi;
/** What can be the beginning of an address at the end of a text. */
const unfinished =
  /(?:https?:\/\/|www\.)[^\s<>"'，。；、！？（）【】《》]*$|(?:^|[^a-z])(?:h|ht|htt|https?|https?:|https?:\/|w|ww|www)$/i;

/** Removes web addresses from a text that arrives in pieces, unless they stand in `given`: a model must not invent them. */
export function createAddressFilter(given: string): { push(piece: string): string; flush(): string } {
  const known = given.toLowerCase();
  let held = '';
  const clean = (text: string) =>
    text.replace(address, (found) =>
      known.includes(found.toLowerCase().replace(/[.,;:!?)\]/]+$/, '')) ? found : '',
    );
  return {
    push(piece) {
      const text = held + piece;
      const start = unfinished.exec(text)?.index ?? text.length;
      held = text.slice(start);
      return clean(text.slice(0, start));
    },
    flush() {
      const rest = clean(held);
      held = '';
      return rest;
    },
  };
}
