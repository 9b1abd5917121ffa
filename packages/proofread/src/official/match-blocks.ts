import { byPattern, type Fix } from '../match/by-pattern.ts';
import type { Finding } from '../rules/rule.ts';
import { makeRuleText } from '../rules/rule-text.ts';
import type { Block } from './document.ts';

/** Yields the matches of one pattern (with the flag g) in paragraphs, in offsets of the whole text. */
export function* matchBlocks(blocks: readonly Block[], pattern: RegExp, fix: Fix): Generator<Finding> {
  const find = byPattern(pattern, fix);
  for (const { text, start } of blocks) {
    for (const finding of find(makeRuleText(text, 'zh'))) {
      yield { ...finding, start: start + finding.start, end: start + finding.end };
    }
  }
}
