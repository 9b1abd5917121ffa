import { decodePlain } from '../plain/index.ts';

/** Far enough into a page to find what it says of its encoding. */
const headBytes = 2048;

/** The text of a page: in the encoding that its header names, or else the page itself, or else by the bytes. */
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
    // An encoding that nobody knows.
    return null;
  }
}
