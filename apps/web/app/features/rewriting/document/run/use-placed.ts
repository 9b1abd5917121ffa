import type { Editor } from '@inkstone/editor';
import {
  activeProposal,
  type PlacedProposal,
  proposalsIn,
  proposalsRevision,
} from '@inkstone/editor/proposals';
import { useMemo } from 'react';
import { useEditorValue } from '../../../../shared/proofreading/use-editor.ts';

/** The proposals of an editor by id, and the selected one. */
export interface PlacedProposals {
  readonly placed: ReadonlyMap<string, PlacedProposal>;
  readonly active: string | null;
}

/** Returns the current proposals. Used in event handlers, because the next render follows only after a paint. */
export function readPlaced({ state }: Editor): PlacedProposals {
  return {
    placed: new Map(proposalsIn(state).map((each) => [each.id, each])),
    active: activeProposal(state),
  };
}

/** The proposals of an editor by id, and the selected one, as rendered. */
export function usePlaced(editor: Editor): PlacedProposals {
  const { revision, active } = useEditorValue(editor, ({ state }) => ({
    revision: proposalsRevision(state),
    active: activeProposal(state),
  }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the revision changes with the proposals.
  const placed = useMemo(() => readPlaced(editor).placed, [editor, revision]);
  return { placed, active };
}
