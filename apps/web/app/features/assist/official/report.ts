import type { ReplyOf } from '@inkstone/contracts';
import type { checkOfficial, LayoutFinding, OfficialTextFinding } from '@inkstone/contracts/assist/official';

/** Equal layout findings at one or more places; they are corrected together. */
export interface LayoutGroup {
  readonly key: string;
  readonly rule: LayoutFinding['rule'];
  readonly clause: string;
  readonly found: string;
  readonly wanted: string;
  readonly ids: readonly string[];
  /** Beginnings of the affected paragraphs; empty when the whole document is affected. */
  readonly excerpts: readonly string[];
}

/** The findings of a document in the form that the page shows. */
export interface Report {
  readonly layout: readonly LayoutGroup[];
  readonly text: readonly OfficialTextFinding[];
}

/** Groups equal layout findings. */
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

/** The ids of all findings that can be corrected. */
export function correctableIds({ layout, text }: Report): string[] {
  return [
    ...layout.flatMap(({ ids }) => ids),
    ...text.filter(({ correct }) => correct.length > 0).map(({ id }) => id),
  ];
}
