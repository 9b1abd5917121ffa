import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import { StepMap } from '@tiptap/pm/transform';
import type { EditorView } from '@tiptap/pm/view';
import { separateUndo } from '../commands/separate-undo.ts';
import { pasteLimit } from '../paste/index.ts';
import type { BlockMatches, Matches } from './find-in-document.ts';
import { type BlockEdit, editsOf, rewriteContent } from './rewrite-block.ts';

/** `refused`: by a limit of the editor, such as that of words, which reports it. `tooLarge`: by that of one change. */
export type ReplaceResult = 'done' | 'refused' | 'tooLarge';

interface EditedBlock extends BlockMatches {
  readonly edits: readonly BlockEdit[];
}

/** Replaces matches of the present document by a text, in one undo step and one transaction. */
export function replaceMatches(view: EditorView, matches: Matches, replacement: string): ReplaceResult {
  if ((replacement.length - matches.length) * matches.starts.length > pasteLimit) return 'tooLarge';
  const edited = matches.blocks
    .map((each) => ({ ...each, edits: editsOf(each, matches.length, replacement) }))
    .filter(({ edits }) => edits.length > 0);
  if (edited.length === 0) return 'done';
  const { tr, doc } = view.state;
  // From the end, so that earlier positions stay valid.
  for (const run of runsOf(edited).reverse()) replaceRun(tr, run);
  keepSelection(tr, view.state, edited);
  separateUndo(view);
  view.dispatch(tr);
  separateUndo(view);
  return view.state.doc === doc ? 'refused' : 'done';
}

/**
 * Groups blocks that follow each other. Each group becomes one step, because thousands of steps, each of which copies the list of
 * all blocks, would take seconds.
 */
function runsOf(edited: readonly EditedBlock[]): EditedBlock[][] {
  const runs: EditedBlock[][] = [];
  for (const each of edited) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && last.start + last.block.content.size + 2 === each.start) run.push(each);
    else runs.push([each]);
  }
  return runs;
}

function replaceRun(tr: Transaction, run: readonly EditedBlock[]): void {
  const [first] = run;
  const last = run.at(-1);
  if (!first || !last) return;
  if (first === last) {
    const { block, start, edits } = first;
    const [from, to] = [edits[0]?.from ?? 0, edits.at(-1)?.to ?? 0];
    tr.replaceWith(start + from, start + to, rewriteContent(block, edits, from, to));
    return;
  }
  const nodes = run.map(({ block, edits }) =>
    block.copy(rewriteContent(block, edits, 0, block.content.size)),
  );
  tr.replaceWith(first.start - 1, last.start + last.block.content.size + 1, nodes);
}

/** Maps a text selection through the edits themselves, because a step replaces everything between the first and the last one. */
function keepSelection(tr: Transaction, { selection }: EditorState, edited: readonly EditedBlock[]): void {
  if (!(selection instanceof TextSelection)) return;
  const ranges = edited.flatMap(({ start, edits }) =>
    edits.flatMap(({ from, to, text }) => [start + from, to - from, text.length]),
  );
  const map = new StepMap(ranges);
  const [anchor, head] = [map.map(selection.anchor), map.map(selection.head)];
  tr.setSelection(TextSelection.create(tr.doc, anchor, head));
}
