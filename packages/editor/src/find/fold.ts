/** How a query is compared with the text. */
export interface FindOptions {
  readonly isCaseMatched: boolean;
  /** Excludes matches inside longer words. No effect in scripts written without spaces, such as Chinese. */
  readonly isWholeWord: boolean;
  /** Replaces characters by their simplified forms, unit by unit; null to distinguish traditional characters. */
  readonly simplify: ((text: string) => string) | null;
}

const fullWidth = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/g;
const fullWidthOffset = 0xfee0;
/** A typographic apostrophe between letters, for which users type a straight one. Quotation marks stay distinct. */
const apostrophe = /(?<=\p{Script=Latin})’(?=\p{Script=Latin})/gu;

/**
 * The form of a text in which it is compared. It has the same length, so that offsets stay valid. Full-width letters and digits
 * equal half-width ones; punctuation stays distinct, because exchanging `,` and `，` is a reason to search for them.
 */
export function fold(text: string, { isCaseMatched, simplify }: FindOptions): string {
  const narrow = text
    .replace(fullWidth, (unit) => String.fromCharCode(unit.charCodeAt(0) - fullWidthOffset))
    .replaceAll('\u00a0', ' ')
    .replace(apostrophe, "'");
  const simple = simplify ? keepLength(narrow, simplify) : narrow;
  return isCaseMatched ? simple : lowerCase(simple);
}

function lowerCase(text: string): string {
  // The only character whose lower case is longer, and the form of sigma at the end of words.
  return keepLength(text, (all) => all.replaceAll('İ', 'I').toLowerCase().replaceAll('ς', 'σ'));
}

function keepLength(text: string, change: (text: string) => string): string {
  const changed = change(text);
  return changed.length === text.length ? changed : text;
}
