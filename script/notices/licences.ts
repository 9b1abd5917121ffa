/**
 * SPDX identifiers of the licences whose only condition, for use and for distribution beside Inkstone, is a notice.
 * Anything else needs an entry with a reason in `exceptions.ts`.
 */
const allowedLicences: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'FTL',
  'IJG',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'OGL-UK-3.0',
  'PostgreSQL',
  'Unicode-3.0',
  'Unicode-DFS-2016',
  'Unlicense',
  'Zlib',
  'libpng-2.0',
  'libtiff',
]);

/** Returns the licences to comply with: of alternatives (`OR`), the first that is completely allowed; null if none is. */
export function chooseLicences(
  expression: string,
  allowed: ReadonlySet<string> = allowedLicences,
): readonly string[] | null {
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? [];
  let next = 0;

  function readAlternatives(): readonly string[] | null {
    const first = readAll();
    if (tokens[next] !== 'OR') return first;
    next++;
    const rest = readAlternatives();
    return first ?? rest;
  }

  function readAll(): readonly string[] | null {
    const first = readOne();
    if (tokens[next] !== 'AND') return first;
    next++;
    const rest = readAll();
    return first && rest && [...new Set([...first, ...rest])];
  }

  function readOne(): readonly string[] | null {
    const token = tokens[next++] ?? '';
    if (token !== '(') return allowed.has(token) ? [token] : null;
    const inner = readAlternatives();
    return tokens[next++] === ')' ? inner : null;
  }

  const chosen = readAlternatives();
  return next === tokens.length ? chosen : null;
}

/** Returns the identifiers in an expression. */
export function licenceIds(expression: string): readonly string[] {
  return (expression.match(/[\w.+-]+/g) ?? []).filter((word) => !/^(?:AND|OR|WITH)$/.test(word));
}
