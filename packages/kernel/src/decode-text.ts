/** Every runtime has it; this package knows the library of none. */
declare const TextDecoder: new (
  encoding: string,
  options?: { readonly fatal: boolean },
) => { decode(bytes: Uint8Array): string };

/**
 * A text file's characters: UTF-16 by its mark, UTF-8, else GB 18030, which covers GBK and GB 2312. Null for
 * what is no text. A byte order mark is left out.
 */
export function decodeText(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0)) return null;
  return decodeStrictly('utf-8', bytes) ?? decodeStrictly('gb18030', bytes);
}

function decodeStrictly(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
