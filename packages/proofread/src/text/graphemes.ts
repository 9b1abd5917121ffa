/** Characters between which a cut is always safe: plain letters, Han, punctuation, spaces. */
const plain = /^[\t\n -~\u3000-\u3029\u3030-\u303d\u3041-\u3096\u4e00-\u9fff\uff01-\uff5e‘-‧]$/;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/**
 * Window in UTF-16 units: long enough for flags, emoji sequences and combining marks. Longer clusters are not cut in their first
 * part.
 */
const reach = 64;

/** Whether cutting a text at `index` (UTF-16) keeps grapheme clusters intact. */
export function isGraphemeBoundary(text: string, index: number): boolean {
  if (index <= 0 || index >= text.length) return index === 0 || index === text.length;
  const before = text[index - 1] ?? '';
  const after = text[index] ?? '';
  if (plain.test(before) && plain.test(after)) return true;
  if (isLowSurrogate(after) && isHighSurrogate(before)) return false;
  const from = startOfWindow(text, index);
  const window = text.slice(from, index + reach);
  const found = segmenter.segment(window).containing(index - from);
  return found === undefined || found.index === index - from;
}

/** Returns a cluster boundary at or shortly before `index`, for cutting a long text; `index` if none is near. */
export function boundaryBefore(text: string, index: number): number {
  for (let at = index; at > index - reach && at > 0; at--) if (isGraphemeBoundary(text, at)) return at;
  return index;
}

/** Returns an offset at most `reach` before `index` from which segmentation gives the same result as for the whole text. */
function startOfWindow(text: string, index: number): number {
  const lowest = Math.max(0, index - reach);
  for (let at = index - 1; at > lowest; at--) {
    if (plain.test(text[at] ?? '') && plain.test(text[at - 1] ?? '')) return at;
  }
  return lowest > 0 && isLowSurrogate(text[lowest] ?? '') ? lowest - 1 : lowest;
}

function isHighSurrogate(unit: string): boolean {
  return unit >= '\ud800' && unit <= '\udbff';
}

function isLowSurrogate(unit: string): boolean {
  return unit >= '\udc00' && unit <= '\udfff';
}
