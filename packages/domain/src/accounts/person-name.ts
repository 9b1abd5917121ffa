import { personNameCharacters, personNameCodePoints } from '@inkstone/contracts/profile';
import { allow, type Result, refuse } from '@inkstone/kernel';

/** Characters that show nothing, though they are no format characters: fillers of Hangul, a blank of Braille. */
const blanks = /[\u115f\u1160\u2800\u3164\uffa0]/gu;
/** The joiner that makes one picture of several, and stands between pictures only. */
const strayJoiner =
  /(?<!\p{Extended_Pictographic}[\u{1f3fb}-\u{1f3ff}]?\ufe0f?)\u200d|\u200d(?!\p{Extended_Pictographic})/gu;
const otherFormat = /(?!\u200d)\p{Cf}/gu;
/** No script stacks more marks on a letter; those who do draw over their neighbours. */
const stackedMarks = /(\p{M}{3})\p{M}+/gu;
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/**
 * A user name or nickname as it is kept: one line, nothing invisible in it, nothing that turns its direction; null
 * when nothing is left. Two names that look the same are then the same text, as far as Unicode goes.
 */
export function cleanPersonName(raw: string): Result<string | null, 'name_too_long'> {
  const name = raw
    .toWellFormed()
    .normalize('NFC')
    .replace(blanks, ' ')
    .replace(/[\s\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(strayJoiner, '')
    .replace(otherFormat, '')
    .replace(stackedMarks, '$1')
    .replace(/[\p{Cn}\p{Co}\ufffd]/gu, '')
    .replace(/ {2,}/gu, ' ')
    .trim();
  if (isTooLong(name)) return refuse('name_too_long');
  return allow(name === '' ? null : name);
}

/** Code points are counted first: splitting into characters takes long, and one character may have any number. */
function isTooLong(name: string): boolean {
  if ([...name].length > personNameCodePoints) return true;
  return [...graphemes.segment(name)].length > personNameCharacters;
}
