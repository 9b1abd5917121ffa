import { type TranslationDirection, writeTranslationMemory } from '@inkstone/translate';
import type { Pair, Sheet } from '../../../shared/translation/sheet.ts';

/** The form in which a translation is saved as a document. */
export type DocumentForm = 'table' | 'paragraphs' | 'target';

/** Returns a translation as HTML for a new document. For pairs without a translation it contains the source. */
export function writeHtml(sheet: Sheet, { from, to }: TranslationDirection, form: DocumentForm): string {
  const paragraphs = paragraphsOf(sheet);
  const source = (pairs: readonly Pair[]) => joined(pairs, (pair) => escapeHtml(pair.source), from);
  const target = (pairs: readonly Pair[]) => joined(pairs, targetOf, to);
  const line = (markup: string, language: string) =>
    markup === '' ? '' : `<p lang="${language}">${markup}</p>`;
  const body = {
    table: () => {
      const cell = (markup: string, language: string) => `<td lang="${language}">${markup}</td>`;
      const rows = sheet.pairs.map(
        (pair) => `<tr>${cell(escapeHtml(pair.source), from)}${cell(pair.target && targetOf(pair), to)}</tr>`,
      );
      return `<table><tbody>${rows.join('')}</tbody></table>`;
    },
    paragraphs: () =>
      paragraphs.map((pairs) => line(source(pairs), from) + line(target(pairs), to)).join('\n'),
    target: () => paragraphs.map((pairs) => line(target(pairs), to)).join('\n'),
  }[form]();
  return `<!doctype html><html><head><meta charset="utf-8"></head><body>${body}</body></html>`;
}

/** Writes the complete pairs as a translation memory. */
export function writeTmx({ pairs }: Sheet, direction: TranslationDirection): string {
  const complete = pairs.filter(({ source, target, isOutdated }) => source && target && !isOutdated);
  return writeTranslationMemory(complete, direction);
}

/** The beginning of a translation, as the name of a document or a file. */
export function titleOf({ pairs }: Sheet, fallback: string): string {
  const first = pairs.find(({ target }) => target !== '')?.target ?? '';
  const clean = first.replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim();
  const characters = Array.from(clean);
  const short =
    characters.length > 40 ? `${characters.slice(0, 40).join('').trim()}…` : clean.replace(/[.。]$/, '');
  return short || fallback;
}

/** The pairs of each paragraph: a line break in the text begins another one. */
function paragraphsOf({ pairs }: Sheet): Pair[][] {
  const paragraphs: Pair[][] = [];
  for (const pair of pairs) {
    const last = paragraphs.at(-1);
    if (last && !pair.gap.includes('\n')) last.push(pair);
    else paragraphs.push([pair]);
  }
  return paragraphs;
}

function joined(pairs: readonly Pair[], textOf: (pair: Pair) => string, language: string): string {
  return pairs
    .map(textOf)
    .filter((text) => text !== '')
    .join(language === 'en' ? ' ' : '');
}

/** The translation of a pair, marked if a model has made it; its source without one. */
function targetOf({ source, target, isGenerated }: Pair): string {
  const markup = escapeHtml(target || source);
  return isGenerated && target !== '' ? `<span data-generated>${markup}</span>` : markup;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '<br>');
}
