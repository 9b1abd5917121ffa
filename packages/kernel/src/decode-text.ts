/** Available in every runtime; this package includes no runtime's type library. */
declare const TextDecoder: new (
  encoding: string,
  options?: { readonly fatal: boolean },
) => { decode(bytes: Uint8Array): string };

/**
 * Decodes a text file: UTF-16 if it has a byte order mark, else UTF-8, else GB 18030, which includes GBK and
 * GB 2312. Null for binary data. The byte order mark is removed.
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
