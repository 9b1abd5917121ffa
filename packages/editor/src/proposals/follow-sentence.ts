import type { Node } from '@tiptap/pm/model';
import type { Mapping } from '@tiptap/pm/transform';
import type { PlacedProposal, Standing } from './proposal.ts';
import { readBlock } from './sentence-text.ts';

/** The part of a document that a mapping changed. */
export interface ChangedRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns a proposal after an edit. Its sentence is searched only where the edit can have moved it, after `floor`, so that it is
 * never confused with an equal sentence elsewhere.
 */
export function followSentence(
  placed: PlacedProposal,
  doc: Node,
  mapping: Mapping,
  changed: readonly ChangedRange[],
  floor: number,
): PlacedProposal {
  const [from, to] = [mapping.map(placed.from, 1), mapping.map(placed.to, -1)];
  const [first, last] = [mapping.map(placed.from, -1), mapping.map(placed.to, 1)];
  const touching = changed.filter((range) => range.from <= last && range.to >= first);
  if (touching.length === 0)
    return from === placed.from && to === placed.to ? placed : { ...placed, from, to };
  // An undo can replace the ends of two sentences together, so the whole replacement is searched.
  const range = {
    from: Math.max(floor, Math.min(first, ...touching.map((each) => each.from))),
    to: Math.max(last, ...touching.map((each) => each.to)),
  };
  for (const { text, standing } of textsOf(placed)) {
    const found = findSentence(doc, range, text, from);
    if (found) return { ...placed, ...found, standing };
  }
  return { ...placed, from: first, to: last, standing: 'changed' };
}

/** Returns the texts to search; the longer one first, because it can contain the other. */
function textsOf({ original, accepted }: PlacedProposal): { text: string; standing: Standing }[] {
  const texts: { text: string; standing: Standing }[] = [{ text: original, standing: 'original' }];
  if (accepted !== null) texts.push({ text: accepted, standing: 'accepted' });
  return texts.sort((a, b) => b.text.length - a.text.length);
}

/** Returns the occurrence of a text within a range that is nearest to a position. */
export function findSentence(
  doc: Node,
  range: ChangedRange,
  text: string,
  near: number,
): ChangedRange | null {
  let best: ChangedRange | null = null;
  if (range.from >= range.to) return null;
  doc.nodesBetween(range.from, range.to, (node, at) => {
    if (!node.isTextblock) return true;
    for (const found of occurrencesIn(node, at + 1, text)) {
      if (found.from < range.from || found.to > range.to) continue;
      if (!best || Math.abs(found.from - near) < Math.abs(best.from - near)) best = found;
    }
    return false;
  });
  return best;
}

function occurrencesIn(block: Node, start: number, text: string): ChangedRange[] {
  const { text: whole, offsets } = readBlock(block);
  const found: ChangedRange[] = [];
  for (let at = whole.indexOf(text); at !== -1; at = whole.indexOf(text, at + 1)) {
    const from = start + (offsets[at] ?? 0);
    found.push({ from, to: start + (offsets[at + text.length - 1] ?? 0) + 1 });
  }
  return found;
}
