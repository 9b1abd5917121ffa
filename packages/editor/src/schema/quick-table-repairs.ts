import type { Node } from '@tiptap/pm/model';
import { EditorState, type Plugin } from '@tiptap/pm/state';

/** Number of changed blocks from which all tables are inspected instead of those in changed blocks. */
const manyBlocks = 100;

/**
 * Limits the time in which the plugin of tables searches a change for tables to repair. It compares each changed block with all blocks
 * before it, which takes seconds for thousands of them; inspecting all tables of the document is then faster.
 */
export function quickTableRepairs(plugin: Plugin): Plugin {
  const { spec } = plugin;
  const append = spec.appendTransaction?.bind(plugin);
  if (append === undefined) return plugin;
  spec.appendTransaction = (transactions, before, after) => {
    const isLarge = countChanged(before.doc, after.doc) > manyBlocks;
    // All blocks of a document are new compared with an empty one.
    return append(transactions, isLarge ? EditorState.create({ schema: after.schema }) : before, after);
  };
  return plugin;
}

/** The number of blocks from the first to the last one that is another object than before. */
function countChanged(before: Node, after: Node): number {
  if (before === after) return 0;
  let start = 0;
  let [oldEnd, newEnd] = [before.childCount, after.childCount];
  while (start < oldEnd && start < newEnd && before.child(start) === after.child(start)) start++;
  while (oldEnd > start && newEnd > start && before.child(oldEnd - 1) === after.child(newEnd - 1)) {
    oldEnd--;
    newEnd--;
  }
  return newEnd - start;
}
