import type { Node } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';

/** Position of a word being typed: its block, and the caret's offset in the block's text. */
export interface WordInProgress {
  readonly block: Node;
  readonly offset: number;
}

/** Detects whether a word is being typed, which should not be reported before it is finished. */
export interface TypingWatch {
  current(): WordInProgress | null;
  /** Must be called after every change of text or selection. */
  update(isTextChanged: boolean): void;
  close(): void;
}

/** Time without a change after which a word counts as finished, in ms. */
export const wordPause = 800;

/** Letters of words that are typed one by one. Han characters are not among them: input methods insert complete words. */
const wordLetter = /[\p{Script=Latin}\d'’-]/u;

/** Watches the caret of a view. `onFinished` is called when the word ends, the caret leaves it, or typing pauses. */
export function watchTyping(view: EditorView, onFinished: () => void): TypingWatch {
  let caret: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function finish(): void {
    clearTimeout(timer);
    if (caret === null) return;
    caret = null;
    onFinished();
  }

  return {
    current() {
      const { $head, empty, head } = view.state.selection;
      return empty && head === caret ? { block: $head.parent, offset: $head.parentOffset } : null;
    },
    update(isTextChanged) {
      const { $head, empty, head } = view.state.selection;
      const before = $head.nodeBefore?.text?.at(-1) ?? '';
      if (isTextChanged && empty && wordLetter.test(before)) {
        caret = head;
        clearTimeout(timer);
        timer = setTimeout(finish, wordPause);
      } else if (isTextChanged || head !== caret) {
        finish();
      }
    },
    close: () => clearTimeout(timer),
  };
}
