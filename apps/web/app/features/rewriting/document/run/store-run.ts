import {
  anchorProposals,
  changeProposals,
  type DocumentRange,
  placeAnchored,
  proposalsIn,
  proposalsRevision,
  readRange,
} from '@inkstone/editor/proposals';
import { readProposals, removeProposals, storeProposals } from '../../../../offline/rewrite-database.ts';
import type { WritingContext } from '../../../../shared/writing-tool.ts';
import { parseStoredRun, type StoredRun, toStored } from './kept-run.ts';
import { rewriteRequest } from './rewrite-request.ts';
import type { RewriteSession } from './rewrite-session.ts';

/** The document to which the stored run belongs. */
type Owner = Pick<WritingContext, 'editor' | 'accountId' | 'documentId'>;

/** Delay before a change is stored, in ms, because several sentences arrive together. */
const pause = 200;

/**
 * Restores the stored run of a document with its proposals. Returns whether it has undecided sentences; false
 * without storage.
 */
export async function restoreRun(owner: Owner, session: RewriteSession): Promise<boolean> {
  const kept = await readProposals(owner.accountId, owner.documentId).catch(() => null);
  const found = parseStoredRun(kept, Date.now());
  if (found === null || owner.editor.isDestroyed || session.current() !== null) return false;
  session.reopen(
    { ...found.run, error: null },
    rewriteRequest(found.input, placesOf(owner, found.input.text)),
  );
  changeProposals(owner.editor.view, { add: placeAnchored(owner.editor.state, proposalsOf(found)) });
  return proposalsIn(owner.editor.state).some((each) => each.standing === 'original' && !each.isRejected);
}

/**
 * Stores the run of a session on this device after each change of the run or its proposals. Returns a function that stops this.
 */
export function storeRuns({ editor, accountId, documentId }: Owner, session: RewriteSession): () => void {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let last = Promise.resolve();
  let revision = proposalsRevision(editor.state);
  const keep = () => {
    timer = null;
    if (editor.isDestroyed) return;
    const [run, input] = [session.current(), session.input()];
    const write =
      run && input
        ? () => {
            const anchors = anchorProposals(editor.state, new Set(run.sentences.map(({ id }) => id)));
            return storeProposals(accountId, {
              ...{ documentId, keptAt: Date.now() },
              content: toStored({ input, run, anchors }),
            });
          }
        : () => removeProposals(accountId, documentId);
    // If storage is full or blocked, the run is lost when the page is closed.
    last = last.then(() => (editor.isDestroyed ? undefined : write())).catch(() => undefined);
  };
  const soon = () => {
    timer ??= setTimeout(keep, pause);
  };
  const onTransaction = () => {
    const now = proposalsRevision(editor.state);
    if (now === revision) return;
    revision = now;
    soon();
  };
  const stop = session.subscribe(soon);
  editor.on('transaction', onTransaction);
  return () => {
    if (timer) {
      clearTimeout(timer);
      keep();
    }
    stop();
    editor.off('transaction', onTransaction);
  };
}

function proposalsOf({ run, anchors }: StoredRun) {
  const byId = new Map(anchors.map((anchor) => [anchor.id, anchor]));
  return run.sentences.flatMap(({ id, original, state, versions }) => {
    const anchor = byId.get(id);
    if (!anchor) return [];
    const alternatives = versions.map(({ text }) => text);
    const progress = state === 'waiting' ? ('streaming' as const) : ('ready' as const);
    return [{ ...anchor, tool: run.tool, original, alternatives, state: progress }];
  });
}

/** Returns the positions of a text in the current document; none if it has been removed. */
function placesOf({ editor: { state } }: Owner, text: string): DocumentRange {
  const whole = readRange(state.doc, 0, state.doc.content.size);
  const at = whole.text.indexOf(text);
  return { text, place: (start, end) => (at === -1 ? null : whole.place(at + start, at + end)) };
}
