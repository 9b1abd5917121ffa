import { apiKeyLimits } from '@inkstone/contracts/accounts/api-keys';
import { personNameCharacters, personNameCodePoints } from '@inkstone/contracts/accounts/profile';
import { allow, type Result, refuse, visibleLine } from '@inkstone/kernel';

/** Invisible characters outside the format category: Hangul fillers, the Braille blank. */
const blanks = /[\u115f\u1160\u2800\u3164\uffa0]/gu;
/** Zero-width joiners that are not between two emoji. */
const strayJoiner =
  /(?<!\p{Extended_Pictographic}[\u{1f3fb}-\u{1f3ff}]?\ufe0f?)\u200d|\u200d(?!\p{Extended_Pictographic})/gu;
const otherFormat = /(?!\u200d)\p{Cf}/gu;
/** More combining marks than any script uses, which would overlap neighbouring text. */
const stackedMarks = /(\p{M}{3})\p{M}+/gu;
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/**
 * Normalises a user name or nickname: one line, without invisible or directional characters; null if nothing
 * remains. Names that look the same become the same text, as far as Unicode normalisation allows.
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

/**
 * Counts code points first: splitting into grapheme clusters is slow, and a cluster can be arbitrarily long.
 */
function isTooLong(name: string): boolean {
  if ([...name].length > personNameCodePoints) return true;
  return [...graphemes.segment(name)].length > personNameCharacters;
}

/** Normalises the name of an API key: one line, not empty, at most 60 characters. */
export function cleanKeyName(raw: string): Result<string, 'key_name_required' | 'key_name_too_long'> {
  const name = visibleLine(raw);
  if (name === '') return refuse('key_name_required');
  return [...name].length > apiKeyLimits.nameCharacters ? refuse('key_name_too_long') : allow(name);
}
