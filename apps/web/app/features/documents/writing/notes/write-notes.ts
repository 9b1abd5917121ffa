import type { ListedNote } from '@inkstone/editor/notes';
import { writeCsv } from '@inkstone/kernel';

/** The texts of an exported notes file. */
export interface NoteLabels {
  readonly notes: string;
  readonly quote: string;
  readonly written: string;
  readonly removed: string;
  readonly done: string;
  time(at: number): string;
}

/** Exports notes as a Markdown document: each quote followed by its note and the replies to it. */
export function notesAsMarkdown(title: string, notes: readonly ListedNote[], words: NoteLabels): string {
  const ids = new Set(notes.map(({ id }) => id));
  const parts = notes.map((note) => {
    const about = [
      note.author,
      words.time(note.createdAt),
      note.places.length === 0 ? words.removed : '',
      note.doneAt === null ? '' : words.done,
    ].filter((part) => part !== '');
    return [
      ...(ids.has(note.replyTo) ? [] : [`> ${plain(note.quote)}`]),
      note.text.split('\n').map(plain).join('  \n'),
      ...(about.length > 0 ? [`*${plain(about.join(' · '))}*`] : []),
    ].join('\n\n');
  });
  return `${[`# ${plain(title)} · ${plain(words.notes)}`, ...parts].join('\n\n')}\n`;
}

/** Exports notes as rows of a spreadsheet. */
export function notesAsCsv(notes: readonly ListedNote[], words: NoteLabels): string {
  return writeCsv([
    [words.quote, words.notes, words.written, words.done],
    ...notes.map(({ quote, text, createdAt, doneAt }) => [
      quote,
      text,
      words.time(createdAt),
      doneAt === null ? '' : words.time(doneAt),
    ]),
  ]);
}

/** Escapes a text so that it contains no Markdown syntax. */
function plain(text: string): string {
  return text.replace(/[\\`*_[\]<>#|~]/g, '\\$&').replace(/^(\s*)([-+]|\d+[.)])(?=\s)/, '$1\\$2');
}
