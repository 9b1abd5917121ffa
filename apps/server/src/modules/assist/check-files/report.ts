import type { FormatRule } from '@inkstone/phrases/format-rule';
import type { Lint } from '@inkstone/proofread/client';
import type { AnnotatedText } from '../annotated-text.ts';
import { placeChange } from '../annotated-text.ts';
import { linePlaces } from './line-places.ts';

/** One finding in a file, as printed with `--json`. Lines and columns count from 1. */
export interface FileFinding {
  readonly line: number;
  readonly column: number;
  /** In UTF-16 code units of the file. */
  readonly offset: number;
  readonly length: number;
  readonly text: string;
  readonly replacements: readonly string[];
  readonly severity: Lint['severity'];
  readonly category: Lint['category'];
  readonly language: Lint['language'];
  readonly credible: number;
  readonly rule: string;
  readonly brief: string;
  readonly full: string;
}

/** Maps findings in prose to positions in the file; those in markup are omitted. */
export function placeFindings(
  file: AnnotatedText,
  lints: readonly Lint[],
  explain: FormatRule,
): FileFinding[] {
  const placeOf = linePlaces(file.full);
  return lints.flatMap((lint): FileFinding[] => {
    const change = placeChange(file, lint);
    if (change === null) return [];
    const { start, end } = change.span;
    const { severity, category, language, credible, ruleId: rule, brief, full } = lint;
    return [
      {
        ...placeOf(start),
        offset: start,
        length: end - start,
        text: file.full.slice(start, end),
        replacements: change.replacements,
        severity,
        category,
        language,
        credible: Math.round(credible * 1000) / 1000,
        rule,
        brief: explain(brief.key, brief.params),
        full: explain(full.key, full.params),
      },
    ];
  });
}

/** Formats a finding like a compiler: `file:12:3: error: 重复的标点: 。。 → 。 [zh.doubled-punctuation]`. */
export function formatFinding(path: string, finding: FileFinding): string {
  const { line, column, severity, brief, text, rule } = finding;
  const [best] = finding.replacements;
  const change = best === undefined ? quote(text) : `${quote(text)} → ${best === '' ? '∅' : quote(best)}`;
  return `${path}:${line}:${column}: ${severity}: ${brief}: ${change} [${rule}]`;
}

/** Keeps a finding on one line of printable characters. */
function quote(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]/gu, (sign) => (sign === '\n' ? '⏎' : ' '));
}
