import type { WordView } from '@inkstone/contracts/assist/word-list';
import { writeCsv } from '@inkstone/kernel';

/** Exports words as a spreadsheet: word, language, mistake, example, date added, level, due date. */
export function wordsAsCsv(words: readonly WordView[]): string {
  const time = (at: number) => new Date(at).toISOString();
  return writeCsv([
    ['word', 'language', 'wrong', 'example', 'added', 'box', 'due'],
    ...words.map((each) => [
      each.word,
      each.language,
      each.wrong,
      hasExample(each) ? each.before + each.word + each.behind : '',
      time(each.addedAt),
      String(each.box),
      time(each.dueAt),
    ]),
  ]);
}

/**
 * Exports words as a text file that Anki imports as notes with two fields and tags. Front: the sentence with
 * a gap and the mistake, or the bare word; back: the word. The header lines configure the import.
 */
export function wordsForAnki(words: readonly WordView[]): string {
  const head = ['#separator:tab', '#html:true', '#columns:Front\tBack\tTags', '#tags column:3'];
  const rows = words.map((each) => {
    const front = hasExample(each) ? `${each.before}____${each.behind}` : each.wrong || each.word;
    const mistake = each.wrong === '' ? '' : `<br><s>${field(each.wrong)}</s>`;
    return `${field(front)}\t<b>${field(each.word)}</b>${mistake}\tinkstone inkstone::${each.language}`;
  });
  return `${[...head, ...rows].join('\n')}\n`;
}

/** Whether a word has neither sentence nor mistake, so that there is no gap to fill. */
export function isBareWord(word: WordView): boolean {
  return !hasExample(word) && word.wrong === '';
}

function hasExample({ before, behind }: WordView): boolean {
  return before !== '' || behind !== '';
}

/** Formats one field on one line; Anki reads it as HTML. */
function field(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
