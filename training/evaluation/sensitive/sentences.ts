import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Span } from '@inkstone/kernel';

/** A place that must be reported. */
export interface Mark extends Span {
  /** Accepted groups, such as `drugs`. */
  readonly groups: readonly string[];
  /** Whether the severity must be that of prohibited content. */
  readonly isProhibited: boolean;
}

/** A sentence of `dev.txt` or `held-out.txt`; nothing may be reported in one without marks. */
export interface SensitiveSentence {
  readonly text: string;
  readonly marks: readonly Mark[];
}

/** The halves of the set; rules and lists may be written from `dev` only. */
export const halves = ['dev', 'held-out'] as const;

/** Reads a half of the set in the notation of the README; throws an Error for a mark without a group. */
export function readSensitiveSentences(half: (typeof halves)[number]): SensitiveSentence[] {
  return readFileSync(join(import.meta.dirname, `${half}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# '))
    .map(readSentence);
}

/** Parses a line such as `{代开发票|forgery!}，长期有效。` */
export function readSentence(line: string): SensitiveSentence {
  const marks: Mark[] = [];
  let text = '';
  let end = 0;
  for (const { index, 0: whole, 1: word = '', 2: label = '' } of line.matchAll(/\{([^{}|]+)\|([^{}]*)\}/g)) {
    text += line.slice(end, index);
    const groups = label.replace('!', '').split('/').filter(Boolean);
    if (groups.length === 0) throw new Error(`a mark without a group: ${line}`);
    const start = text.length;
    marks.push({ start, end: start + word.length, groups, isProhibited: label.endsWith('!') });
    text += word;
    end = index + whole.length;
  }
  return { text: text + line.slice(end), marks };
}
