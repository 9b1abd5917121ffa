/** Maximum bytes of one line. An answer is sent token by token; a request may contain a chapter. */
export const maxLine = 4 * 1024 * 1024;

/** Bytes that are not lines of UTF-8 within the limit. */
export class LineError extends Error {
  override name = 'LineError';
}

/** Splits a stream of bytes into lines of UTF-8. Returns a function that takes the next bytes and throws LineError. */
export function splitLines(limit: number, onLine: (line: string) => void): (bytes: Uint8Array) => void {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest: Uint8Array[] = [];
  let length = 0;
  const take = (part: Uint8Array) => {
    length += part.length;
    if (length > limit) throw new LineError('a line exceeds the limit');
    rest.push(part);
  };
  return (bytes) => {
    let from = 0;
    for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, from)) {
      take(bytes.subarray(from, at));
      from = at + 1;
      const whole = Buffer.concat(rest);
      rest = [];
      length = 0;
      onLine(decode(decoder, whole));
    }
    if (from < bytes.length) take(bytes.subarray(from));
  };
}

function decode(decoder: InstanceType<typeof TextDecoder>, line: Uint8Array): string {
  try {
    return decoder.decode(line);
  } catch {
    throw new LineError('a line is not UTF-8');
  }
}
