import { encodeAny, toBase64 } from 'lib0/buffer';
import { digest } from 'lib0/hash/sha256';

const hashLength = 6;

/**
 * What a shared text calls the mark of a note. Words can have several, so editors put a hash of the mark behind its
 * name; a mark under another key would stand on its words twice after the next edit.
 */
export function keyOfNote(id: string): string {
  const whole = digest(encodeAny({ type: 'note', attrs: { id } }));
  const folded = new Uint8Array(hashLength);
  for (const [at, byte] of whole.entries()) folded[at % hashLength] = (folded[at % hashLength] ?? 0) ^ byte;
  return `note--${toBase64(folded)}`;
}
