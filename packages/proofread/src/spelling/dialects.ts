import { type Dialect, dialectBits, type Lexicon } from '@inkstone/english';

/** British and American spellings of parts of words; results are looked up in the lexicon. */
const parts: readonly (readonly [british: string, american: string])[] = [
  ['our', 'or'],
  ['is', 'iz'],
  ['ys', 'yz'],
  ['re', 'er'],
  ['ll', 'l'],
  ['ogue', 'og'],
  ['ae', 'e'],
  ['oe', 'e'],
  ['ence', 'ense'],
  ['amme', 'am'],
  ['emen', 'men'],
  ['eing', 'ing'],
  ['nt', 'ned'],
  ['lt', 'led'],
  ['pt', 'ped'],
  ['sce', 'ske'],
  ['ould', 'old'],
  ['ough', 'ow'],
  ['aught', 'aft'],
  ['ph', 'f'],
  ['tt', 't'],
  ['pp', 'p'],
  ['gg', 'g'],
];

/** Words without a pattern; their inflected forms have the same beginning. */
const words: readonly (readonly [british: string, american: string])[] = [
  ['aeroplane', 'airplane'],
  ['aluminium', 'aluminum'],
  ['artefact', 'artifact'],
  ['cheque', 'check'],
  ['cosy', 'cozy'],
  ['gaol', 'jail'],
  ['grey', 'gray'],
  ['jewellery', 'jewelry'],
  ['kerb', 'curb'],
  ['manoeuvr', 'maneuver'],
  ['moustache', 'mustache'],
  ['practis', 'practic'],
  ['pyjamas', 'pajamas'],
  ['speciality', 'specialty'],
  ['storey', 'story'],
  ['tyre', 'tire'],
  ['yoghurt', 'yogurt'],
];

/** Returns the spelling of a lower-case word in a variant in which it is not correct; undefined if there is none. */
export function inDialect(word: string, dialect: Dialect, lexicon: Lexicon): string | undefined {
  const entry = lexicon.find(word);
  const bit = dialectBits[dialect];
  if (entry?.isLower !== true || (entry.dialects & bit) !== 0) return undefined;
  return [...words, ...parts]
    .flatMap(([british, american]) => [
      ...exchanges(word, british, american),
      ...exchanges(word, american, british),
    ])
    .map((other) => lexicon.find(other))
    .find((other) => other?.isLower === true && (other.dialects & bit) !== 0)?.text;
}

/** Yields the word with one occurrence of a part replaced at a time, except at its end, where -ae is a plural. */
function* exchanges(word: string, part: string, other: string): Generator<string> {
  for (let at = word.indexOf(part); at !== -1; at = word.indexOf(part, at + 1)) {
    const end = at + part.length;
    if (end === word.length && (part === 'ae' || other === 'ae')) continue;
    yield word.slice(0, at) + other + word.slice(end);
  }
}
