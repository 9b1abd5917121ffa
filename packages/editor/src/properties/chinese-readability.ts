import { commonHanzi } from './common-hanzi.ts';

/** Readability of Chinese text. */
export interface ChineseReadability {
  /** School year by Jing's formula, from 1: the mean over passages, see `gradeOf`. */
  readonly grade: number;
  /** Share of characters in common use, 0 to 1 (level 1 of GB/T 2312). */
  readonly commonShare: number;
  /** Average characters per sentence. */
  readonly sentenceLength: number;
  /** Average characters between two punctuation marks. */
  readonly clauseLength: number;
}

interface Sizes {
  readonly characters: number;
  readonly common: number;
  readonly sentences: number;
  readonly clauses: number;
}

/** Minimum number of characters for a result. */
const minCharacters = 50;
/** Length of a passage, in characters: similar to the school texts that the formula is based on. */
const passageLength = 500;
const han = /\p{Script=Han}/gu;
const sentencePattern = /[^。！？!?…]+/g;
const clausePattern = /[^，、；：,;:]+/g;

/** Readability of the Chinese text in some lines; null if there is too little. Other scripts are ignored. */
export function readChinese(lines: readonly string[]): ChineseReadability | null {
  const passages = cutPassages(lines);
  const total = passages.reduce(add, noSizes());
  if (total.characters < minCharacters) return null;
  const grades = passages.map(gradeOf);
  return {
    grade: Math.max(1, grades.reduce((sum, grade) => sum + grade, 0) / grades.length),
    commonShare: total.common / total.characters,
    sentenceLength: total.characters / total.sentences,
    clauseLength: total.characters / total.clauses,
  };
}

/** Groups sentences into passages; the remainder belongs to the last one. */
function cutPassages(lines: readonly string[]): readonly Sizes[] {
  const passages: Sizes[] = [];
  let open = noSizes();
  for (const sentence of lines.flatMap((line) => line.match(sentencePattern) ?? [])) {
    open = add(open, sizeOf(sentence));
    if (open.characters < passageLength) continue;
    passages.push(open);
    open = noSizes();
  }
  const last = passages.pop();
  return [...passages, last ? add(last, open) : open];
}

/**
 * Returns the school year: 17.52547988 + 0.00242523 × length + 0.04414527 × mean length of sentences − 18.33435443 × share of
 * common characters (荆溪昱, 中文国文教材的适读性研究, 1995; lengths in characters). The formula was derived from school texts, so long
 * documents are rated by passages.
 */
function gradeOf({ characters, common, sentences }: Sizes): number {
  return (
    17.52547988 +
    0.00242523 * characters +
    0.04414527 * (characters / sentences) -
    18.33435443 * (common / characters)
  );
}

function sizeOf(sentence: string): Sizes {
  const characters = sentence.match(han)?.length ?? 0;
  if (characters === 0) return noSizes();
  const common = Array.from(sentence).filter((character) => commonHanzi.has(character)).length;
  const clauses = sentence.match(clausePattern)?.filter((clause) => clause.search(han) >= 0).length ?? 0;
  return { characters, common, sentences: 1, clauses };
}

function noSizes(): Sizes {
  return { characters: 0, common: 0, sentences: 0, clauses: 0 };
}

function add(sum: Sizes, part: Sizes): Sizes {
  return {
    characters: sum.characters + part.characters,
    common: sum.common + part.common,
    sentences: sum.sentences + part.sentences,
    clauses: sum.clauses + part.clauses,
  };
}
