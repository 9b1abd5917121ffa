import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { type LintPlace, lintAtCaret } from './lint-marks.ts';

/** The finding at the caret, or null. */
export const activeLintKey = new PluginKey<LintPlace | null>('activeLint');

/** Determines and highlights the finding at the caret. Must follow the plugin that contains the marks. */
export function activeLintPlugin(): Plugin<LintPlace | null> {
  return new Plugin<LintPlace | null>({
    key: activeLintKey,
    state: {
      init: () => null,
      apply(tr, active, _before, after) {
        // Redrawing around the caret would disturb an input method.
        if (tr.getMeta('composition') !== undefined) return null;
        const next = lintAtCaret(after);
        const isSame =
          active?.serial === next?.serial && active?.from === next?.from && active?.to === next?.to;
        return isSame ? active : next;
      },
    },
    props: {
      decorations(state) {
        const active = activeLintKey.getState(state);
        if (!active) return null;
        return DecorationSet.create(state.doc, [
          Decoration.inline(active.from, active.to, { class: 'lint-active' }),
        ]);
      },
    },
  });
}
