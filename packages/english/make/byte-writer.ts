/** The counterpart of `readBytes`: begins with the four letters of `kind`. */
export function createByteWriter(kind: string) {
  const bytes: number[] = [...Buffer.from(kind, 'latin1')];
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
    /** Letters up to U+00FF. */
    text(text: string): void {
      varint(text.length);
      put(Buffer.from(text, 'latin1'));
    },
    bytes: () => Uint8Array.from(bytes),
  };
}
