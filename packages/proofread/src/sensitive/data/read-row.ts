import type { Severity } from '../../lint.ts';
import type { SensitiveCategory, SensitiveEntry } from '../entry.ts';

/**
 * Parses a row of a built-in list: the word, its replacements (separated by `/`, `-` for none), after `!`
 * the phrases in which it is harmless, after `=` other spellings; a leading `~` includes homophones.
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

/** Parses words separated by white space; `_` represents a space inside a word. */
export function wordsOf(text: string): string[] {
  return text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => word.replaceAll('_', ' '));
}
