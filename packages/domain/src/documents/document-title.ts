import { titleLimit } from '@inkstone/contracts/documents';
import { allow, type Result, refuse } from '@inkstone/kernel';

/** Why a title is refused. */
export type TitleRefusal = 'title_required' | 'title_too_long';

/**
 * A title as it is kept: one line, no control characters, no white space at the ends. Refused when nothing
 * is left or more than `titleLimit` characters are.
 */
export function cleanTitle(raw: string): Result<string, TitleRefusal> {
  const title = tidyTitle(raw);
  if (title === '') return refuse('title_required');
  return [...title].length > titleLimit ? refuse('title_too_long') : allow(title);
}

/** One line without control characters, whatever its length; '' is a document without a title. */
export function tidyTitle(raw: string): string {
  return raw
    .normalize('NFC')
    .replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
}
