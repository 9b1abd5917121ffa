import type { WordView } from '@inkstone/contracts/word-list';
import { writeCsv } from '@inkstone/kernel';

/** The words as a spreadsheet: word, language, mistake, example, when it was added, its box, when it is due. */
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
 * The words as a text file that Anki imports as notes of two fields and tags: the sentence with a gap, the mistake, or
 * the bare word in front; the word behind. The lines at its head tell Anki how to read it.
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

/** Whether a word came without a sentence and a mistake: there is no gap to fill, only to ask whether it is known. */
export function isBareWord(word: WordView): boolean {
  return !hasExample(word) && word.wrong === '';
}

function hasExample({ before, behind }: WordView): boolean {
  return before !== '' || behind !== '';
}

/** One field of one line; Anki reads it as HTML. */
function field(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
