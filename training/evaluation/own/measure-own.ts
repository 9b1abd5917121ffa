import type { Lint } from '@inkstone/proofread';
import { type OwnArticle, ownArticles } from './articles.ts';
import { nativeSample } from './native-sample.ts';

/** Findings of the paragraphs of one text. */
export type CheckTexts = (paragraphs: readonly string[]) => readonly (readonly Lint[])[];

/** Results of one level on the own articles with slips and on the own correct texts. */
export interface OwnMeasure {
  readonly slips: number;
  /** Slips whose first suggestion is the intended text. */
  readonly found: number;
  /** Findings in the articles that correct no slip. */
  readonly unexpected: number;
  readonly sentences: number;
  readonly flagged: readonly string[];
}

/** Measures one level on the own articles of a language, and for Chinese on the own correct texts. */
export function measureOwn(check: CheckTexts, language: OwnArticle['language']): OwnMeasure {
  let [slips, found, unexpected] = [0, 0, 0];
  for (const { text } of ownArticles.filter((one) => one.language === language)) {
    const paragraphs = text.split('\n\n').map(readSlips);
    const lints = check(paragraphs.map(({ written }) => written));
    for (const [i, { written, meant }] of paragraphs.entries()) {
      const undone = (lints[i] ?? []).filter((lint) => meant.some((slip) => undoes(written, lint, slip)));
      slips += meant.length;
      found += meant.filter((slip) => undone.some((lint) => undoes(written, lint, slip))).length;
      unexpected += (lints[i] ?? []).length - undone.length;
    }
  }
  const right = language === 'zh' ? Object.values(nativeSample) : [];
  const sentences = right.flat().flatMap((paragraph) => sentencesOf(paragraph)).length;
  return {
    slips,
    found,
    unexpected,
    sentences,
    flagged: right.flatMap((texts) => flaggedIn(texts, check(texts))),
  };
}

interface Slip {
  readonly start: number;
  readonly end: number;
  readonly better: string;
}

/** Parses a paragraph: its text as written, with the positions of its slips. */
export function readSlips(marked: string): { readonly written: string; readonly meant: readonly Slip[] } {
  let written = '';
  const meant: Slip[] = [];
  let from = 0;
  for (const { index, 0: all, 1: slip = '', 2: better = '' } of marked.matchAll(
    /\{([^|{}]*)\|([^|{}]*)\}/g,
  )) {
    written += marked.slice(from, index);
    meant.push({ start: written.length, end: written.length + slip.length, better });
    written += slip;
    from = index + all.length;
  }
  return { written: written + marked.slice(from), meant };
}

/** Whether the first suggestion gives the intended text around a slip. */
function undoes(text: string, { span, replacements: [first] }: Lint, slip: Slip): boolean {
  if (first === undefined || span.start > slip.end || slip.start > span.end) return false;
  const from = Math.min(span.start, slip.start);
  const to = Math.max(span.end, slip.end);
  const corrected = text.slice(from, span.start) + first + text.slice(span.end, to);
  return corrected === text.slice(from, slip.start) + slip.better + text.slice(slip.end, to);
}

function flaggedIn(texts: readonly string[], lints: readonly (readonly Lint[])[]): string[] {
  return texts.flatMap((text, i) =>
    sentencesOf(text).flatMap(({ index, 0: sentence }) => {
      const inside = (lints[i] ?? []).filter(
        ({ span }) => span.start >= index && span.start < index + sentence.length,
      );
      return inside.length === 0 ? [] : [`${inside.map(({ original }) => original).join('、')}: ${sentence}`];
    }),
  );
}

function sentencesOf(text: string) {
  return Array.from(text.matchAll(/[^。！？；\n]+[。！？；”]*/g));
}
