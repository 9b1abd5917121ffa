import { titleLimit } from '@inkstone/contracts/documents';
import { allow, type Result, refuse, visibleLine } from '@inkstone/kernel';

/** Why a title is refused. */
export type TitleRefusal = 'title_required' | 'title_too_long';

/**
 * A title as it is kept: one line of what people see. Refused when nothing visible is left or more than
 * `titleLimit` characters are.
 */
export function cleanTitle(raw: string): Result<string, TitleRefusal> {
  const title = tidyTitle(raw);
  if (title === '') return refuse('title_required');
  return [...title].length > titleLimit ? refuse('title_too_long') : allow(title);
}

/** One line of what people see, whatever its length; '' is a document without a title. */
export function tidyTitle(raw: string): string {
  return visibleLine(raw);
}
