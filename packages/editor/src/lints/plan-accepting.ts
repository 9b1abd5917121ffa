import { acceptAll, type Lint, widenEmptySpan } from '@inkstone/proofread';
import type { EditorState } from '@tiptap/pm/state';
import { blockText, checkedOffset } from './block-text.ts';
import { type LintPlace, lintPlaces, type PlacedLint } from './lint-marks.ts';

/** Checks texts and returns findings in the same order. Rejects if it cannot answer. */
export type CheckTexts = (texts: readonly string[]) => Promise<readonly (readonly Lint[])[]>;

/** Findings that may be accepted together, in document order. */
export interface AcceptPlan {
  /** Findings whose best suggestions were tried together without causing new findings. */
  readonly accepted: readonly PlacedLint[];
  /** Number of requested findings with a suggestion that need individual decisions. */
  readonly left: number;
}

/**
 * Determines which of the selected findings can be accepted together: for each block, the suggestions are applied to its text,
 * and the result is checked. `isWanted` selects findings, `isSure` those that are certain. Rejects if no check is available.
 */
export async function planAccepting(
  state: EditorState,
  checkTexts: CheckTexts,
  isWanted: (lint: PlacedLint) => boolean,
  isSure: (lint: Lint) => boolean,
): Promise<AcceptPlan> {
  const check = batched(checkTexts);
  const blocks = await Promise.all(
    byBlock(state).map(async (block) => {
      const wanted = new Map(
        block.places.filter(({ place }) => isWanted(place)).map(({ lint, place }) => [lint, place]),
      );
      if (![...wanted.keys()].some(isSure)) return [];
      const lints = block.places.map(({ lint }) => lint);
      const { taken } = await acceptAll(block.text, lints, check, (lint) => wanted.has(lint) && isSure(lint));
      return taken.flatMap((lint) => wanted.get(lint) ?? []);
    }),
  );
  const accepted = blocks.flat();
  const requested = lintPlaces(state).filter(
    (place) => place.lint.replacements.length > 0 && isWanted(place),
  );
  return { accepted, left: requested.length - accepted.length };
}

interface Block {
  readonly text: string;
  /** Findings in offsets of the text, with their positions in the document. */
  readonly places: { readonly lint: Lint; readonly place: LintPlace }[];
}

function byBlock(state: EditorState): Block[] {
  const blocks = new Map<number, Block>();
  for (const place of lintPlaces(state)) {
    const $from = state.doc.resolve(place.from);
    const start = $from.start();
    const block = blocks.get(start) ?? { text: blockText($from.parent), places: [] };
    blocks.set(start, block);
    const [from, to] = [place.from, place.to].map((at) => checkedOffset($from.parent, at - start));
    block.places.push({ place, lint: { ...place.lint, span: { start: from ?? 0, end: to ?? 0 } } });
  }
  return [...blocks.values()];
}

/** Batches the checks of several blocks. */
function batched(checkTexts: CheckTexts): (text: string) => Promise<readonly Lint[]> {
  let waiting: string[] = [];
  let answer: Promise<readonly (readonly Lint[])[]> | null = null;
  return async (text) => {
    const place = waiting.push(text) - 1;
    answer ??= Promise.resolve().then(() => {
      const texts = waiting;
      waiting = [];
      answer = null;
      return checkTexts(texts);
    });
    const lints = (await answer)[place] ?? [];
    return lints.map((lint) => widenEmptySpan(lint, text));
  };
}
