import type { Call } from '@inkstone/contracts';
import { type CorrectionItem, correctText } from '@inkstone/contracts/assist';
import type { TextChecker } from '@inkstone/editor/lints';
import type { Lint } from '@inkstone/proofread';
import { serverWords } from './server-words.ts';

/** A checker that also knows what only the whole of a text shows. */
export type WholeTextChecker = TextChecker & Required<Pick<TextChecker, 'checkWhole'>>;

/** The engine on the server as a checker: one request for each batch of paragraphs. */
export function createServerChecker(
  call: Call,
  options: { readonly language?: 'zh' } = {},
): WholeTextChecker {
  return {
    async check(texts) {
      // A line break inside a paragraph would part it on the way; a space stands in its place.
      const lines = texts.map((text) => text.replaceAll('\n', ' '));
      const { items } = await call(correctText, { ...options, text: lines.join('\n') });
      return splitFindings(texts, items);
    },
    async checkWhole(text) {
      const { items } = await call(correctText, { text, documentKind: 'official' });
      return items.flatMap((item) => (item.category === 'official' ? [toLint(item, text, item.pos)] : []));
    },
  };
}

/** Findings of texts that were joined by line breaks, each given back to its text. */
export function splitFindings(texts: readonly string[], items: readonly CorrectionItem[]): Lint[][] {
  let start = 0;
  return texts.map((text) => {
    const from = start;
    start += text.length + 1;
    return items
      .filter(({ pos, len }) => pos >= from && pos + len <= from + text.length)
      .map((item) => toLint(item, text, item.pos - from));
  });
}

function toLint(item: CorrectionItem, text: string, start: number): Lint {
  const end = start + item.len;
  return {
    id: item.id,
    ruleId: item.rule,
    span: { start, end },
    original: text.slice(start, end),
    replacements: item.correct,
    credible: item.credible,
    severity: item.severity,
    category: item.category,
    language: item.lang,
    brief: serverWords(item.zhBriefDesc),
    full: serverWords(item.zhDesc, item.authority),
    source: 'server',
  };
}
