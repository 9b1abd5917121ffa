import type { Call } from '@inkstone/contracts';
import { type CorrectionItem, correctText } from '@inkstone/contracts/assist';
import type { SensitiveGroup } from '@inkstone/contracts/assist/sensitive-words';
import { second } from '@inkstone/kernel';
import type { Lint } from '@inkstone/proofread';
import { serverExplanation } from './server-explanation.ts';

/** Timeout of a check on the server, in ms. */
const timeout = 30 * second;

/** A client of the engine on the server. */
export interface ServerCheck {
  /**
   * Returns the findings of each text in one request; null for a text that was not checked because the daily limit is
   * used up. The caller's preferences apply.
   */
  check(
    texts: readonly string[],
    options?: { readonly language?: 'zh' },
  ): Promise<readonly (readonly Lint[] | null)[]>;
  /** Returns findings about an official document as a whole. */
  checkWhole(text: string): Promise<readonly Lint[]>;
}

/**
 * Creates the client; `groupsOf` returns the groups of sensitive words when the page has changed them. `documentId`:
 * the document of the texts.
 */
export function createServerCheck(
  call: Call,
  groupsOf: () => readonly SensitiveGroup[] | null = () => null,
  documentId?: string,
): ServerCheck {
  const choice = () => {
    const groups = groupsOf();
    return groups === null ? {} : { sensitiveGroups: [...groups] };
  };
  const metered = { beyond: 'skip' as const, ...(documentId !== undefined && { documentId }) };
  const checkLines = async (options: { readonly language?: 'zh' }, lines: readonly string[]) => {
    const input = { ...options, ...choice(), ...metered, text: lines.join('\n') };
    return inTime(call(correctText, input));
  };
  return {
    async check(texts, options = {}) {
      // Texts are joined by line breaks, so a line break inside a paragraph is replaced by a space.
      const lines = texts.map((text) => text.replaceAll('\n', ' '));
      const { items, limit } = await checkLines(options, lines);
      const refused = new Set(limit?.lines);
      return splitFindings(texts, items).map((lints, i) => (refused.has(i) ? null : lints));
    },
    async checkWhole(text) {
      const { items } = await inTime(call(correctText, { ...metered, text, documentKind: 'official' }));
      return items.flatMap((item) => (item.category === 'official' ? [toLint(item, text, item.pos)] : []));
    },
  };
}

function inTime<Reply>(reply: Promise<Reply>): Promise<Reply> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The server has not answered in time.')), timeout);
  });
  return Promise.race([reply, late]).finally(() => clearTimeout(timer));
}

/** Assigns the findings to the texts that were joined by line breaks. */
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
    brief: serverExplanation(item.zhBriefDesc),
    full: serverExplanation(item.zhDesc, item.authority),
    source: 'server',
  };
}
