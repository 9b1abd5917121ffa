import type { ReplyOf } from '@inkstone/contracts';
import type { checkOfficial, LayoutFinding, OfficialTextFinding } from '@inkstone/contracts/official';

/** Findings of the layout that say the same, at one or many places; they are mended together. */
export interface LayoutGroup {
  readonly key: string;
  readonly rule: LayoutFinding['rule'];
  readonly clause: string;
  readonly found: string;
  readonly wanted: string;
  readonly ids: readonly string[];
  /** Beginnings of the paragraphs meant; empty where the whole document is. */
  readonly excerpts: readonly string[];
}

/** What was found in a document, as the page shows it. */
export interface Report {
  readonly layout: readonly LayoutGroup[];
  readonly text: readonly OfficialTextFinding[];
}

/** Gathers layout findings that say the same. */
export function reportOf({ layout, text }: ReplyOf<typeof checkOfficial>): Report {
  const groups = new Map<string, LayoutFinding[]>();
  for (const finding of layout) {
    const key = JSON.stringify([finding.rule, finding.found, finding.wanted]);
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return {
    text,
    layout: [...groups].flatMap(([key, findings]): LayoutGroup[] => {
      const [first] = findings;
      if (first === undefined) return [];
      const { rule, clause, found, wanted } = first;
      const ids = findings.map(({ id }) => id);
      const excerpts = findings.map(({ excerpt }) => excerpt).filter((excerpt) => excerpt !== '');
      return [{ key, rule, clause, found, wanted, ids, excerpts }];
    }),
  };
}

/** The ids of everything that can be mended. */
export function mendable({ layout, text }: Report): string[] {
  return [
    ...layout.flatMap(({ ids }) => ids),
    ...text.filter(({ correct }) => correct.length > 0).map(({ id }) => id),
  ];
}
