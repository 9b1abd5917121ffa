import type { EditorView } from '@tiptap/pm/view';
import { separateUndo } from '../commands/separate-undo.ts';
import { type ProposalsChange, proposalsIn, proposalsKey } from './proposals-plugin.ts';
import { textOf } from './sentence-text.ts';
import { type AcceptWay, writeSentence } from './write-sentence.ts';

/** A proposal and the alternative that is accepted. */
export interface Pick {
  readonly id: string;
  readonly text: string;
  /** Whether a model has written it: new words are marked, and the document's files labelled. */
  readonly isGenerated: boolean;
}

/**
 * Writes alternatives into the document in one undo step, and returns the ids of those written. A proposal is skipped if
 * its original sentence is not in the document any more, or if the text lacks a footnote or picture of it.
 */
export function acceptProposals(view: EditorView, picks: readonly Pick[], way: AcceptWay): readonly string[] {
  const chosen = new Map(picks.map((pick) => [pick.id, pick]));
  const { tr, doc } = view.state;
  const written: { id: string; text: string; from: number; to: number; grown: number }[] = [];
  for (const { id, from, to, original, standing, isRejected } of [...proposalsIn(view.state)].reverse()) {
    const { text, isGenerated } = chosen.get(id) ?? {};
    if (
      text === undefined ||
      isGenerated === undefined ||
      text === original ||
      standing !== 'original' ||
      isRejected
    )
      continue;
    if (textOf(doc, from, to) !== original) continue;
    const size = tr.doc.content.size;
    if (!writeSentence(tr, { from, to, text, isGenerated }, way)) continue;
    written.push({ id, text, from, to, grown: tr.doc.content.size - size });
  }
  if (written.length === 0) return [];
  let grown = 0;
  const accept = new Map<string, { text: string; from: number; to: number }>();
  for (const { id, text, from, to, grown: more } of written.reverse()) {
    accept.set(id, { text, from: from + grown, to: to + grown + more });
    grown += more;
  }
  separateUndo(view);
  view.dispatch(tr.setMeta('uiEvent', 'accept').setMeta(proposalsKey, { accept } satisfies ProposalsChange));
  separateUndo(view);
  return [...accept.keys()];
}

/** Changes the proposals without changing the document. */
export function changeProposals(view: EditorView, change: ProposalsChange): void {
  if (!view.isDestroyed) view.dispatch(view.state.tr.setMeta(proposalsKey, change));
}

/** Selects a proposal, and scrolls to its sentence. */
export function goToProposal(view: EditorView, id: string): void {
  const placed = proposalsIn(view.state).find((each) => each.id === id);
  if (!placed) return;
  changeProposals(view, { active: id });
  const { node } = view.domAtPos(placed.from);
  const element = node instanceof Element ? node : node.parentElement;
  element?.scrollIntoView({ block: 'nearest' });
}
