/** Content of a data file, however it was loaded. */
export type Bytes = Uint8Array | ArrayBuffer;

/** Sequential reader of a data file. Numbers are little-endian; throws RangeError past the end. */
export interface ByteReader {
  /** A variable-length number of up to 32 bits, in groups of seven bits, lowest first. */
  varint(): number;
  /** Returns a copy of the next `count` numbers of 16 bits. */
  shorts(count: number): Uint16Array;
  /** Returns the next `length` bytes, as a view of the file. */
  take(length: number): Uint8Array;
  /** Returns a text whose length is the varint before it; each letter is one byte, U+0000 to U+00FF. */
  text(): string;
  isAtEnd(): boolean;
}

const tooShort = 'The data file ends too early.';

/** Creates a reader at the start of `bytes`, after checking that they begin with the four letters of `kind`. */
export function readBytes(bytes: Bytes, kind: string): ByteReader {
  // Never a Buffer, whose `slice` would not copy.
  const file =
    bytes instanceof Uint8Array
      ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      : new Uint8Array(bytes);
  let at = 0;
  function take(length: number): Uint8Array {
    if (at + length > file.length) throw new RangeError(tooShort);
    at += length;
    return file.subarray(at - length, at);
  }
  function varint(): number {
    let value = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = file[at++];
      if (byte === undefined) throw new RangeError(tooShort);
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value >>> 0;
    }
    throw new RangeError('A number of the data file is too long.');
  }
  // Data files are little-endian, as are all processors that browsers and Node run on.
  const shorts = (count: number) => new Uint16Array(take(2 * count).slice().buffer);
  const text = () => String.fromCharCode(...take(varint()));
  if (file.length < 4 || String.fromCharCode(...take(4)) !== kind) {
    throw new RangeError(`This is not a data file of kind ${kind}.`);
  }
  return { varint, shorts, take, text, isAtEnd: () => at === file.length };
}
