import { encodeAny, toBase64 } from 'lib0/buffer';
import { digest } from 'lib0/hash/sha256';

const hashLength = 6;

/**
 * Returns the name of a note's mark in the shared text. Text may have several notes, so editors append a hash
 * of the mark to its name; under any other key the mark would be duplicated by the next edit.
 */
export function keyOfNote(id: string): string {
  const whole = digest(encodeAny({ type: 'note', attrs: { id } }));
  const folded = new Uint8Array(hashLength);
  for (const [at, byte] of whole.entries()) folded[at % hashLength] = (folded[at % hashLength] ?? 0) ^ byte;
  return `note--${toBase64(folded)}`;
}
