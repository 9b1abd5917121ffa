import type { Node } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';

/** Where a word is being typed: its block, and the caret's offset in the block's text. */
export interface WordInProgress {
  readonly block: Node;
  readonly offset: number;
}

/** Knows whether somebody is in the middle of a word, which nobody should call wrong before it is finished. */
export interface TypingWatch {
  current(): WordInProgress | null;
  /** To be called after every change of text or selection. */
  update(isTextChanged: boolean): void;
  close(): void;
}

/** A word that has not grown for so long, in ms, counts as finished. */
export const wordPause = 800;

/** Han needs no such patience: what is typed there comes whole from the input method. */
const wordLetter = /[\p{Script=Latin}\d'’-]/u;

/** Watches the caret of a view; `onFinished` is called when the word ends, is left, or typing pauses. */
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
