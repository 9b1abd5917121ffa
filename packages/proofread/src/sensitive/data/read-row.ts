import type { Severity } from '../../lint.ts';
import type { SensitiveCategory, SensitiveEntry } from '../entry.ts';

/**
 * Reads a row of an own list: the word, what to write instead (`/` between several, `-` for nothing), behind `!` the
 * phrases in which it is harmless, behind `=` other spellings of it; `~` in front: other characters of the same sound count too.
 */
export function readRow(category: SensitiveCategory, grade: Severity, line: string): SensitiveEntry {
  const [main = '', respelled = ''] = line.split('=');
  const [left = '', except = ''] = main.split('!');
  const [first = '', ...rest] = left.trim().split(/\s+/);
  const better = rest.join(' ');
  return {
    word: first.replace(/^~/, '').replaceAll('_', ' '),
    category,
    group: '',
    suggestions: better === '-' || better === '' ? [] : better.split('/'),
    grade,
    note: '',
    except: wordsOf(except),
    bySound: first.startsWith('~'),
    ...(respelled !== '' && { respelled: wordsOf(respelled) }),
  };
}

/** The words of a list written with white space between them; `_` stands for a space inside a word. */
export function wordsOf(text: string): string[] {
  return text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => word.replaceAll('_', ' '));
}
