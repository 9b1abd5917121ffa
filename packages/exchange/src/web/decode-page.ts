import { decodePlain } from '../plain/index.ts';

/** Number of bytes in which a declaration of the encoding is searched. */
const headBytes = 2048;

/** Decodes a page by the encoding of its header, else of its content, else by detection. */
export function decodePage(bytes: Uint8Array, charset: string): string | null {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, headBytes));
  const own = /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i.exec(head)?.[1] ?? '';
  for (const name of [charset, own]) {
    const text = name === '' ? null : decodeAs(name, bytes);
    if (text !== null) return text;
  }
  return decodePlain(bytes)?.text ?? null;
}

function decodeAs(charset: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    // An unknown encoding.
    return null;
  }
}
