import type { Severity } from '../lint.ts';
import { type SensitiveCategory, type SensitiveEntry, sensitiveCategories } from './entry.ts';
import { foldWord } from './fold-text.ts';

/** An error in a line of a list; `line` counts from 1. The caller formats the message. */
export interface ListFault {
  readonly line: number;
  readonly fault:
    | 'no-word'
    | 'word-too-long'
    | 'too-short-to-sound'
    | 'unknown-grade'
    | 'twice'
    | 'open-quote';
}

/** Maximum length of a word, in UTF-16 units. */
const maxWordLength = 50;

const categoryNames = new Map<string, SensitiveCategory>([
  ...sensitiveCategories.map((category) => [category, category] as const),
  ['歧视', 'discrimination'],
  ['辱骂', 'insult'],
  ['规范表述', 'wording'],
  ['广告', 'advertising'],
  ['医疗', 'medical'],
]);

const gradeNames = new Map<string, Severity | 'allow'>([
  ['', 'warning'],
  ['error', 'error'],
  ['必改', 'error'],
  ['warning', 'warning'],
  ['建议', 'warning'],
  ['style', 'style'],
  ['提示', 'style'],
  ['allow', 'allow'],
  ['放行', 'allow'],
]);

const heading = /^(?:word|词|词语|敏感词)$/;

/**
 * Parses a list file: one entry per line, fields separated by tabs or commas (quoted as in CSV): word,
 * category, suggestions (`|` between several), severity, note, harmless phrases (`|`), `sound` to include
 * homophones. Only the word is required. `#` starts a comment. Names of categories and severities are
 * English, simplified or traditional Chinese.
 */
export function readSensitiveList(text: string): { entries: SensitiveEntry[]; faults: ListFault[] } {
  const entries: SensitiveEntry[] = [];
  const faults: ListFault[] = [];
  const seen = new Set<string>();
  text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\n|\r/)
    .forEach((row, at) => {
      const line = at + 1;
      if (row.trim() === '' || row.trimStart().startsWith('#')) return;
      const fields = splitFields(row);
      if (fields === null) faults.push({ line, fault: 'open-quote' });
      else if (entries.length > 0 || !heading.test(foldWord(fields[0] ?? ''))) {
        const read = readEntry(fields);
        if (typeof read === 'string') faults.push({ line, fault: read });
        else if (seen.has(foldWord(read.word))) faults.push({ line, fault: 'twice' });
        else {
          seen.add(foldWord(read.word));
          entries.push(read);
        }
      }
    });
  return { entries, faults };
}

function readEntry(fields: readonly string[]): SensitiveEntry | ListFault['fault'] {
  const [word = '', group = '', better = '', gradeName = '', note = '', except = '', sound = ''] = fields;
  if (foldWord(word) === '') return 'no-word';
  if (word.length > maxWordLength) return 'word-too-long';
  const grade = gradeNames.get(foldWord(gradeName));
  if (grade === undefined) return 'unknown-grade';
  const bySound = /^(?:sound|音|同音)$/.test(foldWord(sound));
  if (bySound && foldWord(word).length < 2) return 'too-short-to-sound';
  const category = categoryNames.get(foldWord(group)) ?? 'listed';
  return {
    word,
    category,
    group: category === 'listed' ? group : '',
    suggestions: parts(better),
    grade,
    note,
    except: parts(except),
    bySound,
  };
}

function parts(field: string): string[] {
  return field
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Tabs are excluded, because they may separate fields. */
const quoted = /[^\S\t]*"((?:[^"]|"")*)"[^\S\t]*/y;

/** Splits a line into fields; null if a quotation mark is not closed. Always linear. */
function splitFields(row: string): string[] | null {
  const separator = row.includes('\t') ? '\t' : row.includes(',') ? ',' : '，';
  const fields: string[] = [];
  for (let at = 0; at <= row.length; at++) {
    const next = row.indexOf(separator, at);
    const plain = row.slice(at, next === -1 ? row.length : next);
    if (!plain.trimStart().startsWith('"')) {
      fields.push(plain.trim());
      at += plain.length;
      continue;
    }
    quoted.lastIndex = at;
    const [whole = '', inner = ''] = quoted.exec(row) ?? [];
    at += whole.length;
    if (whole === '' || (at < row.length && row[at] !== separator)) return null;
    fields.push(inner.replaceAll('""', '"'));
  }
  return fields;
}
