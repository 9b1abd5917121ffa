import { hashText } from '@inkstone/kernel';
import type { EditorState } from '@tiptap/pm/state';
import {
  absolutePositionToRelativePosition,
  relativePositionToAbsolutePosition,
  ySyncPluginKey,
} from 'y-prosemirror';
import * as Y from 'yjs';
import { type AlwaysIgnored, addAlways, type IgnoredLints, ignoreKey } from '../lints/ignored-lints.ts';

/** Name of the Y.Map with the ignored occurrences of a document. */
export const ignoredMapName = 'ignored';

/** An ignored occurrence: the finding, and the relative position of its first character. */
interface IgnoredOccurrence {
  readonly finding: string;
  readonly at: unknown;
}

/**
 * Creates the ignored findings of a shared document. Single occurrences are stored in the document and apply on every device;
 * findings ignored with "always" are stored in `always`.
 */
export function createDocumentIgnored(doc: Y.Doc, always: AlwaysIgnored): IgnoredLints {
  const occurrences = doc.getMap<IgnoredOccurrence>(ignoredMapName);
  return {
    test(state) {
      const ignored = resolve(occurrences, state);
      return (lint, from) =>
        always.has(ignoreKey(lint)) || (ignored.get(ignoreKey(lint))?.has(from) ?? false);
    },
    ignoreOnce(state, { lint, from }) {
      const { type, binding } = ySyncPluginKey.getState(state);
      const at = Y.relativePositionToJSON(absolutePositionToRelativePosition(from, type, binding.mapping));
      const finding = ignoreKey(lint);
      const id = hashText(finding + JSON.stringify(at));
      occurrences.set(id, { finding, at });
      return () => occurrences.delete(id);
    },
    ignoreAlways: (lint) => addAlways(always, lint),
    subscribe(listener) {
      occurrences.observe(listener);
      const stop = always.subscribe(listener);
      return () => {
        occurrences.unobserve(listener);
        stop();
      };
    },
  };
}

function resolve(occurrences: Y.Map<IgnoredOccurrence>, state: EditorState): Map<string, Set<number>> {
  const places = new Map<string, Set<number>>();
  const sync = ySyncPluginKey.getState(state);
  for (const { finding, at } of occurrences.values()) {
    const position = relativePositionToAbsolutePosition(
      sync.doc,
      sync.type,
      Y.createRelativePositionFromJSON(at),
      sync.binding.mapping,
    );
    if (position === null) continue;
    places.set(finding, (places.get(finding) ?? new Set()).add(position));
  }
  return places;
}
