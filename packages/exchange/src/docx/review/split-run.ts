import { childOf, element, encodeText, textOf, type XmlElement } from '../../word-file/index.ts';
import type { Edit } from './plan-edits.ts';
import type { Unit } from './visible-text.ts';

/** A part of a run that was split into a run of its own. */
export interface Fragment {
  readonly run: XmlElement;
  /** The range of its text; empty if both are equal. */
  readonly start: number;
  readonly end: number;
  /** The change that deletes it; null if it is kept. */
  readonly deletedBy: Edit | null;
}

interface Part {
  readonly child: XmlElement | string;
  readonly start: number;
  readonly end: number;
  readonly deletedBy: Edit | null;
}

/** Splits a run where edits start and end; content without text is never deleted. */
export function splitRun(
  run: XmlElement,
  unitOf: ReadonlyMap<XmlElement, Unit>,
  edits: readonly Edit[],
): Fragment[] {
  const cuts = new Set(edits.flatMap(placesOf));
  const properties = childOf(run, 'w:rPr');
  const parts = run.children
    .filter((child) => child !== properties)
    .flatMap((child) => partsOf(child, unitOf, cuts, edits));
  const groups: Part[][] = [];
  for (const part of parts) {
    const before = groups.at(-1)?.at(-1);
    const isCut = cuts.has(part.start) && part.end > part.start;
    if (before === undefined || isCut || before.deletedBy !== part.deletedBy) groups.push([part]);
    else groups.at(-1)?.push(part);
  }
  const [only, ...others] = groups;
  if (only === undefined || (others.length === 0 && only[0]?.deletedBy === null)) {
    return [{ run, ...rangeOf(parts), deletedBy: null }];
  }
  return groups.map((group) => {
    const [first] = group;
    const deletedBy = first?.deletedBy ?? null;
    const children = group.map(({ child }) => (deletedBy ? asDeleted(child) : child));
    const own = element(run.name, Object.fromEntries(run.attributes), children);
    if (properties) own.children.unshift(properties);
    return { run: own, ...rangeOf(group), deletedBy };
  });
}

/** Returns the offsets at which runs are split for an edit. */
function placesOf({ change, comment, start, end }: Edit): number[] {
  return [...(change ? [change.start, change.end] : []), ...(comment === null ? [] : [start, end])];
}

function rangeOf(parts: readonly Part[]): { readonly start: number; readonly end: number } {
  const shown = parts.filter(({ start, end }) => start < end);
  return { start: shown[0]?.start ?? -1, end: shown.at(-1)?.end ?? -1 };
}

function partsOf(
  child: XmlElement | string,
  unitOf: ReadonlyMap<XmlElement, Unit>,
  cuts: ReadonlySet<number>,
  edits: readonly Edit[],
): Part[] {
  const unit = typeof child === 'string' ? undefined : unitOf.get(child);
  if (unit === undefined || typeof child === 'string') {
    return [{ child, start: -1, end: -1, deletedBy: null }];
  }
  const { start, end } = unit;
  const borders = unit.kind === 'letters' ? [...cuts].filter((cut) => start < cut && cut < end) : [];
  const places = [start, ...borders.sort((a, b) => a - b), end];
  const text = borders.length > 0 ? textOf(child) : '';
  return places.slice(1).map((to, i) => {
    const from = places[i] ?? start;
    const own = borders.length > 0 ? createTextElement('w:t', text.slice(from - start, to - start)) : child;
    const deletedBy =
      edits.find(({ change }) => change !== null && change.start <= from && to <= change.end) ?? null;
    return { child: own, start: from, end: to, deletedBy };
  });
}

function asDeleted(child: XmlElement | string): XmlElement | string {
  return typeof child !== 'string' && child.name === 'w:t'
    ? createTextElement('w:delText', textOf(child))
    : child;
}

/** Creates the text element of a run. */
export function createTextElement(name: 'w:t' | 'w:delText', text: string): XmlElement {
  return element(name, { 'xml:space': 'preserve' }, [encodeText(text)]);
}
