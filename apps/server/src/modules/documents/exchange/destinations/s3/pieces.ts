/** Splits a stream into chunks of `size` bytes; the last one may be smaller, and an empty stream has none. */
export async function* pieces(content: AsyncIterable<Buffer>, size: number): AsyncIterable<Buffer> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (let rest of content) {
    while (length + rest.length >= size) {
      const taken = size - length;
      yield Buffer.concat([...waiting, rest.subarray(0, taken)]);
      rest = rest.subarray(taken);
      waiting = [];
      length = 0;
    }
    waiting.push(rest);
    length += rest.length;
  }
  if (length > 0) yield Buffer.concat(waiting);
}
