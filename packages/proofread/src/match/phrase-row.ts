/** A wrong word, phrase or phrase frame, with its correction. */
export interface PhraseRow {
  /** A frame contains a gap: `大约…左右` within a clause, `通过……使` across commas. */
  readonly wrong: string;
  /** Best first; `…` in a frame represents the content of the gap. */
  readonly right: readonly string[];
  /** Correct directly after one of these characters. */
  readonly notAfter?: string;
  /** Correct directly before one of these characters. */
  readonly notBefore?: string;
  /** Wrong only directly after one of these characters. */
  readonly onlyAfter?: string;
  /** Wrong only directly before one of these characters. */
  readonly onlyBefore?: string;
  /** Correct words that contain the wrong one. */
  readonly within?: readonly string[];
  /** A frame is correct if one of these words is in its gap. */
  readonly notAround?: readonly string[];
}

/**
 * Parses rows, one per line: `wrong right`, alternatives separated by `/`, then conditions: `-前` not after
 * 前, `后-` not before 后, `<前` only after, `>后` only before, `!词,语` not inside 词 or 语, `~词,语` no 词 or 语 in
 * the gap. `{a,b}` abbreviates several rows, on both sides; a `right` of `-` gives no suggestion. A `$`
 * marks the end of a clause, a `^` its beginning.
 */
export function readRows(lines: string): PhraseRow[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap(readLine);
}

function readLine(line: string): PhraseRow[] {
  const [wrong = '', right = '', ...conditions] = line.split(/\s+/);
  const shared: Partial<PhraseRow> = Object.assign({}, ...conditions.map(readCondition));
  return expandPair(wrong, right).map(([each, better]) => ({
    wrong: each,
    right: better === '-' ? [] : better.split('/'),
    ...shared,
  }));
}

function readCondition(condition: string): Partial<PhraseRow> {
  const rest = condition.slice(1);
  switch (condition[0]) {
    case '-':
      return { notAfter: rest };
    case '<':
      return { onlyAfter: rest };
    case '>':
      return { onlyBefore: rest };
    case '!':
      return { within: rest.split(',') };
    case '~':
      return { notAround: rest.split(',') };
    default:
      return { notBefore: condition.replace(/-$/, '') };
  }
}

const braces = /\{([^}]*)\}/;
const allBraces = /\{([^}]*)\}/g;

/**
 * Expands `甲{乙,丙}` and `丁{戊,己}` to two pairs. The last list on the left determines all remaining lists on
 * the right; one before it determines the first on the right, if both have the same length.
 */
function expandPair(wrong: string, right: string): [wrong: string, right: string][] {
  const choices = optionsOf(wrong);
  if (choices === null) return [[wrong, right]];
  return choices.flatMap((choice, i) => {
    const rest = wrong.replace(braces, () => choice);
    const isLast = optionsOf(rest) === null;
    const goesAlong = isLast || optionsOf(right)?.length === choices.length;
    const pattern = isLast ? allBraces : braces;
    return expandPair(
      rest,
      goesAlong ? right.replace(pattern, (_, list: string) => list.split(',')[i] ?? '') : right,
    );
  });
}

function optionsOf(text: string): string[] | null {
  return braces.exec(text)?.[1]?.split(',') ?? null;
}
