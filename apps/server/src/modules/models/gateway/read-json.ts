/**
 * Reads the JSON value of an answer: all of it, the inside of a code fence, or the first balanced object or array.
 * Undefined if there is none.
 */
export function readJson(answer: string): unknown {
  const fenced = /```(?:json)?\s*([\s\S]*?)```/i.exec(answer)?.[1];
  for (const text of [answer, fenced, firstBalanced(answer)]) {
    const value = text === undefined ? undefined : parse(text);
    if (value !== undefined) return value;
  }
  return undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The text from the first bracket to the one that closes it. */
function firstBalanced(text: string): string | undefined {
  const start = text.search(/[{[]/);
  if (start < 0) return undefined;
  let depth = 0;
  let isQuoted = false;
  for (let at = start; at < text.length; at++) {
    const character = text[at] ?? '';
    if (isQuoted && character === '\\') at++;
    else if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && '{['.includes(character)) depth++;
    else if (!isQuoted && '}]'.includes(character) && --depth === 0) return text.slice(start, at + 1);
  }
  return undefined;
}
