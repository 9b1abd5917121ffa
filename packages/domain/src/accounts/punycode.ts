import punycode from 'punycode.js';

/** Decodes a domain label, given without its `xn--`; null if it is invalid. */
export function decodePunycode(label: string): string | null {
  try {
    return punycode.decode(label);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
