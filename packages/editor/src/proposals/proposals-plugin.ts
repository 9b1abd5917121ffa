import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import type { Mapping } from '@tiptap/pm/transform';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { mappingOf } from '../lints/diff-docs.ts';
import { changedRanges } from '../lints/lint-marks.ts';
import { quickSet } from '../lints/quick-set.ts';
import { followSentence } from './follow-sentence.ts';
import type { PlacedProposal, Proposal } from './proposal.ts';
import { type DocumentSentence, textOf } from './sentence-text.ts';

/** A change of the proposals, as meta of a transaction. */
export interface ProposalsChange {
  /** Proposals to add; with the earlier decision if they are added again. */
  readonly add?: readonly (Proposal &
    Pick<DocumentSentence, 'from' | 'to'> &
    Partial<Pick<PlacedProposal, 'accepted' | 'isRejected'>>)[];
  /** New alternatives or states, by id. */
  readonly update?: readonly (Pick<Proposal, 'id'> & Partial<Pick<Proposal, 'alternatives' | 'state'>>)[];
  readonly remove?: ReadonlySet<string>;
  readonly reject?: ReadonlySet<string>;
  readonly restore?: ReadonlySet<string>;
  /** Sentences written by the transaction, with their positions after it. */
  readonly accept?: ReadonlyMap<
    string,
    { readonly text: string; readonly from: number; readonly to: number }
  >;
  /** The proposal whose card is selected; null for none. */
  readonly active?: string | null;
}

interface Proposals {
  /** In document order. */
  readonly placed: readonly PlacedProposal[];
  readonly active: string | null;
  readonly set: DecorationSet;
  /** Incremented when a proposal is added, removed or changed, not when it moves. */
  readonly revision: number;
}

/** Key of the plugin's state and of `ProposalsChange` in a transaction. */
export const proposalsKey = new PluginKey<Proposals>('proposals');

const none: Proposals = { placed: [], active: null, set: DecorationSet.empty, revision: 0 };

/** Marks the sentences that have a proposal. Proposals are not part of the document. */
export const Proposals = Extension.create({
  name: 'proposals',
  addProseMirrorPlugins: () => [proposalsPlugin()],
});

/** The plugin of `Proposals`. */
export function proposalsPlugin(): Plugin<Proposals> {
  return new Plugin<Proposals>({
    key: proposalsKey,
    state: { init: () => none, apply: (tr, state, { doc }) => applyTo(state, tr, doc) },
    props: {
      decorations: (state) => quickSet(proposalsKey.getState(state)?.set ?? none.set),
      handleClick(view, at) {
        const clicked = proposalsIn(view.state).find(
          (each) => each.from <= at && at <= each.to && decorationClassOf(each),
        );
        if (clicked) view.dispatch(view.state.tr.setMeta(proposalsKey, { active: clicked.id }));
        return false;
      },
    },
  });
}

/** All proposals in document order. */
export function proposalsIn(state: EditorState): readonly PlacedProposal[] {
  return proposalsKey.getState(state)?.placed ?? none.placed;
}

/** Number that changes whenever a proposal is added, removed or changed, but not when it moves. */
export function proposalsRevision(state: EditorState): number {
  return proposalsKey.getState(state)?.revision ?? 0;
}

/** The proposal whose card is selected; null if there is none. */
export function activeProposal(state: EditorState): string | null {
  return proposalsKey.getState(state)?.active ?? null;
}

function applyTo(state: Proposals, tr: Transaction, before: Node): Proposals {
  const change: ProposalsChange | undefined = tr.getMeta(proposalsKey);
  if (!change && (!tr.docChanged || state.placed.length === 0)) return state;
  const mapping = mappingOf(tr, before);
  const followed = tr.docChanged ? follow(state.placed, tr.doc, mapping, change?.accept) : state.placed;
  const placed = change ? withChange(followed, change, tr.doc) : followed;
  const active = change?.active === undefined ? state.active : change.active;
  const isSame = !change && active === state.active && areSame(state.placed, placed);
  if (isSame) return { ...state, placed, set: state.set.map(mapping, tr.doc) };
  return { placed, active, set: draw(tr.doc, placed, active), revision: state.revision + 1 };
}

function follow(
  placed: readonly PlacedProposal[],
  doc: Node,
  mapping: Mapping,
  accepted: ProposalsChange['accept'],
): PlacedProposal[] {
  const changed = changedRanges(mapping);
  let floor = 0;
  return placed.map((each) => {
    const written = accepted?.get(each.id);
    const next = written
      ? { ...each, from: written.from, to: written.to, accepted: written.text, standing: 'accepted' as const }
      : followSentence(each, doc, mapping, changed, floor);
    if (next.standing !== 'changed') floor = next.to;
    return next;
  });
}

function withChange(placed: readonly PlacedProposal[], change: ProposalsChange, doc: Node): PlacedProposal[] {
  const updates = new Map(change.update?.map((update) => [update.id, update]));
  const added = (change.add ?? []).map((proposal): PlacedProposal => {
    const { accepted = null, isRejected = false } = proposal;
    // The document may have changed since the tool read it.
    const text = textOf(doc, proposal.from, proposal.to);
    const isAccepted = text === accepted && accepted !== null;
    const standing = text === proposal.original ? 'original' : isAccepted ? 'accepted' : 'changed';
    return { ...proposal, accepted, isRejected, standing };
  });
  return [...placed, ...added]
    .filter(({ id }) => !change.remove?.has(id))
    .map((each) => ({
      ...each,
      ...updates.get(each.id),
      isRejected: change.reject?.has(each.id) || (each.isRejected && !change.restore?.has(each.id)),
    }))
    .sort((a, b) => a.from - b.from);
}

function areSame(before: readonly PlacedProposal[], after: readonly PlacedProposal[]): boolean {
  return before.every((each, i) => each.standing === after[i]?.standing);
}

function draw(doc: Node, placed: readonly PlacedProposal[], active: string | null): DecorationSet {
  const marks = placed.flatMap((each) => {
    const decorationClass = decorationClassOf(each);
    if (decorationClass === null || each.from >= each.to) return [];
    const name = each.id === active ? `${decorationClass} proposal-active` : decorationClass;
    return [Decoration.inline(each.from, each.to, { class: name, 'data-proposal': each.id })];
  });
  return DecorationSet.create(doc, marks);
}

/** The classes of a sentence; null for one that is not marked. */
function decorationClassOf(placed: PlacedProposal | undefined): string | null {
  if (!placed || placed.isRejected || placed.standing !== 'original') return null;
  return `proposal proposal-${placed.state}`;
}
