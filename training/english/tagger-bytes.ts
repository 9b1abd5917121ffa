/** Encodes the file that `readTagger` reads. */
export function taggerBytes(
  list: ReadonlyMap<string, number>,
  groups: readonly (readonly number[])[],
  weights: Int8Array,
): Uint8Array {
  const words = [...list.keys()].sort((a, b) => (a < b ? -1 : 1));
  const shared = words.map((word, i) => sharedLetters(words[i - 1] ?? '', word));
  const suffixes = words.map((word, i) => word.slice(shared[i]));
  const { values, distances } = sparse(weights);
  return Uint8Array.from([
    ...Buffer.from('TAGS'),
    ...varint(groups.length),
    ...groups.flatMap((tags) => [tags.length, ...tags]),
    ...varint(words.length),
    ...shared,
    ...suffixes.map((rest) => rest.length),
    ...words.map((word) => list.get(word) ?? 0),
    ...Buffer.from(suffixes.join(''), 'latin1'),
    Math.log2(weights.length),
    ...varint(values.length),
    ...values,
    ...varint(distances.length),
    ...distances,
  ]);
}

function varint(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...varint(value >>> 7)];
}

function sharedLetters(before: string, word: string): number {
  let at = 0;
  while (at < before.length && before[at] === word[at]) at += 1;
  return at;
}

function sparse(weights: Int8Array) {
  const values: number[] = [];
  const distances: number[] = [];
  let before = 0;
  for (const [place, weight] of weights.entries()) {
    if (weight === 0) continue;
    values.push(weight & 0xff);
    let distance = place - before;
    for (; distance >= 255; distance -= 255) distances.push(255);
    distances.push(distance);
    before = place;
  }
  return { values, distances };
}
