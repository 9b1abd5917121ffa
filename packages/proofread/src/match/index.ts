export type { Finding, RuleText } from '../rules/rule.ts';
export { makeRuleText } from '../rules/rule-text.ts';
export { type TaggedWord, tagWords } from '../text/tagged-words.ts';
export { type PhraseRow, readRows } from './phrase-row.ts';
export { byRows } from './table-scan.ts';
export { byWordTable, readWordRows, sampleOf, type WordRow } from './word-table.ts';
