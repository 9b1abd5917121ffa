import type { Finding, Rule, RuleText } from '../rules/rule.ts';
import type { PhraseRow } from './phrase-row.ts';
import { anchorRow, type RowMatch } from './row-match.ts';

/** A row with its table. */
interface Entry {
  readonly table: string;
  readonly anchor: string;
  readonly match: RowMatch;
}

/** Creates the `find` function of a table rule. */
export type FindOf<Name extends string> = (table: Name) => Rule['find'];

/**
 * Finds the rows of all tables in one pass through a text: each pair of characters is looked up once, regardless of the number of
 * tables and rows. Of several rows of a table at one position, the longest is found.
 */
export function scanTables<Name extends string>(
  tables: Readonly<Record<Name, readonly PhraseRow[]>>,
): FindOf<Name> {
  const index = indexByPair(tables);
  const seen = new WeakMap<RuleText, ReadonlyMap<string, readonly Finding[]>>();
  return (table) => (text) => {
    let found = seen.get(text);
    if (found === undefined) {
      found = walk(index, text.text);
      seen.set(text, found);
    }
    return found.get(table) ?? [];
  };
}

/** Creates the `find` function of a single table. */
export function byRows(rows: readonly PhraseRow[]): Rule['find'] {
  return scanTables({ rows })('rows');
}

interface PairIndex {
  /** 1 for characters with which an anchor begins; used as a fast first test. */
  readonly starts: Uint8Array;
  readonly entries: ReadonlyMap<number, readonly Entry[]>;
}

function indexByPair(tables: Readonly<Record<string, readonly PhraseRow[]>>): PairIndex {
  const starts = new Uint8Array(0x10000);
  const entries = new Map<number, Entry[]>();
  for (const [table, rows] of Object.entries(tables)) {
    for (const row of rows) {
      const entry = { table, ...anchorRow(row) };
      const pair = pairAt(entry.anchor, 0);
      starts[entry.anchor.charCodeAt(0)] = 1;
      const others = entries.get(pair);
      if (others === undefined) entries.set(pair, [entry]);
      else others.push(entry);
    }
  }
  for (const list of entries.values()) list.sort((a, b) => b.anchor.length - a.anchor.length);
  return { starts, entries };
}

function walk({ starts, entries }: PairIndex, text: string): ReadonlyMap<string, readonly Finding[]> {
  const found = new Map<string, Finding[]>();
  for (let at = 0; at + 1 < text.length; at++) {
    if (starts[text.charCodeAt(at)] === 0) continue;
    const candidates = entries.get(pairAt(text, at));
    if (candidates === undefined) continue;
    for (const { table, anchor, match } of candidates) {
      if (!text.startsWith(anchor, at)) continue;
      const others = found.get(table) ?? [];
      const last = others.at(-1);
      const finding = match(text, at);
      if (finding === null || (last !== undefined && finding.start < last.end)) continue;
      others.push(finding);
      found.set(table, others);
    }
  }
  return found;
}

function pairAt(text: string, at: number): number {
  return text.charCodeAt(at) * 0x10000 + text.charCodeAt(at + 1);
}
