/** A wrong word, phrase or frame of a phrase, with what should stand there. */
export interface PhraseRow {
  /** A frame has a gap in it: `大约…左右` within a clause, `通过……使` across commas. */
  readonly wrong: string;
  /** Best first; a frame's `…` stands for what was in the gap. */
  readonly right: readonly string[];
  /** It is right directly behind one of these characters. */
  readonly notAfter?: string;
  /** It is right directly before one of these characters. */
  readonly notBefore?: string;
  /** It is wrong only directly behind one of these characters. */
  readonly onlyAfter?: string;
  /** It is wrong only directly before one of these characters. */
  readonly onlyBefore?: string;
  /** Right words that hold the wrong one inside them. */
  readonly within?: readonly string[];
  /** A frame is right when one of these words stands in its gap. */
  readonly notAround?: readonly string[];
}

/**
 * Rows as people write them, one a line: `wrong right`, alternatives with `/`, then conditions:
 * `-前` not behind 前, `后-` not before 后, `<前` only behind, `>后` only before, `!词,语` not inside 词 or 语,
 * `~词,语` no 词 or 语 in the gap. `{a,b}` writes several rows as one, on both sides; a `right` of `-` offers
 * nothing. A `$` closes what must end its clause, a `^` opens what must begin it.
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
  const shared = Object.assign({}, ...conditions.map(readCondition)) as Omit<PhraseRow, 'wrong' | 'right'>;
  const wrongs = expand(wrong);
  const rights = expand(right);
  return wrongs.map((each, i) => ({
    wrong: each,
    right: readRight(rights[rights.length === 1 ? 0 : i] ?? ''),
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

function readRight(right: string): string[] {
  return right === '-' ? [] : right.split('/');
}

/** `a{b,c}d` as abd and acd. */
function expand(text: string): string[] {
  const braces = /\{([^}]*)\}/.exec(text);
  if (braces === null) return [text];
  const [all, inside = ''] = braces;
  const tail = text.slice(braces.index + all.length);
  return inside.split(',').flatMap((each) => expand(text.slice(0, braces.index) + each + tail));
}
