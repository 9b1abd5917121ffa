import type { Node } from '@tiptap/pm/model';
import { EditorState, type Plugin, type PluginView, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { bodySchema } from '../schema/index.ts';

/** An editor view without a DOM: state, plugin views and dispatch. For tests. */
export interface PlainView {
  state: EditorState;
  composing: boolean;
  isDestroyed: boolean;
  dispatch(tr: Transaction): void;
  destroy(): void;
  /** Typed as a real view; only the members above may be used. */
  readonly asView: EditorView;
}

export function createPlainView(plugins: readonly Plugin[], doc?: Node): PlainView {
  const pluginViews: PluginView[] = [];
  const view = {
    state: EditorState.create({ schema: bodySchema, plugins, ...(doc ? { doc } : {}) }),
    composing: false,
    isDestroyed: false,
    hasFocus: () => false,
    dispatch(tr: Transaction) {
      const before = view.state;
      view.state = before.apply(tr);
      for (const pluginView of pluginViews) pluginView.update?.(view.asView, before);
    },
    destroy() {
      view.isDestroyed = true;
      for (const pluginView of pluginViews) pluginView.destroy?.();
    },
    get asView(): EditorView {
      return view as unknown as EditorView;
    },
  };
  for (const plugin of plugins) {
    const pluginView = plugin.spec.view?.(view.asView);
    if (pluginView) pluginViews.push(pluginView);
  }
  return view;
}

/** A document with these paragraphs. */
export function docOf(...paragraphs: readonly string[]): Node {
  return bodySchema.node(
    'doc',
    null,
    paragraphs.map((text) => bodySchema.node('paragraph', null, text === '' ? [] : [bodySchema.text(text)])),
  );
}
