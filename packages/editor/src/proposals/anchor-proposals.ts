import type { EditorState } from '@tiptap/pm/state';
import {
  absolutePositionToRelativePosition,
  relativePositionToAbsolutePosition,
  ySyncPluginKey,
} from 'y-prosemirror';
import * as Y from 'yjs';
import { findSentence } from './follow-sentence.ts';
import type { PlacedProposal, Proposal } from './proposal.ts';
import { proposalsIn } from './proposals-plugin.ts';

/** The position of a proposal in a shared document, in a form that can be stored. */
export interface ProposalAnchor extends Pick<PlacedProposal, 'id' | 'accepted' | 'isRejected'> {
  /** The relative position of the first character of the sentence, as JSON. */
  readonly at: unknown;
}

/** A stored proposal that is to be shown again. */
export type AnchoredProposal = ProposalAnchor & Omit<Proposal, 'id'>;

type Addition = Proposal & Pick<PlacedProposal, 'from' | 'to' | 'accepted' | 'isRejected'>;

/** Returns the anchors of the proposals with these ids; none in a document that is not shared. */
export function anchorProposals(state: EditorState, ids: ReadonlySet<string>): ProposalAnchor[] {
  const sync = ySyncPluginKey.getState(state);
  if (!sync?.binding) return [];
  return proposalsIn(state)
    .filter(({ id }) => ids.has(id))
    .map(({ id, from, accepted, isRejected }) => ({
      ...{ id, accepted, isRejected },
      at: Y.relativePositionToJSON(absolutePositionToRelativePosition(from, sync.type, sync.binding.mapping)),
    }));
}

/**
 * Finds the sentences of anchored proposals in the current document, to be added with `changeProposals`. A sentence is searched
 * in the block of its anchor, and elsewhere only if it occurs exactly once. A sentence that is not found is placed at its anchor
 * with an empty range.
 */
export function placeAnchored(state: EditorState, proposals: readonly AnchoredProposal[]): Addition[] {
  const sync = ySyncPluginKey.getState(state);
  let floor = 0;
  return proposals.map(({ at, ...proposal }) => {
    const anchor = sync?.binding
      ? relativePositionToAbsolutePosition(
          sync.doc,
          sync.type,
          Y.createRelativePositionFromJSON(at),
          sync.binding.mapping,
        )
      : null;
    const found = findNear(state, anchor, floor, proposal);
    if (found) floor = found.to;
    const from = Math.min(anchor ?? 0, state.doc.content.size);
    return { ...proposal, ...(found ?? { from, to: from }) };
  });
}

type FoundAddition = Pick<Addition, 'from' | 'to' | 'accepted'>;

function findNear(
  { doc }: EditorState,
  anchor: number | null,
  floor: number,
  { original, accepted, alternatives }: Omit<AnchoredProposal, 'at'>,
): FoundAddition | null {
  const $at = anchor === null || anchor > doc.content.size ? null : doc.resolve(anchor);
  const block = $at?.parent.isTextblock
    ? { from: Math.max(floor, $at.start()), to: $at.end(), near: $at.pos }
    : null;
  // The sentence may have been accepted after it was stored. The longer text is searched first, because it can contain another.
  const others = [...(accepted === null ? [] : [accepted]), ...alternatives].filter(
    (text) => text !== original && text !== '',
  );
  const texts = [original, ...new Set(others)].sort((a, b) => b.length - a.length);
  for (const text of texts) {
    const found =
      (block && findSentence(doc, block, text, block.near)) ?? findOnly(doc.content.size, doc, text);
    if (found) return { ...found, accepted: text === original ? accepted : text };
  }
  return null;
}

/** Returns the only occurrence of a text; null if there is none or several. */
function findOnly(size: number, doc: EditorState['doc'], text: string) {
  const whole = { from: 0, to: size };
  const first = findSentence(doc, whole, text, 0);
  const last = findSentence(doc, whole, text, size);
  return first && last && first.from === last.from ? first : null;
}
