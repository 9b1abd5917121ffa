import { childOf, childValue, elementsOf, type XmlElement } from '../../word-file/index.ts';
import { formatNumber } from './number-format.ts';
import type { Numbering } from './styles.ts';

interface Level {
  readonly format: string;
  readonly start: number;
  /** Text around the number, such as `第%1章`, where `%1` is the number of level 0. */
  readonly pattern: string;
  readonly indent: number | null;
  /** Whether the numbers of all levels are decimal. */
  readonly isPlain: boolean;
  /** The paragraph style linked to this level. */
  readonly style: string | undefined;
}

interface NumberingList {
  /** Lists with the same origin share their counters. */
  readonly origin: string;
  readonly levels: ReadonlyMap<number, Level>;
  /** Levels at which this list restarts. */
  readonly restarts: ReadonlyMap<number, number>;
}

/** A numbered list item. */
export interface CountedItem {
  readonly format: string;
  readonly value: number;
  /** The formatted number with its surrounding text. */
  readonly label: string;
  /** Twentieths of a point; null if unspecified. */
  readonly indent: number | null;
  /** Lists with the same origin are parts of one list, unless one of them restarts. */
  readonly origin: string;
  readonly restartsNumbering: boolean;
}

/** Counters of all lists, updated while a document is read in order. */
export interface ListCounter {
  /** Counts a paragraph of a list; null for an unknown list. */
  count(numbering: Numbering): CountedItem | null;
  /** The list level that a style is linked to. */
  levelOfStyle(numId: string, styles: readonly string[]): number;
}

const plainLevel: Level = {
  format: 'decimal',
  start: 1,
  pattern: '',
  indent: null,
  isPlain: false,
  style: undefined,
};

/** Reads the root of numbering.xml; null for a document without lists. */
export function createListCounter(root: XmlElement | null): ListCounter {
  const lists = readLists(root);
  const counts = new Map<string, number[]>();
  const begun = new Set<string>();

  function advance(list: NumberingList, { numId, level }: Numbering): { value: number; numbers: number[] } {
    const numbers = counts.get(list.origin) ?? [];
    counts.set(list.origin, numbers);
    const restart = list.restarts.get(level);
    const isFirst = !begun.has(`${numId} ${level}`);
    begun.add(`${numId} ${level}`);
    const known = numbers[level];
    const value =
      isFirst && restart !== undefined
        ? restart
        : known === undefined
          ? (restart ?? list.levels.get(level)?.start ?? 1)
          : known + 1;
    numbers.splice(level, numbers.length, ...fill(numbers, level), value);
    return { value, numbers };
  }

  /** Fills the counters of skipped levels, which count as started. */
  function fill(numbers: readonly number[], level: number): number[] {
    return Array.from({ length: Math.max(0, level - numbers.length) }, () => 1);
  }

  return {
    count(numbering) {
      const list = lists.get(numbering.numId);
      if (!list) return null;
      const { format, pattern, indent, isPlain } = list.levels.get(numbering.level) ?? plainLevel;
      const { value, numbers } = advance(list, numbering);
      const label = pattern.replace(/%([1-9])/g, (_, place: string) => {
        const at = Number(place) - 1;
        return formatNumber(
          numbers[at] ?? 1,
          isPlain ? 'decimal' : (list.levels.get(at) ?? plainLevel).format,
        );
      });
      const { origin, restarts } = list;
      return { format, value, label, indent, origin, restartsNumbering: restarts.has(numbering.level) };
    },
    levelOfStyle(numId, styles) {
      for (const [level, { style }] of lists.get(numId)?.levels ?? []) {
        if (style !== undefined && styles.includes(style)) return level;
      }
      return 0;
    },
  };
}

function readLists(root: XmlElement | null): Map<string, NumberingList> {
  const all = root ? elementsOf(root) : [];
  const origins = new Map(
    all
      .filter(({ name }) => name === 'w:abstractNum')
      .map((origin) => [origin.attributes.get('w:abstractNumId') ?? '', readLevels(elementsOf(origin))]),
  );
  const lists = new Map<string, NumberingList>();
  for (const list of all.filter(({ name }) => name === 'w:num')) {
    const origin = childValue(list, 'w:abstractNumId') ?? '';
    const changes = elementsOf(list).filter(({ name }) => name === 'w:lvlOverride');
    const restarts = new Map<number, number>();
    for (const change of changes) {
      const start = childValue(change, 'w:startOverride');
      if (start !== undefined) restarts.set(Number(change.attributes.get('w:ilvl')), Number(start));
    }
    lists.set(list.attributes.get('w:numId') ?? '', {
      origin,
      levels: new Map([...(origins.get(origin) ?? []), ...readLevels(changes.flatMap(elementsOf))]),
      restarts,
    });
  }
  return lists;
}

function readLevels(elements: readonly XmlElement[]): Map<number, Level> {
  const levels = new Map<number, Level>();
  for (const level of elements.filter(({ name }) => name === 'w:lvl')) {
    const indent = childOf(childOf(level, 'w:pPr'), 'w:ind')?.attributes;
    const left = indent?.get('w:left') ?? indent?.get('w:start');
    levels.set(Number(level.attributes.get('w:ilvl')), {
      format: childValue(level, 'w:numFmt') ?? 'decimal',
      start: Number(childValue(level, 'w:start') ?? 1),
      pattern: childValue(level, 'w:lvlText') ?? '',
      indent: left === undefined ? null : Number(left),
      isPlain: childOf(level, 'w:isLgl') !== undefined,
      style: childValue(level, 'w:pStyle'),
    });
  }
  return levels;
}
