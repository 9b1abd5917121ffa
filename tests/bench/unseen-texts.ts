import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { splitParagraphs } from '../../packages/proofread/src/index.ts';
import { varyText } from './vary-text.ts';

/** Length of a typical paragraph, in characters. */
const minLength = 60;
const maxLength = 700;

/**
 * Returns the given number of distinct paragraphs: of the native texts in INKSTONE_EVAL_DIR if it is set (see
 * `script/eval`), otherwise of an essay with permuted words and clauses.
 */
export function unseenParagraphs(language: 'en' | 'zh', count: number): readonly string[] {
  const folder = process.env.INKSTONE_EVAL_DIR ?? '';
  const all = existsSync(folder) ? nativeParagraphs(folder, language) : [];
  const usual = all.filter(({ length }) => length >= minLength && length <= maxLength);
  if (usual.length >= count) {
    // Distributed evenly over all texts, not only from the beginning of one.
    return Array.from({ length: count }, (_, i) => usual[Math.floor((i * usual.length) / count)] ?? '');
  }
  const essay = essayParagraphs(language);
  const versions = Math.ceil(count / essay.length);
  const varied = language === 'en' ? varyText(essay, versions) : varyClauses(essay, versions);
  return varied.flat().slice(0, count);
}

function nativeParagraphs(folder: string, language: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.startsWith(`${language}_clean`) && file.endsWith('.jsonl'))
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean))
    .map((line) => String(JSON.parse(line).source));
}

function essayParagraphs(language: string): string[] {
  const text = readFileSync(join(import.meta.dirname, `../texts/${language}-essay.md`), 'utf8');
  return splitParagraphs(text)
    .map(({ start, end }) => text.slice(start, end))
    .filter(({ length }) => length >= minLength);
}

const clause = /[^，。；：！？]+/gu;

/** Permutes clauses over the whole text, so that no sentence is repeated. */
function varyClauses(paragraphs: readonly string[], versions: number): string[][] {
  const pool = paragraphs.flatMap((paragraph) => paragraph.match(clause) ?? []);
  return Array.from({ length: versions }, (_, version) => {
    let at = 0;
    return paragraphs.map((paragraph) =>
      paragraph.replace(clause, () => pool[(at++ * (1 + 2 * version) + 17 * version) % pool.length] ?? ''),
    );
  });
}
