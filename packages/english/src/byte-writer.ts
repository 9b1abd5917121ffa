/** Writes the format that `readBytes` reads; `kind` is its four-letter signature. */
export function createByteWriter(kind: string) {
  const bytes = latin1(kind);
  function varint(value: number): void {
    let rest = value;
    for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) bytes.push((rest & 0x7f) | 0x80);
    bytes.push(rest);
  }
  function put(values: Iterable<number>): void {
    for (const value of values) bytes.push(value);
  }
  return {
    varint,
    put,
    shorts(values: Iterable<number>): void {
      for (const value of values) bytes.push(value & 255, value >> 8);
    },
    text(text: string): void {
      varint(text.length);
      put(latin1(text));
    },
    bytes: () => Uint8Array.from(bytes),
  };
}

/** Returns the bytes of a text whose characters are at most U+00FF. */
function latin1(text: string): number[] {
  return Array.from(text, (letter) => letter.charCodeAt(0) & 0xff);
}

/** Returns the number of letters at the start of both words. */
export function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}
